import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { diskActions } from "./disk-actions.ts";
import { diskAttachmentActions } from "./disk-attachment-actions.ts";
import { diskChangeActions } from "./disk-change-actions.ts";
import { describeDiskConfigQuota } from "./disk-config-actions.ts";
import { snapshotActions } from "./snapshot-actions.ts";

/** The service of disks. */
export function cbsService(world: World): CloudService {
  return {
    name: "cbs",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: [
      ...diskActions(world),
      ...diskChangeActions(world),
      ...diskAttachmentActions(world),
      ...snapshotActions(world),
      describeDiskConfigQuota(),
    ],
  };
}
