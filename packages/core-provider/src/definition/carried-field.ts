import type { Field } from "./field.ts";

/** Whether no read returns the value, so that the state carries it over. */
export function isCarried({ facts }: Field): boolean {
  return facts.local === true || facts.writeOnly === true || facts.oneTime === true;
}

/** It is carried, or something in it is. */
export function holdsCarried(field: Field): boolean {
  return isCarried(field) || childrenOf(field).some(holdsCarried);
}

/** Whether a field or something in it is write-only. */
export function holdsWriteOnly(field: Field): boolean {
  return field.facts.writeOnly === true || childrenOf(field).some(holdsWriteOnly);
}

/** The fields of a field's members or elements. */
export function childrenOf({ fields, item }: Field): readonly Field[] {
  return [...Object.values(fields ?? {}), ...(item ? [item] : [])];
}
