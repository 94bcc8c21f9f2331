import { type Field, field } from "@org/core-provider";

const pattern = {
  match: /^[a-z0-9._-]+$/,
  says: "contain only lowercase letters, digits, hyphens, underscores and dots",
} as const;

const handleFacts = { required: true, pattern, returned: "always", wire: "handle" } as const;

/** The handle of an object that can be renamed. */
export const handle = (docs: string) =>
  field.string({ ...handleFacts, docs, inputDocs: "Changing it renames the object in place." });

/** The handle of an object that cannot be renamed: a change replaces the object. */
export const fixedHandle = (docs: string) => field.string({ ...handleFacts, replaceOnChange: true, docs });

/** The environment of an object. Objects cannot move: a change replaces the object. */
export const envId = () =>
  field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "ID of the environment: `envId` of an `Environment` or of `getEnvironment`.",
  });

/** The object's ID as a number. */
export const numericId = (what: string) => field.integer({ output: true, docs: `ID of the ${what}, as a number.` });

/** The object's ID under the name that the bridged provider uses. */
export const legacyId = (what: string) =>
  field.string({
    computed: true,
    ignored: true,
    docs: `ID of the ${what}, as a string.`,
  });

/** The two properties of a kind of object that repeat its ID. `App` has `appId` and `aptibleAppId`. */
export type IdFields<K extends string> = {
  readonly [N in `${Uncapitalize<K>}Id`]: ReturnType<typeof numericId>;
} & { readonly [N in `aptible${K}Id`]: ReturnType<typeof legacyId> };

/** The properties that repeat the ID of an object. */
export function idFields<K extends string>(kind: K): IdFields<K> {
  const inWords = kind.replace(/(?<=[a-z])[A-Z]/g, " $&").toLowerCase();
  const [numeric, legacy] = namesOf(kind);
  const fields: Readonly<Record<string, Field>> = { [numeric]: numericId(inWords), [legacy]: legacyId(inWords) };
  return fields as IdFields<K>;
}

/** The values of {@link idFields}. */
export function idValues(kind: string, id: string): Readonly<Record<string, string | number>> {
  const [numeric, legacy] = namesOf(kind);
  return { [numeric]: Number(id), [legacy]: id };
}

function namesOf(kind: string): [numeric: string, legacy: string] {
  return [`${kind.charAt(0).toLowerCase()}${kind.slice(1)}Id`, `aptible${kind}Id`];
}
