import { nearest } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { allMembers, type Body, idOf, text } from "./hal.ts";

/** Something that a user could have meant. */
export interface Candidate {
  /** What it is called: a handle, `environment/handle`, a process type. */
  readonly name: string;
  /** Its ID, where it has one that a user would give. */
  readonly id?: string;
}

/** So many are listed; of more, how many there are. */
const longestList = 20;

/** The environments that the token may see. */
export async function environments(op: Op): Promise<Candidate[]> {
  return (await allMembers(op.api, "/accounts", "accounts")).map(candidate);
}

/** Members of a listing that a user could have meant, by their handles. */
export function candidate(body: Body): Candidate {
  return { name: text(body, "handle"), id: idOf(body) };
}

/**
 * The error for something that there is not: says so and lists what there is.
 *
 * @param says `there is no environment "prdo"`.
 * @param find What there is. When that cannot be found out either, the sentence does without.
 * @param meant The name that was looked for, to suggest the one it may have been meant for.
 */
export async function noSuch(
  says: string,
  find: () => Promise<readonly Candidate[]>,
  cause?: unknown,
  meant?: string,
): Promise<Error> {
  const found = await find().catch(() => undefined);
  const begin = `${says}, or the credentials may not see it`;
  return new Error(found === undefined ? begin : `${begin}. ${sentence(found, meant)}`, { cause });
}

/** `There are: prod (1) and staging (2). Did you mean prod?` */
export function sentence(found: readonly Candidate[], meant?: string): string {
  if (found.length === 0) return "There is none at all";
  const shown = found.slice(0, longestList).map(({ name, id }) => (id === undefined ? name : `${name} (${id})`));
  const more = found.length - shown.length;
  const list = listOf(more > 0 ? [...shown, `${more} more`] : shown, "and");
  const near =
    meant === undefined
      ? undefined
      : nearest(
          meant,
          found.map(({ name }) => name),
        );
  return `There ${found.length === 1 ? "is" : "are"}: ${list}${near === undefined ? "" : `. Did you mean ${near}?`}`;
}

/** `a, b and c`. */
export function listOf(items: readonly string[], joint: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${joint} ${last}`;
}
