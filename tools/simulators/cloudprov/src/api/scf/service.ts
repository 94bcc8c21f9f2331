import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { namespaceActions } from "./namespace-actions.ts";

/** The service of functions. */
export function scfService(world: World): CloudService {
  return {
    name: "scf",
    version: "2018-04-16",
    needsRegion: true,
    secrets: [],
    actions: namespaceActions(world),
  };
}
