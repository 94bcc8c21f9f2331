import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import {
  connectArtifactFields,
  connectArtifactParts,
  connectArtifactPlace,
  connectArtifacts,
} from "../../resources/connect/connect-artifact.ts";

export const getConnectArtifact = lookupObject("getConnectArtifact", {
  docs: "Looks up a connector artifact by its ID, in any status.",
  example: `const masking = streamprov.getConnectArtifactOutput({
    id: config.require("artifactId"),
    cloud: "AWS",
    environment: { id: config.require("environmentId") },
});`,
  what: "artifact",
  idForm: "cca-...",
  collection: connectArtifacts,
  inputs: connectArtifactPlace,
  outputs: lookupOutputs(connectArtifactFields, { omit: ["artifactFile", "contentHash"] }),
  parts: connectArtifactParts,
});
