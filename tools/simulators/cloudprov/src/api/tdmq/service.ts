import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { queueActions } from "./queue-actions.ts";

/** The service of message queues, of which those of the CMQ kind are there. */
export function tdmqService(world: World): CloudService {
  return {
    name: "tdmq",
    version: "2020-02-17",
    needsRegion: true,
    secrets: [],
    actions: queueActions(world),
  };
}
