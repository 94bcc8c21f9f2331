import type { Store } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { GivenTag } from "../tag-list.ts";
import type { Logset, Topic } from "./logs.ts";

const maxTags = 10;

/** The name of a log set in the tag service. */
export function tagsOfLogset({ id, region }: Pick<Logset, "id" | "region">): TaggedResource {
  return { service: "cls", prefix: "logset", region, resourceId: id };
}

/** The name of a topic in the tag service. */
export function tagsOfTopic({ id, region }: Pick<Topic, "id" | "region">): TaggedResource {
  return { service: "cls", prefix: "topic", region, resourceId: id };
}

/** Whether a resource is an existing object of the log service. */
export function isOfLogs({ logs }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  const stores = new Map<string, Store<Logset | Topic>>([
    ["logset", logs.logsets],
    ["topic", logs.topics],
  ]);
  return service === "cls" && stores.get(prefix)?.get(resourceId)?.region === region;
}

/** @throws {PlatformError} if the tags of a request are not allowed. */
export function checkGivenTags(tags: readonly GivenTag[] = []): void {
  if (tags.length > maxTags) throw new PlatformError("LimitExceeded.Tag", `A request has at most ${maxTags} tags.`);
  if (new Set(tags.map(({ Key }) => Key)).size < tags.length) {
    throw new PlatformError("InvalidParameterValue", "A tag key is given twice.");
  }
}

/** Replaces all tags of an object, if a request contains any. */
export function setTags(world: World, resource: TaggedResource, tags: readonly GivenTag[] | undefined): void {
  if (tags === undefined) return;
  world.tags.clear(resource);
  for (const { Key, Value } of tags) world.tags.put(resource, Key, Value);
}
