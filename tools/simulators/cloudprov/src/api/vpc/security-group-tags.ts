import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { SecurityGroup } from "./security-groups.ts";

/** The name of a security group in the tag service, which belongs to another service there. */
export function tagsOfSecurityGroup({ id, region }: Pick<SecurityGroup, "id" | "region">): TaggedResource {
  return { service: "cvm", prefix: "sg", region, resourceId: id };
}

/** Whether a resource is an existing security group. */
export function isSecurityGroup(
  { securityGroups }: World,
  { service, prefix, region, resourceId }: TaggedResource,
): boolean {
  return service === "cvm" && prefix === "sg" && securityGroups.get(resourceId)?.region === region;
}
