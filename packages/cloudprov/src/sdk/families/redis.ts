// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { RedisInstance, type RedisInstanceArgs, type RedisInstanceState } from "../redisInstance.ts";
export { getRedisInstances, getRedisInstancesOutput, type GetRedisInstancesArgs, type GetRedisInstancesOutputArgs, type GetRedisInstancesResult } from "../getRedisInstances.ts";
export { RedisInstanceChargeType, RedisInstanceWanAddressSwitch } from "../types/enums.ts";
export type { types } from "../types/families/redis.ts";
