import { CodedError, nearest } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { allMembers, type Body, idOf, text } from "./hal.ts";

/** An object that a user may have meant. */
export interface Candidate {
  /** A handle, `environment/handle`, or a process type. */
  readonly name: string;
  /** Its ID, if users refer to it by ID. */
  readonly id?: string;
}

/** How many candidates a message lists. It only counts the others. */
const longestList = 20;

/** The environments that the credentials can see. */
export async function environmentCandidates(op: Op): Promise<Candidate[]> {
  return (await allMembers(op.api, "/accounts", "accounts")).map(candidateOf);
}

/** A member of a listing as a candidate, by its handle. */
export function candidateOf(body: Body): Candidate {
  return { name: text(body, "handle"), id: idOf(body) };
}

/**
 * The error for an object that does not exist. It lists the objects that do.
 *
 * @param problem - `there is no environment "prdo"`.
 * @param find - Finds the existing objects. If that fails, the message has no list.
 * @param wanted - The name that was searched for. The message suggests the most similar one.
 */
export function notFoundError(
  problem: string,
  find: () => Promise<readonly Candidate[]>,
  cause?: unknown,
  wanted?: string,
): Promise<Error> {
  return errorWithCandidates(`${problem}, or the credentials have no permission to see it`, find, cause, wanted);
}

/** The error for an `envId` that no environment has. */
export function noEnvironment(op: Op, envId: number, cause: unknown): Promise<Error> {
  return notFoundError(`there is no environment with the envId ${envId}`, () => environmentCandidates(op), cause);
}

/** An error that lists the objects that exist. */
export async function errorWithCandidates(
  problem: string,
  find: () => Promise<readonly Candidate[]>,
  cause?: unknown,
  wanted?: string,
): Promise<Error> {
  const found = await find().catch(() => undefined);
  return new CodedError("not-found", found === undefined ? problem : `${problem}. ${listAvailable(found, wanted)}`, {
    cause,
  });
}

/** `Available: prod (1) and staging (2). Did you mean prod?` */
export function listAvailable(found: readonly Candidate[], wanted?: string): string {
  if (found.length === 0) return "None exist";
  const shown = found.slice(0, longestList).map(({ name, id }) => (id === undefined ? name : `${name} (${id})`));
  const more = found.length - shown.length;
  const list = listInWords(more > 0 ? [...shown, `${more} more`] : shown, "and");
  const names = found.map(({ name }) => name);
  const similar = wanted === undefined ? undefined : nearest(wanted, names);
  return `Available: ${list}${similar === undefined ? "" : `. Did you mean ${similar}?`}`;
}

/** `a, b and c`. */
export function listInWords(items: readonly string[], joint: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${joint} ${last}`;
}
