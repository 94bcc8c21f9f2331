import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import {
  flinkArtifactFields,
  flinkArtifactParts,
  flinkArtifactPlace,
  flinkArtifacts,
} from "../../resources/flink/flink-artifact.ts";

export const getFlinkArtifact = lookupObject("getFlinkArtifact", {
  docs: "Looks up a Flink artifact of a region and environment by its ID or its name.",
  example: `const artifact = streamprov.getFlinkArtifactOutput({
    displayName: "orders-functions",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: config.require("environmentId") },
});`,
  what: "artifact",
  idForm: "cfa-...",
  collection: flinkArtifacts,
  inputs: {
    ...flinkArtifactPlace,
    class: field.string({
      ignored: true,
      deprecated: "artifacts are not looked up by class",
      docs: "Java class of the artifact.",
    }),
  },
  by: ["displayName"],
  outputs: lookupOutputs(flinkArtifactFields, { omit: ["artifactFile", "contentHash"] }),
  parts: flinkArtifactParts,
});
