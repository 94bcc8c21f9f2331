import { compositeId, field, fromWire } from "@org/core-provider";
import { archiveIn, contentHash, optionalArchive } from "../../platform/archive.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { bareEnvironment, cloudArg, environmentArg, fixedCloud, objectKind } from "../../platform/references.ts";
import { fixedText, javaClass, outputText, webAddress } from "../../platform/texts.ts";

const archive = archiveIn("artifactFile", {
  api: "/artifact/v1",
  at: "upload_source",
  variable: "IMPORT_ARTIFACT_FILENAME",
});

const bare = bareEnvironment("environment");
const isDefault = (text: unknown) => /^(default)?$/i.test(String(text));

export const flinkArtifactFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 60,
    wire: "display_name",
    docs: "Name for people, unique within the cloud, region and environment.",
  }),
  cloud: fixedCloud({ wire: "cloud" }),
  region: fixedText("region", "Region of the cloud, such as `us-east-2`."),
  environment: bare.field,
  artifactFile: optionalArchive(),
  contentHash: contentHash(),
  contentFormat: field.string({
    computed: true,
    replaceOnChange: true,
    values: ["JAR", "ZIP"],
    docs: "Format of the archive.",
    inputDocs: "Left out, it follows from the archive's name.",
  }),
  runtimeLanguage: field.string({
    computed: true,
    replaceOnChange: true,
    pattern: { match: /^(java|python)$/i, says: "be JAVA or PYTHON" },
    equality: "case-insensitive",
    wire: "runtime_language",
    docs: "Language of the functions in the archive: `JAVA` or `PYTHON`. Upper and lower case are the same.",
    inputDocs: "Left out, it is `JAVA`.",
  }),
  class: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    ...javaClass,
    // The platform's word for none.
    equality: (before, after) => isDefault(before) && isDefault(after),
    deprecated: "a statement that creates a function names its class",
    wire: "class",
    docs: "Java class of the artifact.",
  }),
  description: field.string({
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    max: 256,
    wire: "description",
    docs: "What it is for.",
  }),
  documentationLink: field.string({
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    ...webAddress,
    wire: "documentation_link",
    docs: "Address of its documentation.",
  }),
  versions: field.list(
    field.object({ version: outputText("version", "ID of the version.") }, { docs: "A version of the artifact." }),
    { output: true, wire: "versions", terraform: { plural: true }, docs: "Versions of the artifact." },
  ),
  ...objectKind(),
};

const importId = compositeId({
  separator: "/",
  own: "id",
  parts: [
    environmentPart,
    { property: "region", form: "<region>", example: "us-east-2" },
    { property: "cloud", form: "<cloud>", example: "AWS" },
    { property: "id", form: "<artifact ID>", example: "cfa-abc123" },
  ],
});

/** Where artifacts are looked for. */
export const flinkArtifactPlace = {
  cloud: cloudArg(),
  region: field.string({ required: true, min: 1, max: 60, docs: "Region of the cloud, such as `us-east-2`." }),
  environment: environmentArg("environment"),
};

/** Where artifacts are: one collection for each region and environment. */
export const flinkArtifacts: Collection = {
  kind: "FlinkArtifact",
  path: () => "/artifact/v1/flink-artifacts",
  scope: (values) => ({ ...regionOf(values), environment: environmentOf(values) }),
  createScope: regionOf,
  query: flinkArtifactPlace,
  nameAt: "display_name",
  uniqueNames: true,
  importId: (values, id) => importId.build({ ...values, id }),
};

const told = { contentFormat: outputText("content_format", "Format of the archive.") };

/** The parts of an artifact's body that do not follow their fields. */
export const flinkArtifactParts = (body: Values) => ({ ...bare.outputs(body), ...fromWire(told, body) });

export const flinkArtifact = resource("FlinkArtifact", {
  docs: "An archive of functions for Flink statements, uploaded from a file of this machine. A change of what is in the file makes the artifact anew.",
  example: `const artifact = new streamprov.FlinkArtifact("orders", {
    displayName: "orders-functions",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: "env-abc123" },
    artifactFile: "build/orders-functions.jar",
});`,
  fields: flinkArtifactFields,
  naturalKey: ["displayName", "cloud", "region", "environment.id"],
  timeouts: { create: 60 },
  import: {
    ...importId.import,
    needs: archive.needs,
  },

  check(op) {
    warnOfUnusualIds(op, { "environment.id": "environment" });
    return archive.noticed(op);
  },
  preview: archive.neededToMake,
  ...controlPlaneObject(flinkArtifactFields, flinkArtifacts, {
    outputs: (body, op) => ({
      ...flinkArtifactParts(body),
      ...archive.imported(op),
    }),
    request: (values, changed) => ({
      ...bare.request(values, changed),
      ...(values["runtimeLanguage"] ? { runtime_language: String(values["runtimeLanguage"]).toUpperCase() } : {}),
    }),
    prepare(op) {
      const { contentFormat, cloud, region, environment } = op.args;
      return archive.uploaded(op, (format) => ({
        content_format: contentFormat ?? format.toUpperCase(),
        cloud,
        region,
        environment: environment.id,
      }));
    },
  }),
});

type Values = Readonly<Record<string, unknown>>;

function regionOf({ cloud, region }: Values) {
  return { cloud: String(cloud), region: String(region) };
}

function environmentOf({ environment }: Values): string {
  return (environment as { readonly id: string }).id;
}
