import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { scalingActions } from "./scaling-actions.ts";

/** The scaling service, with the groups and launch configurations of node pools. */
export function asService(world: World): CloudService {
  return { name: "as", version: "2018-04-19", needsRegion: true, secrets: [], actions: scalingActions(world) };
}
