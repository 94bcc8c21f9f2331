import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { cloudRegion, environmentRef, objectKind, resourceName } from "../../platform/references.ts";

/** The properties of a compute pool. */
export const flinkComputePoolFields = {
  displayName: field.string({
    required: true,
    pattern: {
      match: /^[0-9A-Za-z-][\w.-]{0,63}$/,
      says: "be at most 64 letters, digits, dots, underscores and hyphens, and begin with a letter, a digit or a hyphen",
    },
    wire: "spec.display_name",
    docs: "Name for people.",
    inputDocs: "Can be changed in place.",
  }),
  // Some answers name it in small letters.
  ...cloudRegion({ equality: "case-insensitive" }),
  environment: environmentRef(),
  maxCfu: field.integer({
    computed: true,
    min: 1,
    wire: "spec.max_cfu",
    // The platform demands it of a creation, and takes 0 for its own choice.
    unsetAs: 0,
    docs: "The most Confluent Flink Units (CFUs) that the statements of the pool may use together.",
    inputDocs: "The platform takes 5, 10, 20, 30, 40 and 50. Can be changed in place.",
  }),
  defaultPool: field.boolean({
    default: false,
    wire: "spec.default_pool",
    docs: "Whether it is the default pool of the environment in its region, in which statements run that name no pool. There can be one.",
    inputDocs: "Can be changed in place.",
  }),
  ...objectKind(),
  resourceName: resourceName("environment=env-abc123/flink-region=aws.us-east-2/compute-pool=lfcp-abc123"),
};

/** Where compute pools are: one collection for each environment. */
export const flinkComputePools = environmentCollection({
  kind: "FlinkComputePool",
  path: "/fcpm/v2/compute-pools",
  phases: { done: ["PROVISIONED"], deletion: "takes time" },
});

export const flinkComputePool = resource("FlinkComputePool", {
  docs: "A compute pool of Flink: what the statements of an environment run on in one region of a cloud. It grows and shrinks with them, up to maxCfu, and costs nothing while none runs.",
  example: `const orders = new streamprov.FlinkComputePool("orders", {
    displayName: "orders",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: "env-abc123" },
    maxCfu: 10,
});`,
  fields: flinkComputePoolFields,
  timeouts: { create: 60, delete: 60 },
  import: inEnvironment("<compute pool ID>", "lfcp-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(flinkComputePoolFields, flinkComputePools),
});
