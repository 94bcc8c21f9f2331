import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { Subnet } from "./subnets.ts";

/** Creates a subnet, with the default route table of its network. */
export function createSubnet(
  world: World,
  fields: Pick<Subnet, "region" | "vpcId" | "zone" | "name" | "cidrBlock"> & Partial<Subnet>,
): Subnet {
  const { routeTables, subnets } = world.networks;
  const main = routeTables.all().find(({ vpcId, isMain }) => isMain && vpcId === fields.vpcId);
  return subnets.insert({
    id: world.newId("subnet"),
    broadcast: false,
    routeTableId: main?.id ?? "",
    isDefault: false,
    isSnatPool: false,
    members: 0,
    createdAt: world.now(),
    ...fields,
  });
}

/** The name of a subnet in the tag service. */
export function tagsOfSubnet({ id, region }: Pick<Subnet, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "subnet", region, resourceId: id };
}

/** Whether a resource is an existing subnet. */
export function isSubnet({ networks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "subnet" && networks.subnets.get(resourceId)?.region === region;
}
