import type { Operation } from "@org/core-provider";
import { at, type Body } from "./body.ts";
import type { Clients } from "./clients.ts";
import { type Collection, listAll } from "./control-plane.ts";
import { isGone } from "./errors.ts";

/** What a lookup function looks for. */
export interface Lookup {
  /** What it is in words, for messages: `identity provider`. */
  readonly kind: string;
  readonly collection: Collection;
  /** The function's arguments, for the collection's path and scope. Left out when it needs none. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The ID, when the function was called with one. Empty counts as not given. */
  readonly id: string | undefined;
  /** The other arguments that the object can be found by, of which one is used. Empty counts as not given. */
  readonly by: Readonly<Record<string, string | undefined>>;
  /** Where a body holds what `by` asks for: `display_name`. Default: the collection's `nameAt`. */
  readonly at?: string;
  /** Filters that the platform applies to the listing. The exact match is made here all the same. */
  readonly filter?: Readonly<Record<string, string>>;
}

/**
 * Finds exactly one object: by its ID, or by an exact match over all pages of the collection.
 *
 * @throws Error naming the key when no object matches, or several do.
 *
 * @example
 * ```ts
 * const body = await lookupOne(op, {
 *   kind: "environment",
 *   collection: environments,
 *   id: op.args.id,
 *   by: { displayName: op.args.displayName },
 * });
 * ```
 */
export async function lookupOne(op: Operation & Clients, lookup: Lookup): Promise<Body> {
  if (lookup.id) return byId(op, lookup, lookup.id);
  const given = Object.entries(lookup.by).find(([, value]) => value !== undefined && value !== "");
  if (!given) throw new Error(`one of ${["id", ...Object.keys(lookup.by)].join(" or ")} must be given`);
  const [key, value] = given;
  const found = await matching(op, lookup, value as string);
  const [only] = found;
  const what = `${key} "${value}"${where(lookup)}`;
  if (!only) throw new Error(`no ${lookup.kind} has the ${what}; the match is exact, upper and lower case included`);
  if (found.length > 1) {
    throw new Error(
      `${found.length} objects of the kind ${lookup.kind} have the ${what}: ${found.map((body) => String(body["id"])).join(", ")}. Give the id of the one that is meant`,
    );
  }
  return only;
}

async function byId(op: Operation & Clients, lookup: Lookup, id: string): Promise<Body> {
  const { collection, values = {} } = lookup;
  try {
    return await op.cloud.get<Body>(`${collection.path(values)}/${encodeURIComponent(id)}`, {
      query: collection.scope?.(values) ?? {},
    });
  } catch (error) {
    if (!isGone(error)) throw error;
    throw new Error(
      `there is no ${lookup.kind} with the id "${id}"${where(lookup)}, or the credentials may not see it. The platform says: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

async function matching(op: Operation & Clients, lookup: Lookup, value: string): Promise<Body[]> {
  const { collection, values = {}, filter } = lookup;
  const path = lookup.at ?? collection.nameAt;
  const query = { ...collection.scope?.(values), ...filter };
  const found: Body[] = [];
  for await (const body of listAll(op.cloud, collection.path(values), query, collection.pageSize)) {
    if (at(body, path) === value) found.push(body);
  }
  return found;
}

/** ` in environment env-abc123`, when the collection has such a scope. */
function where({ collection, values = {} }: Lookup): string {
  const scope = Object.entries(collection.scope?.(values) ?? {});
  return scope.length === 0 ? "" : ` in ${scope.map(([name, value]) => `${name} ${value}`).join(", ")}`;
}
