import { CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { describeBalancers } from "./internal-address.ts";
import { groupFacts, readGroup } from "./target-group-places.ts";

const network = {
  balancer: idText("", { wire: "LoadBalancerId" }),
  vpcId: text("", { wire: "TargetRegionInfo.VpcId" }),
} as const;
const balancers = responseList("LoadBalancerSet", network);

/** Fails if the targets of the load balancer are in another network than those of the group. */
export async function requireSameNetwork(
  op: Op,
  { clbId, targetGroupId }: { readonly clbId: string; readonly targetGroupId: string },
) {
  const [found, [balancer]] = await Promise.all([
    readGroup(op, targetGroupId),
    op.clb.list(describeBalancers, { LoadBalancerIds: [clbId] }, balancers),
  ]);
  const missing =
    found === undefined
      ? `group of targets ${targetGroupId}`
      : balancer === undefined
        ? `load balancer ${clbId}`
        : undefined;
  if (found === undefined || balancer === undefined) throw new CodedError("not-found", `the ${missing} does not exist`);
  const [{ vpcId: own }, { vpcId: other }] = [fromWire(groupFacts, found), fromWire(network, balancer)];
  if (own === "" || other === "" || own === other) return;
  throw new CodedError(
    "request-rejected",
    `the targets of ${clbId} are in the network ${other}, and those of ${targetGroupId} in ${own}: use a group in the same network`,
  );
}
