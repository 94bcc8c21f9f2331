import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { flinkComputePoolFields, flinkComputePools } from "../../resources/flink/flink-compute-pool.ts";

export const getFlinkComputePool = lookupObject("getFlinkComputePool", {
  docs: "Looks up a compute pool of Flink by its ID or its name, in whatever state it is.",
  example: `const orders = streamprov.getFlinkComputePoolOutput({
    displayName: "orders",
    environment: { id: "env-abc123" },
});`,
  what: "compute pool",
  idForm: "lfcp-...",
  collection: flinkComputePools,
  inputs: { environment: environmentArg() },
  by: ["displayName"],
  outputs: lookupOutputs(flinkComputePoolFields),
});
