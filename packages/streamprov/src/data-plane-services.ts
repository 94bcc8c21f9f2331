import { configuredValues, type DiscoveryOptions } from "@org/core-provider/server";
import { outline } from "./outline.ts";
import { type DataPlane, environmentOf } from "./platform/data-plane.ts";
import { flink } from "./platform/flink.ts";
import { kafka } from "./platform/kafka.ts";
import { schemaRegistry } from "./platform/schema-registry.ts";
import { membersOf } from "./variable-groups.ts";

/** Services with their own endpoint and credentials, and the one of each that is configured. */
export function dataPlaneServices(options: DiscoveryOptions) {
  const values = configuredValues(outline, options);
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
  const settings = new Map(
    [...variables, ...members].map((one) => [one].flat()).flatMap((names) => names.map((name, at) => [name, at > 0])),
  );
  return {
    what,
    property,
    id: given === undefined ? undefined : String(given),
    settings: [...settings].map(([name, isAlternative]) => ({
      name,
      variables: environmentOf(name),
      ...(isAlternative ? { alternative: true as const } : {}),
    })),
  };
}

/** The Kafka clusters that OAuth reaches: their listing contains the endpoints. Undefined without OAuth. */
export function reachableServices(options: DiscoveryOptions) {
  if (configuredValues(outline, options)["oauth"] === undefined) return undefined;
  return {
    kind: "KafkaCluster",
    settingsOf({ id, outputs: { restEndpoint } }: ListedCluster) {
      return typeof restEndpoint === "string" && restEndpoint !== ""
        ? { kafkaId: id, kafkaRestEndpoint: restEndpoint }
        : undefined;
    },
  };
}

interface ListedCluster {
  readonly id: string;
  readonly outputs: Readonly<Record<string, unknown>>;
}
