import type { World } from "../../world.ts";
import { platformDnsServers, type Vpc } from "./vpcs.ts";

/** Creates a private network with its default route table. */
export function createVpc(world: World, fields: Pick<Vpc, "region" | "name" | "cidrBlock"> & Partial<Vpc>): Vpc {
  const createdAt = world.now();
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
    createdAt,
    ...fields,
  });
  const { id: vpcId, region } = vpc;
  world.networks.routeTables.insert({
    id: world.newId("rtb"),
    region,
    vpcId,
    name: "default",
    isMain: true,
    createdAt,
  });
  return vpc;
}

/** Deletes a private network with its route tables and subnets. */
export function deleteVpc(world: World, id: string): void {
  const { vpcs, routeTables, subnets } = world.networks;
  for (const subnet of subnets.all()) if (subnet.vpcId === id) subnets.remove(subnet.id);
  for (const table of routeTables.all()) if (table.vpcId === id) routeTables.remove(table.id);
  vpcs.remove(id);
}
