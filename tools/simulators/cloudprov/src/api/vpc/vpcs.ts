import { noLags, type Stores } from "@org/simulator";
import type { NatGateway, VpcTask } from "./nat-gateways.ts";
import type { DnatRule, SnatRule } from "./nat-rules.ts";
import type { NetworkAcl } from "./network-acls.ts";
import type { NetworkInterface } from "./network-interfaces.ts";
import type { Route } from "./routes.ts";
import type { Subnet } from "./subnets.ts";

/** A private network. */
export interface Vpc {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly cidrBlock: string;
  readonly dnsServers: readonly string[];
  readonly multicast: boolean;
  /** Additional ranges of the network. */
  readonly assistantCidrs: readonly string[];
  /** Ranges that clusters of containers have added. */
  readonly containerCidrs: readonly string[];
  readonly publishesRoutes: boolean;
  readonly publishesIpv6Routes: boolean;
  readonly isDefault: boolean;
  /** The number of objects in it, such as load balancers, besides its subnets: they keep it from being deleted. */
  readonly members: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A route table of a network. */
export interface RouteTable {
  readonly id: string;
  readonly region: string;
  readonly vpcId: string;
  readonly name: string;
  /** The table of all subnets that have no other. */
  readonly isMain: boolean;
  readonly createdAt: number;
}

/** The private networks with their route tables and subnets. */
export type Networks = ReturnType<typeof openNetworks>;

/** Opens the stores of all private networks. */
export function openNetworks(stores: Stores) {
  return {
    vpcs: stores.open<Vpc>("vpcs"),
    routeTables: stores.open<RouteTable>("routeTables"),
    routes: stores.open<Route>("routes"),
    natGateways: stores.open<NatGateway>("natGateways"),
    networkInterfaces: stores.open<NetworkInterface>("networkInterfaces"),
    snatRules: stores.open<SnatRule>("snatRules"),
    dnatRules: stores.open<DnatRule>("dnatRules"),
    networkAcls: stores.open<NetworkAcl>("networkAcls"),
    vpcTasks: stores.open<VpcTask>("vpcTasks", noLags),
    subnets: stores.open<Subnet>("subnets"),
  };
}

/** The DNS servers of a network that names none. */
export const platformDnsServers = ["183.60.83.19", "183.60.82.98"];
