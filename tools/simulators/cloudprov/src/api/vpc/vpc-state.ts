import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { createNatGateway } from "./nat-gateway-lifecycle.ts";
import type { NatGateway } from "./nat-gateways.ts";
import { createDnatRule, createSnatRule } from "./nat-rule-lifecycle.ts";
import type { DnatRule, SnatRule } from "./nat-rules.ts";
import { createNetworkAcl } from "./network-acl-lifecycle.ts";
import type { NetworkAcl } from "./network-acls.ts";
import { createNetworkInterface } from "./network-interface-lifecycle.ts";
import type { NetworkInterface } from "./network-interfaces.ts";
import { createRoute, createRouteTable, deleteRouteTable } from "./route-table-lifecycle.ts";
import type { Route } from "./routes.ts";
import { createSubnet } from "./subnet-lifecycle.ts";
import type { Subnet } from "./subnets.ts";
import { createVpc, deleteVpc } from "./vpc-lifecycle.ts";
import type { RouteTable, Vpc } from "./vpcs.ts";

/** A private network that a test creates. */
export type NewVpc = Pick<Vpc, "name"> & Partial<Vpc>;

/** A subnet that a test creates. */
export type NewSubnet = Pick<Subnet, "vpcId"> & Partial<Subnet>;

/** A route table that a test creates. */
export type NewRouteTable = Pick<RouteTable, "vpcId"> & Partial<RouteTable>;

/** An entry of a route table that a test creates. */
export type NewRoute = Pick<Route, "routeTableId"> & Partial<Route>;

/** A NAT gateway that a test creates. */
export type NewNatGateway = Pick<NatGateway, "vpcId"> & Partial<NatGateway>;

/** A network interface that a test creates. */
export type NewNetworkInterface = Pick<NetworkInterface, "subnetId"> & Partial<NetworkInterface>;

/** A rule for outgoing traffic that a test creates. */
export type NewSnatRule = Pick<SnatRule, "natGatewayId" | "resourceType" | "resourceId" | "privateAddress"> &
  Partial<SnatRule>;

/** A forwarded port that a test creates. */
export type NewDnatRule = Omit<DnatRule, "id" | "createdAt">;

/** A network ACL that a test creates. */
export type NewNetworkAcl = Pick<NetworkAcl, "vpcId"> & Partial<NetworkAcl>;

/** Opens the private networks of a world to tests. Omitted values have defaults. */
export function vpcState(world: World) {
  const { agenda } = world.hub;
  return {
    vpcs: objectsOf(
      agenda,
      world.networks.vpcs,
      (fields: NewVpc) => createVpc(world, { region: "ap-guangzhou", cidrBlock: "10.0.0.0/16", ...fields }),
      (id) => deleteVpc(world, id),
    ),
    subnets: objectsOf(agenda, world.networks.subnets, (fields: NewSubnet) =>
      createSubnet(world, {
        region: "ap-guangzhou",
        zone: "ap-guangzhou-3",
        name: "web",
        cidrBlock: "10.0.1.0/24",
        ...fields,
      }),
    ),
    routeTables: objectsOf(
      agenda,
      world.networks.routeTables,
      (fields: NewRouteTable) => createRouteTable(world, { region: "ap-guangzhou", name: "web", ...fields }),
      (id) => deleteRouteTable(world, id),
    ),
    natGateways: objectsOf(agenda, world.networks.natGateways, (fields: NewNatGateway) =>
      createNatGateway(world, { region: "ap-guangzhou", name: "web", ...fields }),
    ),
    snatRules: objectsOf(agenda, world.networks.snatRules, (fields: NewSnatRule) => createSnatRule(world, fields)),
    dnatRules: objectsOf(agenda, world.networks.dnatRules, (fields: NewDnatRule) => createDnatRule(world, fields)),
    networkAcls: objectsOf(agenda, world.networks.networkAcls, (fields: NewNetworkAcl) =>
      createNetworkAcl(world, fields),
    ),
    networkInterfaces: objectsOf(agenda, world.networks.networkInterfaces, (fields: NewNetworkInterface) =>
      createNetworkInterface(world, fields),
    ),
    routes: objectsOf(agenda, world.networks.routes, (fields: NewRoute) =>
      createRoute(world, { destination: "192.0.2.0/24", gatewayType: "EIP", gatewayId: "0", ...fields }),
    ),
  };
}
