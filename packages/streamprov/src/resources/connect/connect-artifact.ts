import { compositeId, field, fromWire } from "@org/core-provider";
import { archiveIn, contentHash, optionalArchive } from "../../platform/archive.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { bareEnvironment, cloudArg, environmentArg, fixedCloud } from "../../platform/references.ts";
import { outputText } from "../../platform/texts.ts";

const archive = archiveIn("artifactFile", {
  api: "/cam/v1",
  at: "spec.upload_source",
  variable: "IMPORT_ARTIFACT_FILENAME",
});

const bare = bareEnvironment("spec.environment");

export const connectArtifactFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    max: 60,
    wire: "spec.display_name",
    docs: "Name for people, unique within the cloud and environment.",
  }),
  cloud: fixedCloud(),
  environment: bare.field,
  contentFormat: field.string({
    required: true,
    replaceOnChange: true,
    values: ["JAR", "ZIP"],
    wire: "spec.content_format",
    docs: "Format of the archive.",
  }),
  artifactFile: optionalArchive(),
  contentHash: contentHash(),
  description: field.string({
    computed: true,
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    max: 256,
    wire: "spec.description",
    docs: "What it is for.",
  }),
  status: outputText("status.phase", "Phase of the artifact: `READY` when connectors can use it."),
};

const importId = compositeId({
  separator: "/",
  own: "id",
  parts: [
    environmentPart,
    { property: "cloud", form: "<cloud>", example: "AWS" },
    { property: "id", form: "<artifact ID>", example: "cca-abc123" },
  ],
});

/** Where artifacts are looked for. */
export const connectArtifactPlace = {
  cloud: cloudArg(),
  environment: environmentArg("spec.environment"),
};

/** Where artifacts are: one collection for each cloud and environment. */
export const connectArtifacts: Collection = {
  kind: "ConnectArtifact",
  path: () => "/cam/v1/connect-artifacts",
  scope: placeOf,
  createScope: placeOf,
  query: connectArtifactPlace,
  nameAt: "spec.display_name",
  uniqueNames: true,
  importId: (values, id) => importId.build({ ...values, id }),
  phases: {
    pending: ["WAITING_FOR_PROCESSING", "PROCESSING", "PROVISIONING"],
    absent: "READY",
    done: ["READY", "PROVISIONED"],
    deletion: "takes time",
  },
};

const told = { cloud: outputText("spec.cloud", "Cloud that it is in.") };

/** The parts of an artifact's body that do not follow their fields: the platform writes clouds in small letters. */
export const connectArtifactParts = (body: Body) => ({
  ...bare.outputs(body),
  cloud: fromWire(told, body).cloud.toUpperCase(),
});

export const connectArtifact = resource("ConnectArtifact", {
  docs: "An archive of code for connectors, such as transformations of single messages, uploaded from a file of this machine. A change of what is in the file makes the artifact anew. The platform refuses to remove one that is in use: give the new one another `displayName` then, and it is made first.",
  example: `const artifact = new streamprov.ConnectArtifact("masking", {
    displayName: "masking",
    cloud: "AWS",
    environment: { id: "env-abc123" },
    contentFormat: "JAR",
    artifactFile: "build/masking.jar",
});`,
  fields: connectArtifactFields,
  naturalKey: ["displayName", "cloud", "environment.id"],
  timeouts: { create: 120 },
  import: {
    ...importId.import,
    needs: archive.needs,
  },

  check(op) {
    warnOfUnusualIds(op, { "environment.id": "environment" });
    return archive.noticed(op);
  },
  preview: archive.neededToMake,
  ...controlPlaneObject(connectArtifactFields, connectArtifacts, {
    outputs: (body, op) => ({
      ...connectArtifactParts(body),
      ...archive.imported(op),
    }),
    request: bare.request,
    prepare(op) {
      const { contentFormat, cloud, environment } = op.args;
      return archive.uploaded(op, () => ({ content_format: contentFormat, cloud, environment: environment.id }));
    },
  }),
});

function placeOf({ cloud, environment }: Body) {
  return { "spec.cloud": String(cloud), environment: (environment as { readonly id: string }).id };
}
