import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { Vpc } from "./vpcs.ts";

/** The name of a private network in the tag service. */
export function tagsOfVpc({ id, region }: Pick<Vpc, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "vpc", region, resourceId: id };
}

/** Whether a resource is an existing private network. */
export function isVpc({ networks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "vpc" && networks.vpcs.get(resourceId)?.region === region;
}
