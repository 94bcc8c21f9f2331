import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { redisChangeActions } from "./redis-change-actions.ts";
import { redisGroupActions } from "./redis-group-actions.ts";
import { redisInstanceActions } from "./redis-instance-actions.ts";
import { describeProductInfo } from "./redis-products.ts";
import { redisReleaseActions } from "./redis-release-actions.ts";
import { redisTaskActions } from "./redis-tasks.ts";

/** The service of Redis. */
export function redisService(world: World): CloudService {
  return {
    name: "redis",
    version: "2018-04-12",
    needsRegion: true,
    secrets: [],
    actions: [
      ...redisInstanceActions(world),
      ...redisChangeActions(world),
      ...redisGroupActions(world),
      ...redisReleaseActions(world),
      ...redisTaskActions(world),
      describeProductInfo(world),
    ],
  };
}
