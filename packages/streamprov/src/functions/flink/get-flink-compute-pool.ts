import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { flinkComputePoolFields, flinkComputePools } from "../../resources/flink/flink-compute-pool.ts";

export const getFlinkComputePool = lookupObject("getFlinkComputePool", {
  docs: "Looks up a Flink compute pool by its ID or its name, in any status.",
  example: `const orders = streamprov.getFlinkComputePoolOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "compute pool",
  idForm: "lfcp-...",
  collection: flinkComputePools,
  inputs: { environment: environmentArg() },
  by: ["displayName"],
  outputs: lookupOutputs(flinkComputePoolFields),
});
