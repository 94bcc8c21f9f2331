import { envNames } from "@org/core-provider";
import { configuredValues, type DiscoveryOptions } from "@org/core-provider/server";
import { config as configuration } from "./config.ts";
import type { DataPlane } from "./platform/data-plane.ts";
import { flink } from "./platform/flink.ts";
import { kafka } from "./platform/kafka.ts";
import { schemaRegistry } from "./platform/schema-registry.ts";
import { provider } from "./provider.ts";
import { membersOf } from "./variable-groups.ts";

/** Services with their own endpoint and credentials, and the one of each that is configured. */
export function dataPlaneServices(options: DiscoveryOptions) {
  const values = configuredValues(provider, options);
  return [
    ownService("Kafka cluster", kafka, "kafkaCluster", values),
    ownService("Schema Registry", schemaRegistry, "schemaRegistryCluster", values),
    ownService("environment of Flink", flink, "environment", values),
  ];
}

function ownService<Id extends string>(
  what: string,
  { ids, group }: DataPlane<Id>,
  property: Id,
  values: Readonly<Record<string, unknown>>,
) {
  const { variables } = ids[property];
  const given = variables.map((name) => values[name]).find((value) => value !== undefined && value !== "");
  const members = group === undefined ? [] : (membersOf(group, values["oauth"] !== undefined) ?? []);
  const settings = new Set([...variables, ...members.map((one) => [one].flat()[0] ?? "")]);
  return { what, property, id: given === undefined ? undefined : String(given), settings: [...settings].map(withEnv) };
}

/** A setting with its environment variable. */
function withEnv(name: string): string {
  const field = Object.entries(configuration.fields).find(([each]) => each === name)?.[1];
  const [variable] = field === undefined ? [] : envNames(field.facts);
  return variable === undefined ? name : `${name} (${variable})`;
}
