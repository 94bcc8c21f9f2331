import { type Call, defineRoute, type Route, type RouteSpec } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";
import { kafkaError } from "./errors.ts";

/** A call to Kafka REST, with the cluster that it is about. */
export interface KafkaCall<Body = undefined> extends Call<Body, Caller> {
  readonly cluster: KafkaCluster;
  /** The URL of the cluster on this host. */
  readonly clusterUrl: string;
}

/** A route below `/kafka/v3/clusters/{cluster_id}`; `path` is what follows. */
export function clusterRoute<Body = undefined>(
  world: World,
  clusterId: string,
  spec: Omit<RouteSpec<Body, Caller>, "handle"> & {
    handle(call: KafkaCall<Body>): ReturnType<RouteSpec<Body, Caller>["handle"]>;
  },
): Route<Caller> {
  return defineRoute<Body, Caller>({
    ...spec,
    path: `/kafka/v3/clusters/{cluster_id}${spec.path}`,
    handle(call) {
      const cluster = world.kafkaClusters.get(clusterId);
      if (cluster?.phase !== "PROVISIONED" || call.params["cluster_id"] !== clusterId) {
        throw kafkaError(404, 404, `Cluster ${call.params["cluster_id"]} cannot be found.`);
      }
      return spec.handle({ ...call, cluster, clusterUrl: `${call.host}/kafka/v3/clusters/${clusterId}` });
    },
  });
}
