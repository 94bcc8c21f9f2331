import type { Route } from "@org/simulator";
import { mayAdministrate } from "../access.ts";
import type { Caller } from "../caller.ts";
import type { KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";
import { alterationShape } from "./alteration.ts";
import { clusterRoute, type KafkaCall } from "./cluster.ts";
import { invalidValue, kafkaError, notAuthorized, refusedByKafka } from "./errors.ts";
import { problemOf, type SettingType } from "./setting-values.ts";

/** The settings of a whole cluster that may be changed, with their defaults. */
const brokerSettings: Readonly<Record<string, SettingType & { readonly byDefault: string }>> = {
  "auto.create.topics.enable": { type: "boolean", byDefault: "false" },
  "ssl.enabled.protocols": { type: "list", values: ["TLSv1.2", "TLSv1.3"], byDefault: "TLSv1.2,TLSv1.3" },
  "ssl.cipher.suites": { type: "list", byDefault: "" },
  "num.partitions": { type: "int", min: 1, max: 100, byDefault: "6" },
  "log.cleaner.max.compaction.lag.ms": { type: "long", min: 604_800_000, byDefault: "9223372036854775807" },
  "log.retention.ms": { type: "long", min: -1, byDefault: "604800000" },
};

/** `/kafka/v3/clusters/{cluster_id}/broker-configs` and its change. */
export function brokerConfigRoutes(world: World, clusterId: string): Route<Caller>[] {
  return [
    clusterRoute(world, clusterId, {
      method: "GET",
      path: "/broker-configs",
      handle(call) {
        checkAccess(world, call);
        const seen = world.kafkaClusters.seen(clusterId)?.brokerConfigs ?? {};
        const self = `${call.clusterUrl}/broker-configs`;
        const data = Object.entries(seen).map(([name, value]) => render(self, call.cluster, name, value));
        return { status: 200, json: { kind: "KafkaClusterConfigList", metadata: { self, next: null }, data } };
      },
    }),
    clusterRoute(world, clusterId, {
      method: "POST",
      path: "/broker-configs:alter",
      body: alterationShape,
      handle(call) {
        checkAccess(world, call);
        const brokerConfigs = { ...call.cluster.brokerConfigs };
        for (const { name, value = null, operation } of call.body.data) {
          const setting = brokerSettings[name];
          if (setting === undefined) throw refusedByKafka(`Altering broker config property '${name}' is disallowed.`);
          if (operation === "DELETE") {
            delete brokerConfigs[name];
            continue;
          }
          const problem = value === null ? "Null value not supported" : problemOf(setting, value);
          if (problem !== undefined) throw invalidValue(name, String(value), problem);
          brokerConfigs[name] = value ?? "";
        }
        if (!call.body.validate_only) world.kafkaClusters.replace({ ...call.cluster, brokerConfigs });
        return { status: 204 };
      },
    }),
  ];
}

function checkAccess(world: World, { caller, cluster }: KafkaCall<unknown>): void {
  if (!mayAdministrate(world, caller, cluster)) throw notAuthorized();
  if (cluster.config.kind !== "Dedicated")
    throw kafkaError(400, 40035, "The version of this API is not supported in the underlying Kafka cluster.");
}

function render(self: string, { id }: KafkaCluster, name: string, value: string): unknown {
  const source = "DYNAMIC_DEFAULT_BROKER_CONFIG";
  return {
    kind: "KafkaClusterConfig",
    metadata: { self: `${self}/${name}`, resource_name: `crn:///kafka=${id}/broker-config=${name}` },
    cluster_id: id,
    config_type: "BROKER",
    name,
    value,
    is_default: false,
    is_read_only: false,
    is_sensitive: false,
    source,
    synonyms: [
      { name, value, source },
      { name, value: brokerSettings[name]?.byDefault, source: "DEFAULT_CONFIG" },
    ],
  };
}
