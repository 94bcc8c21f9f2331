import { type Facts, field } from "@org/core-provider";

/** A filter of which several values are alternatives. */
export const alternatives = (docs: string, { knownValues, ...facts }: Partial<Facts> = {}) =>
  field.list(field.string({ ...(knownValues ? { knownValues } : {}), docs: "A value." }), {
    ...facts,
    docs: `${docs} Several are alternatives.`,
  });
