import { isDeepStrictEqual } from "node:util";
import type { Field, Fields } from "../../definition/field.ts";
import { steps } from "../../value/path.ts";
import { isRecord } from "../../value/record.ts";
import type { Values } from "../marks.ts";

/**
 * Compares the outputs before and after a refresh whose response lacked a member, by the rules in `wire/from-wire.ts`.
 *
 * @returns what the refresh must not have changed, a phrase each. Empty when there is nothing.
 */
export function blankedValues(fields: Fields, before: Values, after: Values, at = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => changed(field, before[name], after[name], `${at}${name}`));
}

function changed(field: Field, before: unknown, after: unknown, at: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (mayBeUnset(field) && isBlank(after)) return [];
  if (field.role === "output" && after === undefined) return [];
  if (field.kind === "map" && isRecord(before) && isRecord(after)) {
    return Object.keys(after).flatMap((key) =>
      isDeepStrictEqual(before[key], after[key]) ? [] : [`${at}["${key}"] changes`],
    );
  }
  if (field.fields && isRecord(before) && isRecord(after)) return blankedValues(field.fields, before, after, `${at}.`);
  const { item } = field;
  if (item && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((one, i) => changed(item, one, after[i], `${at}[${i}]`));
  }
  return [`${at} is ${JSON.stringify(after)} in place of ${JSON.stringify(before)}`];
}

/** The changes of a preview to properties that are as they were. A cleared optional property may show as a change. */
export function unexplainedChanges(changes: readonly string[], before: Values, after: Values): string[] {
  return changes.filter((path) => {
    const name = String(steps(path)[0]);
    return isDeepStrictEqual(before[name], after[name]);
  });
}

/** Whether a response that lacks the value may say that there is none. */
function mayBeUnset({ role, facts }: Field): boolean {
  if (facts.autoName !== undefined || facts.replaceOnChange === true) return false;
  if (role === "defaulted") return !facts.default;
  return role === "optional" || role === "optionalOutput" || role === "computed";
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === "" || value === 0 || value === false;
}
