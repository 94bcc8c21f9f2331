import { numberParameter, type Parameters, type Query } from "@org/simulator";
import type { SchemaVersion } from "../records.ts";
import { registryError, unknownSubject, unknownVersion } from "./errors.ts";

/** The parameters that cut a list: where it begins and how long it is at most. */
export const limits: Parameters = { offset: numberParameter(0, 1e9), limit: numberParameter(-1, 1e9) };

/** Returns the part of a list that `offset` and `limit` request, at most `most` elements. */
export function cut<T>(all: readonly T[], query: Query, most = Number.POSITIVE_INFINITY): T[] {
  const offset = query.number("offset", 0);
  const limit = query.number("limit", -1);
  return all.slice(offset, offset + Math.min(limit < 0 ? most : limit, most));
}

/** Whether a version's subject begins with `subjectPrefix`; `:*:` stands for every context. */
export function hasPrefix(one: SchemaVersion, query: Query): boolean {
  const prefix = query.text("subjectPrefix") ?? "";
  return prefix === ":*:" || one.subject.startsWith(prefix.replace(/^:\*:/, ""));
}

/** Whether a version is shown with these values of `deleted` and `deletedOnly`. */
export function isWanted(one: SchemaVersion, query: Query): boolean {
  if (query.is("deletedOnly")) return one.deleted;
  return !one.deleted || query.is("deleted");
}

/**
 * The version that a path names, by number or as `latest`.
 *
 * @throws a 404 when there is none, a 422 when the path names no version at all.
 */
export function pick(subject: string, versions: readonly SchemaVersion[], wanted: string): SchemaVersion {
  const latest = wanted === "latest" || wanted === "-1";
  if (!latest && !/^[1-9]\d{0,9}$/.test(wanted)) {
    throw registryError(
      422,
      42202,
      `The specified version '${wanted}' is not a valid version id. Allowed values are between [1, 2^31-1] and the string "latest"`,
    );
  }
  if (versions.length === 0) throw unknownSubject(subject);
  const found = latest ? versions.at(-1) : versions.find((one) => one.version === Number(wanted));
  if (found === undefined) throw unknownVersion(wanted);
  return found;
}
