import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { cloudRegion, environmentRef, objectKind, resourceName } from "../../platform/references.ts";

/** The properties of a compute pool. */
export const flinkComputePoolFields = {
  displayName: field.string({
    required: true,
    pattern: {
      match: /^[0-9A-Za-z-][\w.-]{0,63}$/,
      says: "contain at most 64 letters, digits, dots, underscores and hyphens, and begin with a letter, a digit or a hyphen",
    },
    wire: "spec.display_name",
    docs: "Display name.",
    inputDocs: "Can be changed in place.",
  }),
  // Some responses write the cloud in lowercase.
  ...cloudRegion({ equality: "case-insensitive" }),
  environment: environmentRef(),
  maxCfu: field.integer({
    computed: true,
    min: 1,
    wire: "spec.max_cfu",
    // The platform requires it in the create request. 0 means its own choice.
    unsetAs: 0,
    docs: "Maximum number of Confluent Flink Units (CFUs) that the statements of the pool can use together.",
    inputDocs: "The platform accepts 5, 10, 20, 30, 40 and 50. Can be changed in place.",
  }),
  defaultPool: field.boolean({
    default: false,
    wire: "spec.default_pool",
    docs: "Whether the pool is the default pool of the environment in its region. Statements without a pool run in it. There can be only one.",
    inputDocs: "Can be changed in place.",
  }),
  ...objectKind(),
  resourceName: resourceName("environment=env-abc123/flink-region=aws.us-east-2/compute-pool=lfcp-abc123"),
};

/** The compute pools of an environment. */
export const flinkComputePools = environmentCollection({
  kind: "FlinkComputePool",
  path: "/fcpm/v2/compute-pools",
  phases: { done: ["PROVISIONED"], deletion: "takes time" },
});

export const flinkComputePool = resource("FlinkComputePool", {
  docs: "A Flink compute pool, which runs the statements of an environment in one cloud region. It scales with the statements, up to maxCfu, and costs nothing while none runs.",
  platformPage: apiPage("Compute Pools (fcpm/v2)"),
  example: `const orders = new streamprov.FlinkComputePool("orders", {
    displayName: "orders",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: config.require("environmentId") },
    maxCfu: 10,
});`,
  errors: {
    "ended in the state":
      "The platform could not provide the pool, and the message contains its reason. Check that Flink is available in the region.",
  },
  ...controlPlaneObject(flinkComputePoolFields, flinkComputePools),
  timeouts: { create: 60, delete: 60 },
  import: inEnvironment("<compute pool ID>", "lfcp-abc123").import,
});
