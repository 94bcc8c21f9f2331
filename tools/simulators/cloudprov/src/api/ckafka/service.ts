import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { instanceActions } from "./instance-actions.ts";
import { instanceChangeActions } from "./instance-change-actions.ts";
import { topicActions } from "./topic-actions.ts";

/** The service of Kafka. */
export function ckafkaService(world: World): CloudService {
  return {
    name: "ckafka",
    version: "2019-08-19",
    needsRegion: true,
    secrets: [],
    actions: [...instanceActions(world), ...instanceChangeActions(world), ...topicActions(world)],
  };
}
