import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { addressesIn } from "./blocks.ts";
import { networkAclOf } from "./network-acl-lifecycle.ts";
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

/** The platform keeps the first and last addresses of each subnet, and the gateway's. */
const keptAddresses = 3;

/** A subnet as the platform lists it. */
export function subnetDocument(world: World, subnet: Subnet): Reply {
  const total = addressesIn(subnet.cidrBlock) - keptAddresses;
  return {
    VpcId: subnet.vpcId,
    SubnetId: subnet.id,
    SubnetName: subnet.name,
    CidrBlock: subnet.cidrBlock,
    IsDefault: subnet.isDefault,
    EnableBroadcast: subnet.broadcast,
    Zone: subnet.zone,
    RouteTableId: subnet.routeTableId,
    CreatedTime: world.localTimeText(subnet.createdAt),
    AvailableIpAddressCount: total - subnet.members,
    Ipv6CidrBlock: "",
    NetworkAclId: networkAclOf(world, subnet.id),
    IsRemoteVpcSnat: subnet.isSnatPool,
    TotalIpAddressCount: total,
    TagSet: world.tags.pairsOf(tagsOfSubnet(subnet)),
    CdcId: subnet.cdcId ?? null,
    IsCdcSubnet: subnet.cdcId === undefined ? 0 : 1,
    StackType: "IPv4",
  };
}
