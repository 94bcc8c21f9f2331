import type { Fields } from "../definition/field.ts";
import { type Shown, withheld } from "../definition/problem.ts";
import { secretPaths } from "../definition/secrets.ts";
import type { Decoded } from "../value/codec.ts";
import { steps } from "../value/path.ts";

/**
 * Shows the values of some sides of an object. A property that holds something secret is shown nowhere: in a map or list
 * the secret may have stood in another place before, and what stands beside it may tell of it.
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
