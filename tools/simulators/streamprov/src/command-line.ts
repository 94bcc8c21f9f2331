import {
  type CommandLineOption,
  controlHelp,
  type GivenOptions,
  numberOption,
  optionLines,
  wireOptions,
  wireSettingsOf,
} from "@org/simulator";
import type { StartOptions } from "./simulator.ts";

const start = {
  port: {
    type: "string",
    value: "n",
    help: "port of the control plane; the other hosts take the next ones (0: free ports)",
  },
  cluster: { type: "boolean", help: "also make an environment, a Kafka cluster, a Schema Registry and their keys" },
  help: { type: "boolean", help: "show this page" },
} satisfies Record<string, CommandLineOption>;

const platform = {
  "provision-ms": { type: "string", value: "ms", help: "time a Kafka cluster, network or Schema Registry takes (0)" },
  "deprovision-ms": { type: "string", value: "ms", help: "time a Kafka cluster or network takes to go (0)" },
  "schema-registry-appear-ms": {
    type: "string",
    value: "ms",
    help: "time until the Schema Registry of a new environment is listed (0)",
  },
  "key-ready-ms": { type: "string", value: "ms", help: "time until a new API key is accepted (0)" },
  "role-ready-ms": { type: "string", value: "ms", help: "time until a new role binding grants anything (0)" },
  "enforce-roles": { type: "boolean", help: "service accounts need role bindings or ACLs on the data plane" },
} satisfies Record<string, CommandLineOption>;

const options = { ...start, ...wireOptions, ...platform };

/** The options of the command line, and the page that explains them. */
export const usage: { readonly options: typeof options; readonly page: string } = {
  options,
  page: `Simulates the data-streaming platform on this machine: control plane, Kafka REST, Schema Registry, token hosts.
It keeps what is made in it until it is stopped, and checks every request against the platform's documents.

  node tools/simulators/streamprov/main.ts [options]

${optionLines({ Start: start, "The wire": wireOptions, "The platform": platform })}

While it runs
  It prints the URLs and credentials as shell lines. Other processes steer it on its control URL:
${controlHelp}

Example: a slow platform with a limit, on which every twentieth request fails
  node tools/simulators/streamprov/main.ts --port 8080 --latency 50 --rate-limit 50 --faults 0.05 --provision-ms 3000`,
};

/**
 * Turns the options into settings.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const provision = numberOption(values, "provision-ms");
  const deprovision = numberOption(values, "deprovision-ms");
  return {
    port: numberOption(values, "port"),
    ...wireSettingsOf(values),
    provisionMs: { kafkaCluster: provision, network: provision, schemaRegistryCluster: provision },
    deprovisionMs: { kafkaCluster: deprovision, network: deprovision },
    schemaRegistryAppearMs: numberOption(values, "schema-registry-appear-ms"),
    apiKeyReadyMs: numberOption(values, "key-ready-ms"),
    roleBindingReadyMs: numberOption(values, "role-ready-ms"),
    enforceRoles: values["enforce-roles"] === true,
  };
}
