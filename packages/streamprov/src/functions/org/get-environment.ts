import { type Facts, field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentFields, environments } from "../../resources/org/environment.ts";

/** The bridged package accepts this argument, which has no effect. */
const streamGovernance = <const F extends Partial<Facts>>(facts: F) =>
  field.object(
    {
      package: field.string({
        required: true,
        values: ["ESSENTIALS", "ADVANCED"],
        wire: "package",
        docs: "Stream Governance package, or empty.",
      }),
    },
    { ...facts, docs: "Stream Governance of the environment." },
  );

export const getEnvironment = lookupObject("getEnvironment", {
  docs: "Looks up an environment by its ID or its name.",
  example: `const staging = streamprov.getEnvironmentOutput({ displayName: "staging" });`,
  what: "environment",
  idForm: "env-...",
  collection: environments,
  by: ["displayName"],
  inputs: { streamGovernance: streamGovernance({ ignored: true }) },
  outputs: lookupOutputs(environmentFields, {
    override: { streamGovernance: streamGovernance({ output: true, wire: "stream_governance_config" }) },
  }),
});
