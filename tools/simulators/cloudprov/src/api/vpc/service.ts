import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { securityGroupActions } from "./security-group-actions.ts";
import { securityGroupPolicyActions } from "./security-group-policy-actions.ts";
import { templateActions } from "./template-actions.ts";

/** The service of private networks, of which templates of addresses and protocols and security groups are there. */
export function vpcService(world: World): CloudService {
  return {
    name: "vpc",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: [...templateActions(world), ...securityGroupActions(world), ...securityGroupPolicyActions(world)],
  };
}
