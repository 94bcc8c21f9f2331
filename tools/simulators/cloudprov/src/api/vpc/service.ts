import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { addressActions } from "./address-actions.ts";
import { dnatActions } from "./dnat-actions.ts";
import { natGatewayActions } from "./nat-gateway-actions.ts";
import { networkAclActions } from "./network-acl-actions.ts";
import { networkInterfaceActions } from "./network-interface-actions.ts";
import { networkInterfaceAttachmentActions } from "./network-interface-attachment-actions.ts";
import { routeActions } from "./route-actions.ts";
import { routeTableActions } from "./route-table-actions.ts";
import { securityGroupActions } from "./security-group-actions.ts";
import { securityGroupPolicyActions } from "./security-group-policy-actions.ts";
import { snatActions } from "./snat-actions.ts";
import { subnetActions } from "./subnet-actions.ts";
import { templateActions } from "./template-actions.ts";
import { describeUsedIpAddress } from "./used-address-actions.ts";
import { vpcActions } from "./vpc-actions.ts";
import { describeVpcTaskResult } from "./vpc-tasks.ts";

/** The service of private networks, of which networks, templates, security groups and public addresses are there. */
export function vpcService(world: World): CloudService {
  return {
    name: "vpc",
    version: "2017-03-12",
    needsRegion: true,
    secrets: [],
    actions: [
      ...templateActions(world),
      ...addressActions(world),
      ...securityGroupActions(world),
      ...securityGroupPolicyActions(world),
      ...vpcActions(world),
      ...subnetActions(world),
      describeUsedIpAddress(world),
      ...routeTableActions(world),
      ...routeActions(world),
      ...natGatewayActions(world),
      ...snatActions(world),
      ...dnatActions(world),
      ...networkAclActions(world),
      ...networkInterfaceActions(world),
      ...networkInterfaceAttachmentActions(world),
      describeVpcTaskResult(world),
    ],
  };
}
