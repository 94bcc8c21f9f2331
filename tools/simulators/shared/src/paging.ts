import { createHash } from "node:crypto";
import { numberParameter, type Parameters, type Query, textParameter } from "./query.ts";
import type { Placed } from "./store.ts";

/** How the link to the next page looks on the last page. */
export type LastPageLink = "absent" | "null" | "empty";

/** One page of a collection. */
export interface Page<T> {
  readonly records: readonly T[];
  readonly metadata: {
    readonly first: string;
    readonly last: string;
    readonly prev?: string;
    readonly next?: string | null;
    readonly total_size: number;
  };
}

/** The two paging parameters, for a route's list of parameters. */
export function pagingParameters(max = 100): Parameters {
  return { page_size: numberParameter(1, max), page_token: textParameter };
}

/**
 * Cuts a page out of a collection. The token holds the place of the last element shown, so objects that come or go
 * between two pages neither repeat nor hide others; it is good for the same filters only.
 *
 * @returns undefined when the token is not one of ours, or belongs to another query.
 */
export function cutPage<T>(
  all: readonly Placed<T>[],
  query: Query,
  url: string,
  lastPageLink: LastPageLink,
): Page<T> | undefined {
  const size = query.number("page_size", 10);
  const filter = filterOf(query);
  const token = query.text("page_token");
  const after = token === undefined ? 0 : placeOf(token, filter);
  if (after === undefined) return undefined;

  const start = token === undefined ? 0 : all.findIndex((one) => one.place > after);
  const begin = start === -1 ? all.length : start;
  const page = all.slice(begin, begin + size);
  const more = begin + size < all.length;

  const link = (from: number) => linkTo(url, query, from <= 0 ? undefined : tokenOf(all[from - 1]?.place ?? 0, filter));
  const lastBegin = Math.max(0, Math.ceil(all.length / size) - 1) * size;
  const next = more ? link(begin + size) : lastPageLink === "empty" ? "" : null;
  return {
    records: page.map((one) => one.record),
    metadata: {
      first: link(0),
      last: link(lastBegin),
      ...(begin > 0 ? { prev: link(begin - size) } : {}),
      ...(more || lastPageLink !== "absent" ? { next } : {}),
      total_size: all.length,
    },
  };
}

function linkTo(url: string, query: Query, token: string | undefined): string {
  const parameters = query.copy();
  parameters.delete("page_token");
  if (token !== undefined) parameters.set("page_token", token);
  const search = parameters.toString();
  return search === "" ? url : `${url}?${search}`;
}

function filterOf(query: Query): string {
  const parameters = query.copy();
  parameters.delete("page_token");
  parameters.delete("page_size");
  parameters.sort();
  return createHash("sha256").update(parameters.toString()).digest("base64url").slice(0, 8);
}

function tokenOf(place: number, filter: string): string {
  return Buffer.from(`${filter}.${place}`).toString("base64url");
}

function placeOf(token: string, filter: string): number | undefined {
  const [its, place] = Buffer.from(token, "base64url").toString().split(".");
  return its === filter && place !== undefined && /^\d+$/.test(place) ? Number(place) : undefined;
}
