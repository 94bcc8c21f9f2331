import type { Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { SchemaRegistryCluster } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, readRoutes } from "./collection.ts";
import { notFound } from "./errors.ts";
import { environmentOf, environmentParameter, readInEnvironment } from "./in-environment.ts";
import { type ControlCall, environmentCrn, environmentReference } from "./objects.ts";

/** `/srcm/v3/clusters`. They come with an environment's first Kafka cluster and are only read. */
export function schemaRegistryClusterRoutes(world: World): Route<Caller>[] {
  const isHere = (one: SchemaRegistryCluster, call: ControlCall) =>
    one.environmentId === environmentOf(call) && one.listedAt <= world.now();
  const collection: Collection<SchemaRegistryCluster> = {
    path: "/srcm/v3/clusters",
    apiVersion: "srcm/v3",
    kind: "Cluster",
    store: world.schemaRegistryClusters,
    listQuery: environmentParameter,
    ...readInEnvironment(world),
    lists: isHere,
    reads: isHere,
    missing: (id) => notFound("Schema Registry cluster", id),
    crn: ({ id, environmentId }) => environmentCrn(world, environmentId, `schema-registry=${id}`),
    fields(one, host) {
      const endpoint = one.phase === "PROVISIONED" ? one.restEndpoint : "";
      return {
        spec: {
          display_name: "Stream Governance Package",
          package: world.environments.get(one.environmentId)?.streamGovernance ?? "ESSENTIALS",
          http_endpoint: endpoint,
          catalog_http_endpoint: endpoint,
          private_http_endpoint: "",
          private_networking_config: { regional_endpoints: {} },
          cloud: one.cloud,
          region: one.region,
          environment: environmentReference(world, host, one.environmentId),
        },
        status: { phase: one.phase },
      };
    },
  };
  return readRoutes(world, collection);
}
