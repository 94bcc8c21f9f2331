import { type Route, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { withGateway } from "../lifecycle/flink-regions.ts";
import type { FlinkRegion } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, readRoutes } from "./collection.ts";
import { notFound } from "./errors.ts";
import { crn } from "./objects.ts";

/** `/fcpm/v2/regions`: a list that never changes. */
export function flinkRegionRoutes(world: World): Route<Caller>[] {
  const store = world.flinkRegions;
  const collection: Collection<FlinkRegion> = {
    path: "/fcpm/v2/regions",
    apiVersion: "fcpm/v2",
    kind: "Region",
    store,
    listQuery: { cloud: textParameter, region_name: textParameter },
    lists: ({ cloud, region }, { query }) =>
      (query.text("cloud") ?? cloud) === cloud && (query.text("region_name") ?? region) === region,
    missing: (id) => notFound("region", id),
    crn: ({ id }) => crn(world, `region=${id}`),
    fields: ({ cloud, region, restEndpoint }) => ({
      display_name: `${cloud} ${region}`,
      cloud,
      region_name: region,
      http_endpoint: restEndpoint,
      private_http_endpoint: `https://flink.${region}.${cloud.toLowerCase()}.private.confluent.cloud`,
    }),
  };
  // There is a list, but no read of one region.
  const [list] = readRoutes(world, collection);
  if (list === undefined) throw new Error("A collection has no list.");
  return [
    {
      ...list,
      async handle(call) {
        const [cloud, region] = [call.query.text("cloud"), call.query.text("region_name")];
        for (const one of store.all()) {
          const isShown = (cloud ?? one.cloud) === one.cloud && (region ?? one.region) === one.region;
          if (isShown && one.restEndpoint === "") store.reveal(await withGateway(world, one));
        }
        return list.handle(call);
      },
    },
  ];
}
