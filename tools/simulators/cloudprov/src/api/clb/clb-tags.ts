import { listOf, type OptionalShape, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { LoadBalancer } from "./load-balancing.ts";
import type { TargetGroup } from "./target-groups.ts";

/** A tag as this service has it. */
export interface GivenClbTag {
  readonly TagKey: string;
  readonly TagValue: string;
}

/** The member of a creation for the tags of what it makes. */
export const tagsMember: OptionalShape<readonly GivenClbTag[]> = optional(
  listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }), { min: 1, max: 20 }),
);

/** The name of a load balancer in the tag service. */
export function tagsOfLoadBalancer({ id, region }: Pick<LoadBalancer, "id" | "region">): TaggedResource {
  return { service: "clb", prefix: "clb", region, resourceId: id };
}

/** The name of a group of targets in the tag service. */
export function tagsOfTargetGroup({ id, region }: Pick<TargetGroup, "id" | "region">): TaggedResource {
  return { service: "clb", prefix: "targetgroup", region, resourceId: id };
}

/** Whether a resource is an existing group of targets. */
export function isTargetGroup(
  { loadBalancing }: World,
  { service, prefix, region, resourceId }: TaggedResource,
): boolean {
  return service === "clb" && prefix === "targetgroup" && loadBalancing.targetGroups.get(resourceId)?.region === region;
}

/** Whether a resource is an existing load balancer. */
export function isLoadBalancer(
  { loadBalancing }: World,
  { service, prefix, region, resourceId }: TaggedResource,
): boolean {
  return service === "clb" && prefix === "clb" && loadBalancing.loadBalancers.get(resourceId)?.region === region;
}

/** The tags of a resource as this service returns them. */
export function tagInfos(world: World, resource: TaggedResource): GivenClbTag[] {
  return world.tags.of(resource).map(({ key, value }) => ({ TagKey: key, TagValue: value }));
}
