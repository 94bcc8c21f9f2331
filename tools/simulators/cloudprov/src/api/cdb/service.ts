import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { accountActions } from "./account-actions.ts";
import { databaseActions } from "./database-actions.ts";
import { instanceActions } from "./instance-actions.ts";
import { instanceChangeActions } from "./instance-change-actions.ts";
import { privilegeActions } from "./privilege-actions.ts";
import { describeAsyncRequestInfo } from "./tasks.ts";

/** The service of MySQL databases. */
export function cdbService(world: World): CloudService {
  return {
    name: "cdb",
    version: "2017-03-20",
    needsRegion: true,
    secrets: ["Password", "NewPassword"],
    actions: [
      ...instanceActions(world),
      ...instanceChangeActions(world),
      ...accountActions(world),
      ...databaseActions(world),
      ...privilegeActions(world),
      describeAsyncRequestInfo(world),
    ],
  };
}
