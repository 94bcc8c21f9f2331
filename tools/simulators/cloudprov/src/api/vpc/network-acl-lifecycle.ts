import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { malformedId } from "./describe.ts";
import type { NetworkAcl } from "./network-acls.ts";

/** Creates a list without rules. */
export function createNetworkAcl(world: World, fields: Pick<NetworkAcl, "vpcId"> & Partial<NetworkAcl>): NetworkAcl {
  return world.networks.networkAcls.insert({
    id: world.newId("acl"),
    region: "ap-guangzhou",
    name: "web",
    type: "TRIPLE",
    ingress: [],
    egress: [],
    subnetIds: [],
    createdAt: world.now(),
    ...fields,
  });
}

/** Finds a list, even if listings do not show it yet. */
export function existingNetworkAcl({ networks }: World, id: string, region: string): NetworkAcl {
  checkAclId(id);
  const acl = networks.networkAcls.get(id);
  return found(acl?.region === region ? acl : undefined, "ResourceNotFound", `network ACL ${id}`);
}

/** Rejects an ID of another form. */
export function checkAclId(id: string): void {
  if (!/^acl-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
}

/** The list of a subnet; empty without one. */
export function networkAclOf({ networks }: World, subnetId: string): string {
  return networks.networkAcls.all().find(({ subnetIds }) => subnetIds.includes(subnetId))?.id ?? "";
}

/** Removes a subnet from its list. */
export function leaveNetworkAcl({ networks: { networkAcls } }: World, subnetId: string): void {
  for (const acl of networkAcls.all()) {
    if (!acl.subnetIds.includes(subnetId)) continue;
    networkAcls.replace({ ...acl, subnetIds: acl.subnetIds.filter((id) => id !== subnetId) });
  }
}

/** The name of a list in the tag service. */
export function tagsOfNetworkAcl({ id, region }: Pick<NetworkAcl, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "acl", region, resourceId: id };
}

/** Whether a resource is an existing list. */
export function isNetworkAcl({ networks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "acl" && networks.networkAcls.get(resourceId)?.region === region;
}
