import type { Family } from "@org/core-provider";
import { getRedisInstances } from "../functions/redis/get-redis-instances.ts";
import type { Clients } from "../platform/clients.ts";
import { redisInstance } from "../resources/redis/redis-instance.ts";

export const family: Family<Clients> = {
  title: "Redis",
  platformPage: { title: "TencentDB for Redis", url: "https://cloud.tencent.com/document/product/239" },
  resources: [redisInstance],
  functions: [getRedisInstances],
};
