import type { Fields } from "../definition/field.ts";
import { type Shown, withheld } from "../definition/problem.ts";
import { secretPaths } from "../definition/secrets.ts";
import type { Decoded } from "../value/codec.ts";
import { steps } from "../value/path.ts";

/**
 * Formats values of an object for messages. A property that contains a secret is never shown: a secret may have moved
 * within its map or list, and neighboring values may reveal it.
 */
export function shownOf(fields: Fields, ...sides: readonly Decoded[]): Shown {
  let hidden: ReadonlySet<string> | undefined;
  return (path, value) => {
    hidden ??= new Set(sides.flatMap(({ values, secrets }) => [...secretPaths(fields, values, secrets)].map(topmost)));
    return hidden.has(topmost(path)) ? withheld : JSON.stringify(value);
  };
}

function topmost(path: string): string {
  return String(steps(path)[0] ?? "");
}
