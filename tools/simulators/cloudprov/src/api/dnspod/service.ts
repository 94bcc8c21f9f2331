import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { batchActions } from "./batch-actions.ts";
import { domainActions } from "./domain-actions.ts";
import { recordActions } from "./record-actions.ts";

/** The service of domain names. It is global. */
export function dnspodService(world: World): CloudService {
  return {
    name: "dnspod",
    version: "2021-03-23",
    needsRegion: false,
    secrets: [],
    actions: [...domainActions(world), ...recordActions(world), ...batchActions(world)],
  };
}
