import { compositeId, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { archiveIn, contentHash, optionalArchive } from "../../platform/archive.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { bareEnvironment, cloudArg, environmentArg, fixedCloud } from "../../platform/references.ts";
import { uploadAgain } from "../../platform/remedies.ts";
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
    docs: "Display name, unique within the cloud and environment.",
  }),
  cloud: fixedCloud(),
  environment: bare.field,
  contentFormat: field.string({
    required: true,
    replaceOnChange: true,
    values: ["JAR", "ZIP"],
    wire: "spec.content_format",
    docs: "Format of the archive: `JAR` or `ZIP`.",
  }),
  artifactFile: optionalArchive(),
  contentHash: contentHash(),
  description: field.string({
    computed: true,
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    max: 256,
    wire: "spec.description",
    docs: "Description.",
  }),
  status: outputText("status.phase", "Phase of the artifact: `READY` once connectors can use it."),
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

/** The cloud and environment of artifacts, for lookups and listings. */
export const connectArtifactPlace = {
  cloud: cloudArg(),
  environment: environmentArg("spec.environment"),
};

/** The artifacts of one cloud in an environment. */
export const connectArtifacts: Collection = {
  kind: "ConnectArtifact",
  path: () => "/cam/v1/connect-artifacts",
  scope: placeOf,
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

const responseFields = { cloud: outputText("spec.cloud") };

/** The values that do not follow from the wire names. Responses write clouds in lowercase. */
export const connectArtifactParts = (body: Body) => ({
  ...bare.outputs(body),
  cloud: fromWire(responseFields, body).cloud.toUpperCase(),
});

export const connectArtifact = resource("ConnectArtifact", {
  docs: "An archive with code for connectors, such as single message transforms, uploaded from a local file. A change of the file's content replaces the artifact. The platform does not delete an artifact that is in use: change `displayName` as well, and the new artifact is created first.",
  platformPage: apiPage("Connect Artifacts (cam/v1)"),
  example: `const artifact = new streamprov.ConnectArtifact("masking", {
    displayName: "masking",
    cloud: "AWS",
    environment: { id: config.require("environmentId") },
    contentFormat: "JAR",
    artifactFile: "build/masking.jar",
});`,
  errors: {
    "409 Conflict":
      "Another artifact of the environment has this name in the same cloud: choose another `displayName`, or import that artifact.",
    "the upload failed": uploadAgain,
  },
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
});

function placeOf({ cloud, environment }: Body) {
  return { "spec.cloud": String(cloud), environment: (environment as { readonly id: string }).id };
}
