import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { functionActions } from "./function-actions.ts";
import { namespaceActions } from "./namespace-actions.ts";
import { triggerActions } from "./trigger-actions.ts";

/** The service of functions. */
export function scfService(world: World): CloudService {
  return {
    name: "scf",
    version: "2018-04-16",
    needsRegion: true,
    secrets: ["Environment"],
    actions: [...namespaceActions(world), ...functionActions(world), ...triggerActions(world)],
  };
}
