import { recordOf } from "../platform/answers.ts";

/**
 * What a value of the platform holds at a dotted path; undefined where it leads nowhere, the value itself for an empty
 * one. A list of one is passed through, and a number picks an element of a list: `Set.0.Id`.
 */
export function memberAt(value: unknown, path: string): unknown {
  let at = value;
  for (const step of path === "" ? [] : path.split(".")) {
    const isPosition = /^\d+$/.test(step);
    if (Array.isArray(at) && !isPosition) at = at.length === 1 ? at[0] : undefined;
    at = Array.isArray(at) ? at[Number(step)] : memberOf(at, step);
  }
  return at;
}

/** A member of an object by a name that a program has chosen; undefined where there is none of its own. */
export function memberOf(value: unknown, name: string): unknown {
  const object = recordOf(value);
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A path within another one. */
export function within(path: string, member: string): string {
  return path === "" ? member : `${path}.${member}`;
}

/**
 * The text or number that identifies something, also as the only element of a list; undefined for anything else, such as
 * a number that is too large to be read exactly.
 */
export function identifierAt(value: unknown, path: string): string | undefined {
  const found = memberAt(value, path);
  const [only, ...others] = [found].flat();
  if (others.length > 0) return undefined;
  return Number.isSafeInteger(only) || (typeof only === "string" && only !== "") ? String(only) : undefined;
}
