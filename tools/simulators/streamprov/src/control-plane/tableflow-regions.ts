import { type Route, Store, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Dates } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, readRoutes } from "./collection.ts";
import { notFound } from "./errors.ts";
import { crn } from "./objects.ts";

interface Region extends Dates {
  readonly id: string;
  readonly region: string;
}

/** `/tableflow/v1/regions`: a list that never changes. */
export function tableflowRegionRoutes(world: World): Route<Caller>[] {
  const store = new Store<Region>(world.hub.agenda, () => world.settings);
  for (const region of ["eu-west-1", "us-east-1", "us-west-2"]) {
    store.reveal({ id: `aws.${region}`, region, ...world.born() });
  }
  const collection: Collection<Region> = {
    path: "/tableflow/v1/regions",
    apiVersion: "tableflow/v1",
    kind: "Region",
    store,
    listQuery: { cloud: textParameter },
    lists: (_, { query }) => (query.text("cloud") ?? "AWS") === "AWS",
    missing: (id) => notFound("region", id),
    crn: ({ id }) => crn(world, `region=${id}`),
    fields: ({ region }) => ({ cloud: "AWS", region }),
  };
  // There is a list, but no read of one region.
  return readRoutes(world, collection).slice(0, 1);
}
