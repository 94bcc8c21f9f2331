import { type ArgOf, allOrNone, type Facts, field, fromWire, type OutputOf, responseField } from "@org/core-provider";

const tag = field.object(
  {
    key: field.string({ computed: true, emptyIsUnset: true, docs: "Path of the tagged field, such as `**.ssn`." }),
    values: field.set(field.string({ docs: "A tag." }), {
      computed: true,
      terraform: "value",
      docs: "Tags of the field.",
    }),
  },
  { rules: [allOrNone("key", "values")], docs: "Tags of a field." },
);

/** The metadata of a schema, as a property with further facts. */
export const metadataField = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      tags: field.set(tag, { computed: true, terraform: { plural: true }, docs: "Tags of the schema's fields." }),
      properties: field.map(field.string({ docs: "A value." }), {
        computed: true,
        docs: "Metadata properties by name.",
      }),
      sensitives: field.set(field.string({ docs: "Name of a property." }), {
        computed: true,
        terraform: "sensitive",
        docs: "Names of the properties with sensitive values.",
      }),
    },
    {
      ...facts,
      docs: "Metadata of the schema.",
      inputDocs: "If unset, the current metadata is kept; it can be emptied, but not removed.",
    },
  );

/** The metadata of a schema resource. */
export const metadata = metadataField({ computed: true });

type Metadata = OutputOf<typeof metadata>;

const metadataFacts = {
  tags: responseField.map(responseField.list(responseField.string({}), {}), { wire: "metadata.tags" }),
  properties: responseField.map(responseField.string({}), { wire: "metadata.properties" }),
  sensitive: responseField.list(responseField.string({}), { wire: "metadata.sensitive" }),
};

/** True if there is any metadata: the state of a schema without it has empty parts. */
export function hasMetadata(found: Metadata | undefined): boolean {
  return Object.values(found ?? {}).some((part) => Object.keys(part).length > 0);
}

/** The metadata in a response. */
export function metadataOf(schema: object): Metadata {
  const { tags, properties, sensitive } = fromWire(metadataFacts, schema);
  return {
    tags: Object.entries(tags).map(([key, values]) => ({ key, values })),
    properties,
    sensitives: sensitive,
  };
}

/** The metadata in a request. Parts that the program does not set are sent as in the state. */
export function metadataBody(wanted: ArgOf<typeof metadata>, state: Metadata | undefined) {
  const tags = wanted.tags ?? state?.tags ?? [];
  return {
    tags: Object.fromEntries(tags.map(({ key = "", values = [] }) => [key, values])),
    properties: wanted.properties ?? state?.properties ?? {},
    sensitive: wanted.sensitives ?? state?.sensitives ?? [],
  };
}
