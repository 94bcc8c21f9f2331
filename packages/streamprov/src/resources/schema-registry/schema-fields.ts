import { type Args, field, type Outputs } from "@org/core-provider";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { contentFields, type RegisteredSchema } from "./schema-content.ts";
import { sameSchemaText } from "./schema-text.ts";

/** The inputs whose change registers a new version. */
export const changesWith = ["schema", "schemaReferences", "ruleset", "metadata"] as const;

/** The properties of a schema. */
export const schemaFields = {
  ...schemaRegistryFields(),
  subjectName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "Subject of the schema. `:.context:name` is a subject in a context.",
  }),
  format: field.string({
    required: true,
    replaceOnChange: true,
    values: ["AVRO", "JSON", "PROTOBUF"],
    docs: "Format of the schema: `AVRO`, `JSON` or `PROTOBUF`.",
  }),
  schema: field.string({
    computed: true,
    min: 1,
    equality: sameSchemaText,
    docs: "Text of the schema.",
    inputDocs: "A text that the registry treats as equal is no diff. It is optional after an import.",
  }),
  ...contentFields,
  hardDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether the version is deleted permanently, so that its ID can no longer be looked up. Otherwise it is soft-deleted.",
  }),
  recreateOnUpdate: field.boolean({
    default: false,
    local: true,
    docs: "Whether the resource manages one version that never changes. Otherwise it manages the latest version of the subject, and a change registers a new version. If this is changed later, the resource keeps its ID; import it with `<cluster>/<subject>/<schemaIdentifier>` for one version, or with `<cluster>/<subject>/latest` for the latest.",
  }),
  skipValidationDuringPlan: field.boolean({
    default: false,
    local: true,
    docs: "Whether previews skip the compatibility check. The registry still checks the schema when it is registered.",
  }),
  schemaIdentifier: field.integer({
    output: true,
    changesWith,
    docs: "ID of the schema in the registry. Equal schemas under two subjects share it.",
  }),
  version: field.integer({ output: true, changesWith, docs: "Version of the schema within the subject." }),
};

/** The inputs of a schema. */
export type SchemaArgs = Args<typeof schemaFields>;
/** The outputs of a schema. */
export type Schema = Outputs<typeof schemaFields>;

/** The format in a response, which is missing for Avro. */
export function formatOf(found: RegisteredSchema): Schema["format"] {
  return (found.schemaType || "AVRO") as Schema["format"];
}
