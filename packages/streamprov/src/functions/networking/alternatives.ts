import { field } from "@org/core-provider";

/** A filter of which several values are alternatives. */
export const alternatives = (docs: string, known?: readonly string[]) =>
  field.list(field.string({ ...(known ? { knownValues: known } : {}), docs: "A value." }), {
    docs: `${docs} Several are alternatives.`,
  });
