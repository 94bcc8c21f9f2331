import type { Field } from "./field.ts";

/** No answer to a read holds it: the state carries it. */
export function isCarried({ facts }: Field): boolean {
  return facts.local === true || facts.writeOnly === true || facts.oneTime === true;
}

/** It is carried, or something in it is. */
export function holdsCarried(field: Field): boolean {
  return isCarried(field) || childrenOf(field).some(holdsCarried);
}

/** What a field's values are made of: members or elements. */
export function childrenOf({ fields, item }: Field): readonly Field[] {
  return [...Object.values(fields ?? {}), ...(item ? [item] : [])];
}
