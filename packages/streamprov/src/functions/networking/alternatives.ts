import { type Facts, field } from "@org/core-provider";

/** A filter with several values, of which an object matches any. */
export const alternatives = (docs: string, { knownValues, ...facts }: Partial<Facts> = {}) =>
  field.list(field.string({ ...(knownValues ? { knownValues } : {}), docs: "A value." }), {
    ...facts,
    docs: `${docs} Objects that match any of the values are listed.`,
  });
