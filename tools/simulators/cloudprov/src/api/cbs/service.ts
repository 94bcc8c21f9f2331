import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { describeDiskConfigQuota } from "./disk-config-actions.ts";
import { snapshotActions } from "./snapshot-actions.ts";

/** The service of disks. */
export function cbsService(world: World): CloudService {
  return {
    name: "cbs",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: [...snapshotActions(world), describeDiskConfigQuota()],
  };
}
