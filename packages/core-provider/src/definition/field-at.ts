import { steps } from "../value/path.ts";
import type { Field, Fields } from "./field.ts";

/** The property at a path of a table, of a map's values too; undefined if the path does not exist. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  let at: Field | undefined;
  for (const step of steps(path)) {
    const inside: Fields | undefined = at === undefined ? fields : at.fields;
    at = typeof step === "number" || at?.kind === "map" ? at?.item : inside?.[step];
    if (at === undefined) return undefined;
  }
  return at;
}
