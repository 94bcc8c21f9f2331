import { exactlyOneOf, field, fromWire, type Outputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { environments } from "../../resources/org/environment.ts";

const packageOf = () =>
  field.string({
    required: true,
    values: ["ESSENTIALS", "ADVANCED"],
    wire: "package",
    docs: "Stream Governance package.",
  });

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the environment, `env-...`." }),
  displayName: field.string({ output: true, wire: "display_name", docs: "Name for people." }),
  streamGovernance: field.object(
    { package: packageOf() },
    {
      output: true,
      wire: "stream_governance_config",
      docs: "Stream Governance of the environment; the package is empty when there is none.",
    },
  ),
  resourceName: field.string({ output: true, wire: "metadata.resource_name", docs: "Confluent Resource Name." }),
};

export const getEnvironment = lookup("getEnvironment", {
  docs: "Looks up an environment by its ID or its name.",
  example: `const staging = streamprov.getEnvironmentOutput({ displayName: "staging" });`,
  inputs: {
    id: field.string({ docs: "ID of the environment, `env-...`." }),
    displayName: field.string({ docs: "Name of the environment; upper and lower case count." }),
    streamGovernance: field.object(
      { package: packageOf() },
      { ignored: true, docs: "Stream Governance of the environment." },
    ),
  },
  outputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { id, displayName } = op.args;
    const body = await lookupOne(op, { kind: "environment", collection: environments, id, by: { displayName } });
    return fromWire(outputs, body) as Outputs<typeof outputs>;
  },
});
