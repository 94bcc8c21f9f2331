import { type Answer, type Call, defineRoute, Refusal, type Route, type RouteSpec } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Connector, KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";

/** A call about the connectors of a cluster. */
export type ConnectCall<Body> = Call<Body, Caller> & { readonly cluster: KafkaCluster };

interface ConnectRoute<Body> extends Omit<RouteSpec<Body, Caller>, "handle"> {
  handle(call: ConnectCall<Body>): Answer;
}

/** An operation on what Connect has below a cluster, which must be in the environment that the path names. */
export function connectRoute<Body>(world: World, { path, handle, ...spec }: ConnectRoute<Body>): Route<Caller> {
  return defineRoute({
    ...spec,
    path: `/connect/v1/environments/{environment_id}/clusters/{kafka_cluster_id}${path}`,
    handle(call: Call<Body, Caller>) {
      const cluster = world.kafkaClusters.get(call.params["kafka_cluster_id"] ?? "");
      const isThere = cluster?.environmentId === call.params["environment_id"];
      if (cluster === undefined || !isThere) throw connectError(404, "account not found");
      return handle({ ...call, cluster });
    },
  });
}

/** The connector that a read names, as a reader sees it. */
export function seenConnector(world: World, { cluster, params }: ConnectCall<unknown>): Connector {
  return found(world.connectors.allSeen(), cluster, params["connector_name"]);
}

/** The connector that a write names. */
export function writtenConnector(world: World, { cluster, params }: ConnectCall<unknown>): Connector {
  return found(world.connectors.all(), cluster, params["connector_name"]);
}

function found(all: readonly Connector[], cluster: KafkaCluster, name: string | undefined): Connector {
  const connector = all.find((one) => one.clusterId === cluster.id && one.name === name);
  if (connector === undefined) throw connectError(404, "resource not found");
  return connector;
}

/** An error as Connect answers most of them. */
export function connectError(status: number, message: string): Refusal {
  return new Refusal({ status, json: { error: { code: status, message } } });
}
