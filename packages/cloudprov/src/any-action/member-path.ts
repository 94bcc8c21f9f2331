import { recordOf } from "../platform/responses.ts";

/**
 * The value at a dotted path, if any. An empty path selects the value itself, and a number an element of a list:
 * `Set.0.Id`. A list of one element needs no number.
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

/** An own member of an object by a name that a program chose, if any. */
export function memberOf(value: unknown, name: string): unknown {
  const object = recordOf(value);
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A path within another one. */
export function within(path: string, member: string): string {
  return path === "" ? member : `${path}.${member}`;
}

/** Whether a dotted path is one of some paths, or is within one of them. */
export function isWithinOneOf(paths: readonly string[], path: string): boolean {
  return paths.some((one) => path === one || path.startsWith(`${one}.`));
}

/**
 * The text or number that identifies something, also as the only element of a list; undefined for anything else, such
 * as a number that is too large to be exact.
 */
export function identifierAt(value: unknown, path: string): string | undefined {
  const found = memberAt(value, path);
  const [only, ...others] = [found].flat();
  if (others.length > 0) return undefined;
  return Number.isSafeInteger(only) || (typeof only === "string" && only !== "") ? String(only) : undefined;
}
