import { field } from "@org/core-provider";

const pattern = {
  match: /^[a-z0-9._-]+$/,
  says: "hold lower case letters, digits, hyphens, underscores and dots only",
} as const;

const handleFacts = { required: true, pattern, answered: "always", wire: "handle" } as const;

/** The handle of an object that can be renamed. */
export const handle = (docs: string) => field.string({ ...handleFacts, docs, inputDocs: "It is renamed in place." });

/** The handle of an object that cannot be renamed: a change replaces it. */
export const fixedHandle = (docs: string) => field.string({ ...handleFacts, replaceOnChange: true, docs });

/** The environment that an object belongs to. It cannot move: a change replaces it. */
export const envId = () =>
  field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`.",
  });

/** The object's ID as a number. */
export const numericId = (what: string) => field.integer({ output: true, docs: `ID of the ${what}, as a number.` });

/** The object's ID under the name that the bridged provider gave it. */
export const legacyId = (what: string) =>
  field.string({
    computed: true,
    ignored: true,
    docs: `ID of the ${what}, as a text.`,
  });
