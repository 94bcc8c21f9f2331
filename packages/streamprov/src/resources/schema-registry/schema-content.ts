import {
  type Args,
  allOrNone,
  type Facts,
  field,
  fromWire,
  lookupOutputs,
  type Outputs,
  toWire,
} from "@org/core-provider";

const rule = field.object(
  {
    name: field.string({ required: true, wire: "name", docs: "Name of the rule." }),
    doc: field.string({ default: "", wire: "doc", docs: "What the rule is for." }),
    kind: field.string({
      required: true,
      knownValues: ["CONDITION", "TRANSFORM"],
      wire: "kind",
      docs: "`CONDITION` checks messages, `TRANSFORM` changes them.",
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
      docs: "Engine that runs it, such as `CEL` or `ENCRYPT`.",
    }),
    expr: field.string({ default: "", wire: "expr", docs: "Expression that the engine evaluates." }),
    onSuccess: field.string({
      default: "NONE,NONE",
      wire: "onSuccess",
      docs: "Action after success. Two actions for writing and reading are separated by a comma.",
    }),
    onFailure: field.string({
      default: "ERROR,ERROR",
      wire: "onFailure",
      docs: "Action after failure, in the same form as `onSuccess`.",
    }),
    disabled: field.boolean({ default: false, wire: "disabled", docs: "Keeps the rule without running it." }),
    tags: field.set(field.string({ docs: "A tag." }), {
      computed: true,
      wire: "tags",
      docs: "Tags of the fields that the rule is about.",
    }),
    params: field.map(field.string({ docs: "A value." }), {
      computed: true,
      wire: "params",
      docs: "Parameters of the rule's engine.",
    }),
  },
  { docs: "A rule." },
);

const reference = field.object(
  {
    subjectName: field.string({ required: true, wire: "subject", docs: "Subject of the schema referred to." }),
    name: field.string({
      required: true,
      wire: "name",
      docs: "Name by which the text refers to it: an Avro full name, a JSON Schema URL or a Protobuf file name.",
    }),
    version: field.integer({ required: true, wire: "version", docs: "Version of the schema within that subject." }),
  },
  {
    rules: [
      {
        says: "A version is never 0.",
        fields: ["version"],
        test: ({ version }) =>
          version === 0 ? [{ path: "version", message: "must be a version of the subject, which 0 never is" }] : [],
      },
    ],
    docs: "A schema referred to.",
  },
);

const tag = field.object(
  {
    key: field.string({ computed: true, docs: "Path of the tagged field, such as `**.ssn`." }),
    values: field.set(field.string({ docs: "A tag." }), { computed: true, terraform: "value", docs: "Its tags." }),
  },
  { rules: [allOrNone("key", "values")], docs: "Tags of a field." },
);

/** What a schema refers to. */
export const referencesField = <const F extends Partial<Facts>>(facts: F) =>
  field.set(reference, {
    ...facts,
    wire: "references",
    docs: "Schemas that the text refers to. Their order means nothing.",
  });

/** A schema's rules. */
export const rulesetField = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      domainRules: field.list(rule, {
        wire: "domainRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules about the content of messages.",
      }),
      migrationRules: field.list(rule, {
        wire: "migrationRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules between versions of the schema.",
      }),
      encodingRules: field.list(rule, {
        wire: "encodingRules",
        terraform: { plural: true, kind: "set" },
        docs: "Rules about the encoded message.",
      }),
    },
    {
      ...facts,
      emptyIsUnset: true,
      wire: "ruleSet",
      docs: "Rules that clients run with the schema, in this order.",
      inputDocs: "Left out, the schema has none. Rules need the Stream Governance package `ADVANCED`.",
    },
  );

/** A schema's metadata. */
export const metadataField = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      tags: field.set(tag, { computed: true, terraform: { plural: true }, docs: "Tags of the schema's fields." }),
      properties: field.map(field.string({ docs: "A value." }), { computed: true, docs: "Properties by name." }),
      sensitives: field.set(field.string({ docs: "Name of a property." }), {
        computed: true,
        terraform: "sensitive",
        docs: "Names of the properties whose values are sensitive.",
      }),
    },
    {
      ...facts,
      docs: "What is known about the schema.",
      inputDocs: "Left out, it stays as it is; it can be emptied, but not removed.",
    },
  );

/** What a schema consists of besides its text. */
export const contentFields = {
  schemaReferences: referencesField({}),
  ruleset: rulesetField({}),
  metadata: metadataField({ computed: true }),
};

/** Of these, what an answer tells by itself. */
const onTheWire = lookupOutputs(contentFields, { omit: ["metadata"] });

/** A set of rules without any. */
export const noRules = { domainRules: [], migrationRules: [], encodingRules: [] };

/** What a program gives. */
export type ContentArgs = Args<typeof contentFields>;
/** What the registry holds. */
export type Content = Outputs<typeof contentFields>;

/** A schema as the registry answers it. */
export interface RegisteredSchema {
  readonly id: number;
  readonly subject: string;
  readonly version: number;
  readonly schema: string;
  /** Absent for Avro. */
  readonly schemaType?: string;
  readonly references?: readonly unknown[] | null;
  readonly ruleSet?: Readonly<Record<string, unknown>> | null;
  readonly metadata?: Readonly<Record<string, unknown>> | null;
}

const number = (wire: string, docs: string) => field.integer({ output: true, answered: "always", wire, docs });
const text = (wire: string, docs: string) => field.string({ output: true, answered: "always", wire, docs });

/** What the registry always tells of a schema; the type only where it is none of Avro. */
export const registeredFacts = {
  id: number("id", "ID of the schema."),
  subject: text("subject", "Subject that it is registered under."),
  version: number("version", "Version within the subject."),
  schema: text("schema", "Text of the schema."),
  schemaType: field.string({ output: true, wire: "schemaType", docs: "Language of the text." }),
};

const metadataFacts = {
  tags: field.map(field.list(field.string({ docs: "A tag." }), { docs: "Tags of a field." }), {
    output: true,
    wire: "metadata.tags",
    docs: "Tags by field.",
  }),
  properties: field.map(field.string({ docs: "A value." }), {
    output: true,
    wire: "metadata.properties",
    docs: "Properties.",
  }),
  sensitive: field.list(field.string({ docs: "A name." }), {
    output: true,
    wire: "metadata.sensitive",
    docs: "Names of the properties that are sensitive.",
  }),
};

/** The body of a registration, a compatibility check or a lookup. */
export interface SchemaBody {
  readonly schemaType: string;
  readonly schema: string;
  readonly references: readonly unknown[];
  readonly metadata?: unknown;
  readonly ruleSet?: unknown;
}

/**
 * The body that registers a schema. Metadata that the program leaves out is sent as the state has it. Rules that it
 * no longer gives are sent as empty lists, since the registry takes them over from the version before when they are
 * merely left out.
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

/** The outputs of an answer. */
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
 * The rules that the registry holds, shown beside those that were given: in their order, as long as they are the same
 * rules, since a registry that keeps an order of its own would differ for ever. Where rules were given and there are
 * none any more, empty lists, so that the difference is seen.
 */
export function rulesetBeside(given: ContentArgs["ruleset"], found: Content["ruleset"]): Content["ruleset"] {
  if (!found) return hasRules(given) ? noRules : undefined;
  return {
    domainRules: inOrderOf(given?.domainRules, found.domainRules),
    migrationRules: inOrderOf(given?.migrationRules, found.migrationRules),
    encodingRules: inOrderOf(given?.encodingRules, found.encodingRules),
  };
}

/** Rules in the order of others with the same names; as they are when the names differ. */
function inOrderOf<T extends { readonly name: string }>(
  given: readonly { readonly name: string }[] = [],
  found: readonly T[] = [],
): readonly T[] {
  const names = given.map(({ name }) => name);
  const isSame = names.length === found.length && found.every(({ name }) => names.includes(name));
  return isSame ? found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)) : found;
}

/** True when there is at least one rule: a set of rules without any counts as not given. */
export function hasRules(ruleset: ContentArgs["ruleset"]): boolean {
  return Object.values(ruleset ?? {}).some((rules) => rules !== undefined && rules.length > 0);
}

function hasMetadata(metadata: Content["metadata"] | undefined): boolean {
  return Object.values(metadata ?? {}).some((part) => Object.keys(part).length > 0);
}

/** All three lists are sent, and of each rule all members. */
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
