import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { ordinaryRedis, type RedisInstance } from "./redis-instances.ts";

/** An instance of Redis that a test creates. */
export type NewRedisInstance = Partial<RedisInstance>;

/** Opens the instances of Redis of a world to tests. Omitted values have defaults. */
export function redisState(world: World) {
  return {
    redisInstances: objectsOf(world.hub.agenda, world.redis.instances, (fields: NewRedisInstance): RedisInstance => {
      const id = world.newId("crs");
      return { ...ordinaryRedis, id, name: id, region: "ap-guangzhou", createdAt: world.now(), ...fields };
    }),
  };
}

/** The name of an instance in the tag service. */
export function tagsOfRedis({ id, region }: Pick<RedisInstance, "id" | "region">): TaggedResource {
  return { service: "redis", prefix: "instance", region, resourceId: id };
}

/** Whether a resource is an existing instance of Redis. */
export function isRedis({ redis }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "redis" && prefix === "instance" && redis.instances.get(resourceId)?.region === region;
}
