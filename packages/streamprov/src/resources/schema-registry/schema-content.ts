import { type Args, field, fromWire, lookupOutputs, type Outputs, responseField, toWire } from "@org/core-provider";
import { requiredText } from "../../platform/responses.ts";
import { hasMetadata, metadata, metadataBody, metadataOf } from "./schema-metadata.ts";
import { hasRules, noRules, ruleset, rulesetBody } from "./schema-rules.ts";

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

/** The properties of a schema besides its text. */
export const contentFields = {
  schemaReferences: field.set(reference, {
    wire: "references",
    docs: "Schemas that the schema refers to, in any order.",
  }),
  ruleset,
  metadata,
};

/** The ones that a response contains in the same form. */
const onTheWire = lookupOutputs(contentFields, { omit: ["metadata"] });

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
/** The fields that a response always contains; the type is missing for Avro. */
export const registeredFacts = {
  id: number("id"),
  subject: requiredText("subject"),
  version: number("version"),
  schema: requiredText("schema"),
  schemaType: responseField.string({ wire: "schemaType" }),
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
  const sentMetadata = wanted.metadata ?? (hasMetadata(state.metadata) ? state.metadata : undefined);
  const sentRules = hasRules(wanted.ruleset) ? wanted.ruleset : hasRules(state.ruleset) ? noRules : undefined;
  return {
    schemaType: wanted.format,
    schema: wanted.schema,
    references: (wanted.schemaReferences ?? []).map((r) => toWire(reference.fields ?? {}, r)),
    ...(sentMetadata ? { metadata: metadataBody(sentMetadata, state.metadata) } : {}),
    ...(sentRules ? { ruleSet: rulesetBody(sentRules) } : {}),
  };
}

/** The outputs in a response. */
export function contentOf(found: RegisteredSchema) {
  const { schemaReferences, ruleset: rules } = fromWire(onTheWire, found);
  return {
    schemaReferences,
    ruleset: hasRules(rules) ? rules : undefined,
    metadata: metadataOf(found),
  } satisfies Content;
}
