import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { bindingActions } from "./binding-actions.ts";
import { recordActions } from "./record-actions.ts";
import { zoneActions } from "./zone-actions.ts";

/** The service of private zones. It is global. */
export function privateDnsService(world: World): CloudService {
  return {
    name: "privatedns",
    version: "2020-10-28",
    needsRegion: false,
    secrets: [],
    actions: [...zoneActions(world), ...bindingActions(world), ...recordActions(world)],
  };
}
