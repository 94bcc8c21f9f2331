import { flag, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShapeWithTags } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { pageOf, textPageMembers } from "./describe.ts";
import { checkName, checkTags, existingVpc, idsShape, requireOneOf } from "./network-checks.ts";
import {
  createRouteTable,
  deleteRouteTable,
  existingRouteTable,
  routeTableDocument,
  tagsOfRouteTable,
} from "./route-table-lifecycle.ts";
import type { RouteTable } from "./vpcs.ts";

/** The actions of route tables. */
export function routeTableActions(world: World): Action[] {
  return [create(world), describe(world), modify(world), remove(world)];
}

function create(world: World): Action {
  return defineAction({
    name: "CreateRouteTable",
    params: object({ VpcId: text({ min: 1 }), RouteTableName: text(), Tags: tagsMember }),
    run({ params: { VpcId, RouteTableName: name, Tags = [] }, region }) {
      const { id: vpcId } = existingVpc(world, VpcId, region);
      checkName(name);
      checkTags(Tags);
      const quota = world.settings.routeTableQuotas.tables;
      if (world.networks.routeTables.all().filter((table) => table.vpcId === vpcId).length >= quota) {
        throw new PlatformError("LimitExceeded", `The quota of ${quota} route tables is used up.`);
      }
      const table = createRouteTable(world, { region, vpcId, name });
      for (const { Key, Value } of Tags) world.tags.put(tagsOfRouteTable(table), Key, Value);
      return { RouteTable: routeTableDocument(world, table, []) };
    },
  });
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeRouteTables",
    params: object({
      RouteTableIds: optional(idsShape),
      Filters: filtersShapeWithTags("route-table-id", "route-table-name", "vpc-id", "association.main", "tag-key"),
      ...textPageMembers(),
      NeedRouterInfo: optional(flag()),
    }),
    run({ params, region }) {
      const { RouteTableIds: ids, Filters, NeedRouterInfo = true } = params;
      requireOneOf(ids, Filters, "RouteTableIds");
      const { routes, routeTables } = world.networks;
      const all = filtered<RouteTable>(
        routeTables.allSeen().filter((table) => table.region === region && (ids?.includes(table.id) ?? true)),
        Filters,
        {
          "route-table-id": ({ id }, value) => id === value,
          "route-table-name": ({ name }, value) => name.includes(value),
          "vpc-id": ({ vpcId }, value) => vpcId === value,
          "association.main": ({ isMain }, value) => String(isMain) === value,
          ...tagTests(Filters, "tag-key", (table) => world.tags.of(tagsOfRouteTable(table))),
        },
      );
      const routesOf = ({ id }: RouteTable) =>
        NeedRouterInfo ? routes.allSeen().filter(({ routeTableId }) => routeTableId === id) : [];
      return {
        TotalCount: all.length,
        RouteTableSet: pageOf(all, params).map((table) => routeTableDocument(world, table, routesOf(table))),
      };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyRouteTableAttribute",
    params: object({ RouteTableId: text({ min: 1 }), RouteTableName: text() }),
    run({ params: { RouteTableId, RouteTableName: name }, region }) {
      const table = existingRouteTable(world, RouteTableId, region);
      checkName(name);
      world.networks.routeTables.replace({ ...table, name });
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteRouteTable",
    params: object({ RouteTableId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id, isMain } = existingRouteTable(world, params.RouteTableId, region);
      if (isMain) {
        throw new PlatformError(
          "UnsupportedOperation.NotSupportDeleteDefaultRouteTable",
          `${id} is the default route table of its network.`,
        );
      }
      if (world.networks.subnets.all().some(({ routeTableId }) => routeTableId === id)) {
        throw new PlatformError("UnsupportedOperation.DelRouteWithSubnet", `Subnets use the route table ${id}.`);
      }
      deleteRouteTable(world, id);
      world.tags.clear(tagsOfRouteTable({ id, region }));
      return {};
    },
  });
}
