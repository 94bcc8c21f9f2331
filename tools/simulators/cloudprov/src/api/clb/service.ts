import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { associationActions } from "./association-actions.ts";
import { listenerActions } from "./listener-actions.ts";
import { loadBalancerActions } from "./load-balancer-actions.ts";
import { ruleActions } from "./rule-actions.ts";
import { targetActions } from "./target-actions.ts";
import { targetGroupActions } from "./target-group-actions.ts";
import { describeTaskStatus } from "./tasks.ts";

/** The service of load balancers. */
export function clbService(world: World): CloudService {
  return {
    name: "clb",
    version: "2018-03-17",
    needsRegion: true,
    secrets: ["CertKey"],
    actions: [
      ...loadBalancerActions(world),
      ...listenerActions(world),
      ...ruleActions(world),
      ...targetActions(world),
      ...targetGroupActions(world),
      ...associationActions(world),
      describeTaskStatus(world),
    ],
  };
}
