import {
  flagSettings,
  type GivenOptions,
  integerOption,
  numberOption,
  numberSettings,
  startOptionsOf,
  usageOf,
} from "@org/simulator";
import { eachKept } from "./kept-names.ts";
import { defaultSettings } from "./settings.ts";
import type { StartOptions } from "./simulator.ts";

/** The options of the command line, and the page that explains them. */
export const usage = usageOf({
  name: "streamprov",
  simulates:
    "the data-streaming platform on this machine: control plane, Kafka REST, Schema Registry, Flink, sign-in and\nstorage for uploads",
  firstHost: "the control plane",
  defaults: defaultSettings(),
  start: {
    cluster: { type: "boolean", help: "also make an environment, a Kafka cluster, a Schema Registry and their keys" },
  },
  platform: {
    "provision-ms": { type: "string", value: "ms", help: "time a Kafka cluster, network or Schema Registry takes (0)" },
    "deprovision-ms": { type: "string", value: "ms", help: "time a Kafka cluster or network takes to go (0)" },
    "schema-registry-appear-ms": {
      type: "string",
      value: "ms",
      help: "time until the Schema Registry of a new environment is listed (0)",
    },
    "catalog-lag-ms": { type: "string", value: "ms", help: "time until the catalog knows a new topic or schema (0)" },
    "key-ready-ms": { type: "string", value: "ms", help: "time until a new API key is accepted (0)" },
    "role-ready-ms": { type: "string", value: "ms", help: "time until a new role binding grants anything (0)" },
    "data-plane-nodes": { type: "string", value: "count", help: "servers that answer for a data plane (1)" },
    "node-lag-ms": {
      type: "string",
      value: "ms",
      help: "time by which each of them learns of new API keys and role bindings later than the one before (0)",
    },
    "enforce-roles": { type: "boolean", help: "service accounts need role bindings or ACLs on the data plane" },
  },
  example: {
    of: "a slow platform with a limit, on which every twentieth request fails",
    options: "--latency 50 --limit 50 --faults 0.05 --provision-ms 3000",
  },
});

/**
 * Turns the options into settings; options that are not given are absent.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const provision = numberOption(values, "provision-ms");
  const deprovision = numberOption(values, "deprovision-ms");
  const dataPlaneNodes = integerOption(values, "data-plane-nodes", { min: 1, max: 100 });
  return {
    ...startOptionsOf(values),
    ...(provision === undefined
      ? {}
      : {
          provisionMs: {
            kafkaCluster: provision,
            network: provision,
            schemaRegistryCluster: provision,
            connector: provision,
            ...eachKept(provision),
          },
        }),
    ...(deprovision === undefined
      ? {}
      : { deprovisionMs: { kafkaCluster: deprovision, network: deprovision, ...eachKept(deprovision) } }),
    ...numberSettings(values, {
      schemaRegistryAppearMs: "schema-registry-appear-ms",
      catalogLagMs: "catalog-lag-ms",
      apiKeyReadyMs: "key-ready-ms",
      roleBindingReadyMs: "role-ready-ms",
      nodeLagMs: "node-lag-ms",
    }),
    ...(dataPlaneNodes === undefined ? {} : { dataPlaneNodes }),
    ...flagSettings(values, { enforceRoles: "enforce-roles" }),
  };
}
