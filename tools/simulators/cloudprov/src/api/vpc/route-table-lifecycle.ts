import type { World } from "../../world.ts";
import { found, type Reply } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { malformedId } from "./describe.ts";
import type { Route } from "./routes.ts";
import type { RouteTable } from "./vpcs.ts";

/** Creates a route table without entries. */
export function createRouteTable(
  world: World,
  fields: Pick<RouteTable, "region" | "vpcId" | "name"> & Partial<RouteTable>,
): RouteTable {
  return world.networks.routeTables.insert({
    id: world.newId("rtb"),
    isMain: false,
    createdAt: world.now(),
    ...fields,
  });
}

/** Creates an entry of a route table. */
export function createRoute(
  world: World,
  fields: Pick<Route, "routeTableId" | "destination" | "gatewayType" | "gatewayId"> & Partial<Route>,
): Route {
  return world.networks.routes.insert({
    id: world.newNumber(),
    description: "",
    enabled: true,
    type: "USER",
    itemId: world.newId("rti"),
    createdAt: world.now(),
    ...fields,
  });
}

/** Deletes a route table with its entries. */
export function deleteRouteTable({ networks: { routes, routeTables } }: World, id: string): void {
  for (const route of routes.all()) if (route.routeTableId === id) routes.remove(route.id);
  routeTables.remove(id);
}

/** The route table with an ID, even if listings do not show it yet. */
export function existingRouteTable({ networks }: World, id: string, region: string): RouteTable {
  if (!/^rtb-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
  const table = networks.routeTables.get(id);
  return found(table?.region === region ? table : undefined, "ResourceNotFound", `route table ${id}`);
}

/** The name of a route table in the tag service. */
export function tagsOfRouteTable({ id, region }: Pick<RouteTable, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "rtb", region, resourceId: id };
}

/** Whether a resource is an existing route table. */
export function isRouteTable({ networks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "rtb" && networks.routeTables.get(resourceId)?.region === region;
}

/** A route table as responses have it, with these entries. */
export function routeTableDocument(world: World, table: RouteTable, routes: readonly Route[]): Reply {
  return {
    VpcId: table.vpcId,
    RouteTableId: table.id,
    RouteTableName: table.name,
    AssociationSet: world.networks.subnets
      .allSeen()
      .filter(({ routeTableId }) => routeTableId === table.id)
      .map(({ id: SubnetId }) => ({ SubnetId, RouteTableId: table.id })),
    RouteSet: routes.map((route) => routeDocument(world, route)),
    Main: table.isMain,
    CreatedTime: world.localTimeText(table.createdAt),
    TagSet: world.tags.pairsOf(tagsOfRouteTable(table)),
    LocalCidrForCcn: [],
  };
}

function routeDocument(world: World, route: Route): Reply {
  return {
    DestinationCidrBlock: route.destination,
    GatewayType: route.gatewayType,
    GatewayId: route.gatewayId,
    RouteId: Number(route.id),
    RouteDescription: route.description,
    Enabled: route.enabled,
    RouteType: route.type,
    RouteTableId: route.routeTableId,
    DestinationIpv6CidrBlock: "",
    RouteItemId: route.itemId,
    PublishedToVbc: false,
    CreatedTime: world.localTimeText(route.createdAt),
    CdcId: "",
  };
}
