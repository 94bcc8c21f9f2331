import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { Address } from "./addresses.ts";

/** The name of a public address in the tag service. */
export function tagsOfAddress({ id, region }: Pick<Address, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "eip", region, resourceId: id };
}

/** Whether a resource is an existing public address. */
export function isAddress({ eips }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "eip" && eips.addresses.get(resourceId)?.region === region;
}
