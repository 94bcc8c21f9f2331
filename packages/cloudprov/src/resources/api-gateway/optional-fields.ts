import { type Facts, field } from "@org/core-provider";

/** An optional text. Removing it from the program clears it. */
export function text<const F extends Omit<Facts, "docs">>(docs: string, more?: F) {
  return field.string({ emptyIsUnset: true, omitEmptyOnCreate: true, unsetAs: "", docs, ...(more as F) });
}

/** An optional text. Removing it from the program keeps the old value. */
export function word(docs: string) {
  return field.string({ emptyIsUnset: true, docs });
}

/** An optional number that the platform chooses by default. */
export function chosen(docs: string) {
  return field.integer({ computed: true, emptyIsUnset: true, docs });
}

/** An optional number. */
export function number(docs: string) {
  return field.integer({ emptyIsUnset: true, docs });
}

/** The platform receives the value but does not return it. */
export const writeOnly = { writeOnly: true } as const;

/** An optional switch. */
export function flag<const F extends Omit<Facts, "docs">>(docs: string, more?: F) {
  return field.boolean({ docs, ...(more as F) });
}
