import { field, lookupOutputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flinkComputePoolConfigFields, readConfig } from "../../resources/flink/flink-compute-pool-config.ts";

export const getFlinkComputePoolConfig = lookup("getFlinkComputePoolConfig", {
  docs: "Looks up the settings for default compute pools of Flink. The organization is always that of the Cloud API key.",
  example: `const pools = streamprov.getFlinkComputePoolConfigOutput({ id: config.require("organizationId") });`,
  inputs: {
    id: field.string({
      required: true,
      docs: "ID of the organization. It is ignored: the organization is always that of the credentials.",
    }),
  },
  outputs: {
    id: field.string({ output: true, docs: "ID of the organization." }),
    ...lookupOutputs(flinkComputePoolConfigFields),
  },
  async run(op) {
    const { id, outputs } = await readConfig(op);
    return { id, ...outputs };
  },
});
