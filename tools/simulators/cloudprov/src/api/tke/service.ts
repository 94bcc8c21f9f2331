import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { accessActions } from "./access-actions.ts";
import { clusterActions } from "./cluster-actions.ts";
import { logActions } from "./log-actions.ts";
import { nodeActions } from "./node-actions.ts";
import { nodePoolActions } from "./node-pool-actions.ts";
import { settingActions } from "./setting-actions.ts";
import { upgradeActions } from "./upgrade-actions.ts";
import { vpcCniActions } from "./vpc-cni-actions.ts";

/** The service of Kubernetes clusters. The parameters of purchases contain passwords in a text. */
export function tkeService(world: World): CloudService {
  return {
    name: "tke",
    version: "2018-05-25",
    needsRegion: true,
    secrets: ["RunInstancesPara", "LaunchConfigurePara"],
    actions: [
      ...clusterActions(world),
      ...nodeActions(world),
      ...nodePoolActions(world),
      ...accessActions(world),
      ...settingActions(world),
      ...logActions(world),
      ...vpcCniActions(world),
      ...upgradeActions(world),
    ],
  };
}
