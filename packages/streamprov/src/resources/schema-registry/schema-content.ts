import {
  type Args,
  allOrNone,
  type Facts,
  field,
  fromWire,
  lookupOutputs,
  type Outputs,
  responseField,
  toWire,
} from "@org/core-provider";

const rule = field.object(
  {
    name: field.string({ required: true, wire: "name", docs: "Name of the rule." }),
    doc: field.string({ default: "", wire: "doc", docs: "Description of the rule." }),
    kind: field.string({
      required: true,
      knownValues: ["CONDITION", "TRANSFORM"],
      wire: "kind",
      docs: "Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them.",
    }),
    mode: field.string({
      required: true,
      knownValues: ["UPGRADE", "DOWNGRADE", "UPDOWN", "WRITE", "READ", "WRITEREAD"],
      wire: "mode",
      docs: "When the rule runs.",
    }),
    type: field.string({
      required: true,
      wire: "type",
      docs: "Executor of the rule, such as `CEL` or `ENCRYPT`.",
    }),
    expr: field.string({ default: "", wire: "expr", docs: "Expression that the executor evaluates." }),
    onSuccess: field.string({
      default: "NONE,NONE",
      wire: "onSuccess",
      docs: "Action after success. Separate two actions for writing and reading by a comma.",
    }),
    onFailure: field.string({
      default: "ERROR,ERROR",
      wire: "onFailure",
      docs: "Action after failure, in the same form as `onSuccess`.",
    }),
    disabled: field.boolean({ default: false, wire: "disabled", docs: "Whether the rule is disabled." }),
    tags: field.set(field.string({ docs: "A tag." }), {
      computed: true,
      wire: "tags",
      docs: "Tags of the fields that the rule applies to.",
    }),
    params: field.map(field.string({ docs: "A value." }), {
      computed: true,
      wire: "params",
      docs: "Parameters of the rule's executor.",
    }),
  },
  { docs: "A rule." },
);

const reference = field.object(
  {
    subjectName: field.string({ required: true, wire: "subject", docs: "Subject of the referenced schema." }),
    name: field.string({
      required: true,
      wire: "name",
      docs: "Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name.",
    }),
    version: field.integer({ required: true, wire: "version", docs: "Version of the referenced schema." }),
  },
  {
    rules: [
      {
        says: "version must not be 0.",
        fields: ["version"],
        test: ({ version }) =>
          version === 0 ? [{ path: "version", message: "must be a version of the subject; 0 is not a version" }] : [],
      },
    ],
    docs: "A reference to another schema.",
  },
);

const tag = field.object(
  {
    key: field.string({ computed: true, docs: "Path of the tagged field, such as `**.ssn`." }),
    values: field.set(field.string({ docs: "A tag." }), {
      computed: true,
      terraform: "value",
      docs: "Tags of the field.",
    }),
  },
  { rules: [allOrNone("key", "values")], docs: "Tags of a field." },
);

/** The references of a schema. */
export const referencesField = <const F extends Partial<Facts>>(facts: F) =>
  field.set(reference, {
    ...facts,
    wire: "references",
    docs: "Schemas that the schema refers to, in any order.",
  });

/** A schema's rules. */
export const rulesetField = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      domainRules: field.list(rule, {
        wire: "domainRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for the content of messages.",
      }),
      migrationRules: field.list(rule, {
        wire: "migrationRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for the migration between versions of the schema.",
      }),
      encodingRules: field.list(rule, {
        wire: "encodingRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules for encoded messages.",
      }),
    },
    {
      ...facts,
      emptyIsUnset: true,
      wire: "ruleSet",
      docs: "Rules that clients apply with the schema, in this order.",
      inputDocs: "If unset, the schema has no rules. Rules require the Stream Governance package `ADVANCED`.",
    },
  );

/** A schema's metadata. */
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

/** The properties of a schema besides its text. */
export const contentFields = {
  schemaReferences: referencesField({}),
  ruleset: rulesetField({}),
  metadata: metadataField({ computed: true }),
};

/** The ones that a response contains in the same form. */
const onTheWire = lookupOutputs(contentFields, { omit: ["metadata"] });

/** A rule set without rules. */
export const noRules = { domainRules: [], migrationRules: [], encodingRules: [] };

/** The inputs. */
export type ContentArgs = Args<typeof contentFields>;
/** The outputs. */
export type Content = Outputs<typeof contentFields>;

/** A schema as the registry returns it. */
export interface RegisteredSchema {
  readonly id: number;
  readonly subject: string;
  readonly version: number;
  readonly schema: string;
  /** Missing for Avro. */
  readonly schemaType?: string;
  readonly references?: readonly unknown[] | null;
  readonly ruleSet?: Readonly<Record<string, unknown>> | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
}

const number = (wire: string) => responseField.integer({ returned: "always", wire });
const text = (wire: string) => responseField.string({ returned: "always", wire });

/** The fields that a response always contains; the type is missing for Avro. */
export const registeredFacts = {
  id: number("id"),
  subject: text("subject"),
  version: number("version"),
  schema: text("schema"),
  schemaType: responseField.string({ wire: "schemaType" }),
};

const metadataFacts = {
  tags: responseField.map(responseField.list(responseField.string({}), {}), {
    wire: "metadata.tags",
  }),
  properties: responseField.map(responseField.string({}), {
    wire: "metadata.properties",
  }),
  sensitive: responseField.list(responseField.string({}), {
    wire: "metadata.sensitive",
  }),
};

/** The body of a registration, compatibility check or lookup. */
export interface SchemaBody {
  readonly schemaType: string;
  readonly schema: string;
  readonly references: readonly unknown[];
  readonly metadata?: unknown;
  readonly ruleSet?: unknown;
}

/**
 * The body that registers a schema. Metadata that the program does not set is sent as in the state. Removed rules are sent
 * as empty lists, because the registry copies missing rules from the previous version.
 */
export function schemaBody(
  wanted: ContentArgs & { readonly format: string; readonly schema: string },
  state: Partial<Content> = {},
): SchemaBody {
  const metadata = wanted.metadata ?? (hasMetadata(state.metadata) ? state.metadata : undefined);
  const ruleset = hasRules(wanted.ruleset) ? wanted.ruleset : hasRules(state.ruleset) ? noRules : undefined;
  return {
    schemaType: wanted.format,
    schema: wanted.schema,
    references: (wanted.schemaReferences ?? []).map((r) => toWire(reference.fields ?? {}, r)),
    ...(metadata ? { metadata: metadataBody(metadata, state.metadata) } : {}),
    ...(ruleset ? { ruleSet: ruleSetBody(ruleset) } : {}),
  };
}

/** The outputs in a response. */
export function contentOf(found: RegisteredSchema) {
  const { schemaReferences, ruleset } = fromWire(onTheWire, found);
  const { tags, properties, sensitive } = fromWire(metadataFacts, found);
  return {
    schemaReferences,
    ruleset: hasRules(ruleset) ? ruleset : undefined,
    metadata: {
      tags: Object.entries(tags).map(([key, values]) => ({ key, values })),
      properties,
      sensitives: sensitive,
    },
  } satisfies Content;
}

/**
 * The rules in the registry, in the order of the program's rules if both lists contain the same rules: a registry that
 * reorders rules would cause a permanent diff. If all rules were removed, empty lists show the difference.
 */
export function rulesetBeside(given: ContentArgs["ruleset"], found: Content["ruleset"]): Content["ruleset"] {
  if (!found) return hasRules(given) ? noRules : undefined;
  return {
    domainRules: inOrderOf(given?.domainRules, found.domainRules),
    migrationRules: inOrderOf(given?.migrationRules, found.migrationRules),
    encodingRules: inOrderOf(given?.encodingRules, found.encodingRules),
  };
}

/** Rules in the order of other rules with the same names; unchanged if the names differ. */
function inOrderOf<T extends { readonly name: string }>(
  given: readonly { readonly name: string }[] = [],
  found: readonly T[] = [],
): readonly T[] {
  const names = given.map(({ name }) => name);
  const isSame = names.length === found.length && found.every(({ name }) => names.includes(name));
  return isSame ? found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)) : found;
}

/** True if there is at least one rule: an empty rule set is treated as unset. */
export function hasRules(ruleset: ContentArgs["ruleset"]): boolean {
  return Object.values(ruleset ?? {}).some((rules) => rules !== undefined && rules.length > 0);
}

function hasMetadata(metadata: Content["metadata"] | undefined): boolean {
  return Object.values(metadata ?? {}).some((part) => Object.keys(part).length > 0);
}

/** All three lists, with all members of each rule. */
function ruleSetBody(ruleset: NonNullable<ContentArgs["ruleset"]>) {
  const list = (rules: NonNullable<ContentArgs["ruleset"]>["domainRules"]) =>
    (rules ?? []).map((r) => ({ tags: [], params: {}, ...toWire(rule.fields ?? {}, r) }));
  return {
    domainRules: list(ruleset.domainRules),
    migrationRules: list(ruleset.migrationRules),
    encodingRules: list(ruleset.encodingRules),
  };
}

function metadataBody(wanted: NonNullable<ContentArgs["metadata"]>, state: Content["metadata"] | undefined) {
  const tags = wanted.tags ?? state?.tags ?? [];
  return {
    tags: Object.fromEntries(tags.map(({ key = "", values = [] }) => [key, values])),
    properties: wanted.properties ?? state?.properties ?? {},
    sensitive: wanted.sensitives ?? state?.sensitives ?? [],
  };
}
