import { compositeId, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { archiveIn, contentHash, optionalArchive } from "../../platform/archive.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { bareEnvironment, cloudArg, environmentArg, fixedCloud, objectKind } from "../../platform/references.ts";
import { uploadAgain } from "../../platform/remedies.ts";
import { fixedText, javaClass, outputText, webAddress } from "../../platform/texts.ts";
import type { Values } from "../../platform/values.ts";

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
    docs: "Display name, unique within the cloud, region and environment.",
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
    docs: "Format of the archive: `JAR` or `ZIP`.",
    inputDocs: "Defaults to the extension of the file's name.",
  }),
  runtimeLanguage: field.string({
    computed: true,
    replaceOnChange: true,
    pattern: { match: /^(java|python)$/i, says: "be JAVA or PYTHON" },
    equality: "case-insensitive",
    wire: "runtime_language",
    docs: "Programming language of the functions: `JAVA` or `PYTHON`, case-insensitive.",
    inputDocs: "Defaults to `JAVA`.",
  }),
  class: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    ...javaClass,
    // The platform returns "default" if there is none.
    equality: (before, after) => isDefault(before) && isDefault(after),
    deprecated: "name the class in the statement that creates the function",
    wire: "class",
    docs: "Java class of the artifact.",
  }),
  description: field.string({
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    max: 256,
    wire: "description",
    docs: "Description.",
  }),
  documentationLink: field.string({
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    ...webAddress,
    wire: "documentation_link",
    docs: "URL of the documentation.",
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

/** The cloud, region and environment of artifacts, for lookups and listings. */
export const flinkArtifactPlace = {
  cloud: cloudArg(),
  region: field.string({ required: true, min: 1, max: 60, docs: "Region of the cloud, such as `us-east-2`." }),
  environment: environmentArg("environment"),
};

/** The artifacts of one region in an environment. */
export const flinkArtifacts: Collection = {
  kind: "FlinkArtifact",
  path: () => "/artifact/v1/flink-artifacts",
  scope: (values, verb) => ({
    ...regionOf(values),
    ...(verb === "create" ? {} : { environment: environmentOf(values) }),
  }),
  query: flinkArtifactPlace,
  nameAt: "display_name",
  uniqueNames: true,
  importId: (values, id) => importId.build({ ...values, id }),
};

const responseFields = { contentFormat: outputText("content_format") };

/** The values that do not follow from the wire names. */
export const flinkArtifactParts = (body: Values) => ({ ...bare.outputs(body), ...fromWire(responseFields, body) });

export const flinkArtifact = resource("FlinkArtifact", {
  docs: "An archive with functions for Flink statements, uploaded from a local file. A change of the file's content replaces the artifact.",
  platformPage: apiPage("Flink Artifacts (artifact/v1)"),
  example: `const artifact = new streamprov.FlinkArtifact("orders", {
    displayName: "orders-functions",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: config.require("environmentId") },
    artifactFile: "build/orders-functions.jar",
});`,
  errors: {
    "409 Conflict":
      "Another artifact of the environment has this name in the same region: choose another `displayName`, or import that artifact.",
    "the upload failed": uploadAgain,
  },
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
});

function regionOf({ cloud, region }: Values) {
  return { cloud: String(cloud), region: String(region) };
}

function environmentOf({ environment }: Values): string {
  return (environment as { readonly id: string }).id;
}
