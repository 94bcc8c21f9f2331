import { type Route, Store, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Dates } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, readRoutes } from "./collection.ts";
import { notFound } from "./errors.ts";
import { crn } from "./objects.ts";

interface Region extends Dates {
  readonly id: string;
  readonly cloud: string;
  readonly region: string;
  readonly place: string;
}

const regions = [
  { cloud: "AWS", region: "us-east-1", place: "N. Virginia" },
  { cloud: "AWS", region: "us-east-2", place: "Ohio" },
  { cloud: "AZURE", region: "westeurope", place: "Netherlands" },
  { cloud: "GCP", region: "us-east1", place: "South Carolina" },
];

/** `/fcpm/v2/regions`: a list that never changes. */
export function flinkRegionRoutes(world: World): Route<Caller>[] {
  const store = new Store<Region>(world.hub.agenda, () => world.settings);
  for (const one of regions) {
    store.reveal({ id: `${one.cloud.toLowerCase()}.${one.region}`, ...one, ...world.born() });
  }
  const collection: Collection<Region> = {
    path: "/fcpm/v2/regions",
    apiVersion: "fcpm/v2",
    kind: "Region",
    store,
    listQuery: { cloud: textParameter, region_name: textParameter },
    lists: ({ cloud, region }, { query }) =>
      (query.text("cloud") ?? cloud) === cloud && (query.text("region_name") ?? region) === region,
    missing: (id) => notFound("region", id),
    crn: ({ id }) => crn(world, `region=${id}`),
    fields: ({ cloud, region, place }) => ({
      display_name: `${place} (${region})`,
      cloud,
      region_name: region,
      http_endpoint: `https://flink.${region}.${cloud.toLowerCase()}.confluent.cloud`,
      private_http_endpoint: `https://flink.${region}.${cloud.toLowerCase()}.private.confluent.cloud`,
    }),
  };
  // There is a list, but no read of one region.
  return readRoutes(world, collection).slice(0, 1);
}
