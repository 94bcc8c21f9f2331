import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { contains, isBlock } from "./blocks.ts";
import { malformedBlock } from "./network-checks.ts";
import { createRoute, existingRouteTable, routeTableDocument } from "./route-table-lifecycle.ts";
import { gatewayTypes, type Route } from "./routes.ts";
import type { RouteTable } from "./vpcs.ts";

/** The actions of the entries of route tables. */
export function routeActions(world: World): Action[] {
  return [create(world), remove(world), switchRoutes(world, "EnableRoutes"), switchRoutes(world, "DisableRoutes")];
}

const routeShape = object({
  DestinationCidrBlock: text(),
  GatewayType: text(),
  GatewayId: text(),
  RouteId: optional(integer({ min: 0 })),
  RouteDescription: optional(text()),
  Enabled: optional(flag()),
  RouteType: optional(text()),
  RouteTableId: optional(text()),
  DestinationIpv6CidrBlock: optional(text()),
  RouteItemId: optional(text()),
});

function create(world: World): Action {
  return defineAction({
    name: "CreateRoutes",
    params: object({ RouteTableId: text({ min: 1 }), Routes: listOf(routeShape, { min: 1, max: 100 }) }),
    run({ params, region }) {
      const table = existingRouteTable(world, params.RouteTableId, region);
      const routes = params.Routes.map((one) => {
        const wanted = {
          destination: one.DestinationCidrBlock,
          gatewayType: one.GatewayType,
          gatewayId: one.GatewayId,
          description: one.RouteDescription ?? "",
        };
        check(world, table, wanted);
        return createRoute(world, { ...wanted, routeTableId: table.id });
      });
      return { TotalCount: 1, RouteTableSet: [routeTableDocument(world, table, routes)] };
    },
  });
}

/** Rejects an entry that the table cannot have. */
function check(
  world: World,
  table: RouteTable,
  { destination, gatewayType, gatewayId }: Pick<Route, "destination" | "gatewayType" | "gatewayId">,
): void {
  if (!isBlock(destination)) throw malformedBlock(destination);
  if (!gatewayTypes.includes(gatewayType)) {
    throw new PlatformError("InvalidParameterValue", `${gatewayType} is not a type of next hops.`);
  }
  if (gatewayId === "" || (gatewayType === "EIP") !== (gatewayId === "0")) {
    throw new PlatformError(
      "InvalidParameterValue.RouteNextHopInvalid",
      `${gatewayId} is not a next hop of the type ${gatewayType}.`,
    );
  }
  const vpc = world.networks.vpcs.get(table.vpcId);
  if ([vpc?.cidrBlock ?? [], vpc?.assistantCidrs ?? []].flat().some((range) => contains(range, destination))) {
    throw new PlatformError("InvalidParameterValue.VpcCidrConflict", `${destination} is in the network.`);
  }
  const present = world.networks.routes.all().filter(({ routeTableId }) => routeTableId === table.id);
  const same = present.find((one) => one.destination === destination);
  if (same !== undefined) {
    const isEqual = same.gatewayType === gatewayType && same.gatewayId === gatewayId;
    throw isEqual
      ? new PlatformError("InvalidParameterValue.Duplicate", `The entry ${same.id} exists.`)
      : new PlatformError("UnsupportedOperation.Ecmp", `The entry ${same.id} leads to another next hop.`);
  }
  const quota = world.settings.routeTableQuotas.routes;
  if (present.length >= quota) throw new PlatformError("LimitExceeded", `The quota of ${quota} entries is used up.`);
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteRoutes",
    params: object({ RouteTableId: text({ min: 1 }), Routes: optional(listOf(routeShape, { min: 1, max: 100 })) }),
    run({ params: { RouteTableId, Routes = [] }, region }) {
      const table = existingRouteTable(world, RouteTableId, region);
      const all = Routes.map(({ RouteId }) => userRoute(world, table, RouteId));
      for (const { id } of all) world.networks.routes.remove(id);
      const { RouteSet } = routeTableDocument(world, table, all);
      return { RouteSet };
    },
  });
}

function switchRoutes(world: World, name: "EnableRoutes" | "DisableRoutes"): Action {
  return defineAction({
    name,
    params: object({
      RouteTableId: text({ min: 1 }),
      RouteIds: optional(listOf(integer({ min: 0 }), { min: 1, max: 100 })),
      RouteItemIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
    }),
    run({ params: { RouteTableId, RouteIds, RouteItemIds = [] }, region }): Reply {
      const table = existingRouteTable(world, RouteTableId, region);
      const byItem = RouteItemIds.map((item) =>
        userRoute(world, table, Number(world.networks.routes.all().find(({ itemId }) => itemId === item)?.id)),
      );
      const all = [...(RouteIds ?? []).map((id) => userRoute(world, table, id)), ...byItem];
      for (const route of all) world.networks.routes.replace({ ...route, enabled: name === "EnableRoutes" });
      return {};
    },
  });
}

/** The entry that a user has added to a table. */
function userRoute({ networks }: World, table: RouteTable, id: number | undefined): Route {
  const route = networks.routes.get(String(id));
  const own = found(
    route?.routeTableId === table.id ? route : undefined,
    "InvalidParameterValue.Malformed",
    `entry ${id} of ${table.id}`,
  );
  if (own.type !== "USER") {
    throw new PlatformError("UnsupportedOperation.SystemRoute", `${id} is an entry of the platform.`);
  }
  return own;
}
