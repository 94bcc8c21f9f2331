import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { KeyPair } from "./key-pairs.ts";

/** The name of a key pair in the tag service. */
export function tagsOfKeyPair({ id, region }: Pick<KeyPair, "id" | "region">): TaggedResource {
  return { service: "cvm", prefix: "keypair", region, resourceId: id };
}

/** Whether a resource is an existing key pair. */
export function isKeyPair({ keyPairs }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "cvm" && prefix === "keypair" && keyPairs.get(resourceId)?.region === region;
}
