import type { World } from "../../world.ts";
import { createRouteTable, deleteRouteTable } from "./route-table-lifecycle.ts";
import { platformDnsServers, type Vpc } from "./vpcs.ts";

/** Creates a private network with its default route table. */
export function createVpc(world: World, fields: Pick<Vpc, "region" | "name" | "cidrBlock"> & Partial<Vpc>): Vpc {
  const vpc = world.networks.vpcs.insert({
    id: world.newId("vpc"),
    dnsServers: platformDnsServers,
    multicast: false,
    assistantCidrs: [],
    containerCidrs: [],
    publishesRoutes: false,
    publishesIpv6Routes: false,
    isDefault: false,
    members: 0,
    createdAt: world.now(),
    ...fields,
  });
  createRouteTable(world, { region: vpc.region, vpcId: vpc.id, name: "default", isMain: true });
  return vpc;
}

/** Deletes a private network with its route tables and subnets. */
export function deleteVpc(world: World, id: string): void {
  const { vpcs, routeTables, subnets } = world.networks;
  for (const subnet of subnets.all()) if (subnet.vpcId === id) subnets.remove(subnet.id);
  for (const table of routeTables.all()) if (table.vpcId === id) deleteRouteTable(world, table.id);
  vpcs.remove(id);
}
