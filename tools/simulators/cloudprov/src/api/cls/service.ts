import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { indexActions } from "./index-actions.ts";
import { logsetActions } from "./logset-actions.ts";
import { topicActions } from "./topic-actions.ts";

/** The log service. */
export function clsService(world: World): CloudService {
  return {
    name: "cls",
    version: "2020-10-16",
    needsRegion: true,
    secrets: [],
    actions: [...logsetActions(world), ...topicActions(world), ...indexActions(world)],
  };
}
