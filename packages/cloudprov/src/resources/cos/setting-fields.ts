import { type Facts, field } from "@org/core-provider";

/** A list of objects keeps its name in Terraform. */
export const plural = { terraform: { plural: true } } as const;

/** An optional text in the document of a setting. An empty one counts as unset. */
export const text = <const F extends Partial<Facts>>(wire: string, docs: string, facts?: F) =>
  field.string({ emptyIsUnset: true, ...(facts as F), wire, docs });

/** A required text in the document of a setting. */
export const required = <const F extends Partial<Facts>>(wire: string, docs: string, facts?: F) =>
  field.string({ ...(facts as F), required: true, wire, docs });

/** A list of texts in the document of a setting. */
export const texts = (wire: string, docs: string) => field.list(field.string({ docs: "An element." }), { wire, docs });

/** The texts of a switch. */
export const enabledOrNot = ["Enabled", "Disabled"];

/** A switch in the document of a setting. */
export const status = (docs: string, facts: Partial<Facts> = {}) =>
  text("Status", docs, { knownValues: enabledOrNot, ...facts });

/** The storage classes below the standard ones, to which rules can move objects. */
export const lowerClasses = [
  "STANDARD_IA",
  "MAZ_STANDARD_IA",
  "INTELLIGENT_TIERING",
  "MAZ_INTELLIGENT_TIERING",
  "ARCHIVE",
  "DEEP_ARCHIVE",
] as const;
