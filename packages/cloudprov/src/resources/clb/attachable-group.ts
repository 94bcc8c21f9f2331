import { CodedError, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { describeBalancers } from "./internal-address.ts";
import { describeGroups, groupFacts, groupList, readGroup } from "./target-group-places.ts";

const network = {
  balancer: idText("", { wire: "LoadBalancerId" }),
  vpcId: text("", { wire: "TargetRegionInfo.VpcId" }),
} as const;
const balancers = responseList("LoadBalancerSet", network);

/** A listener or rule. */
interface Place {
  readonly clbId: string;
  readonly listenerId?: string | undefined;
  readonly ruleId?: string | undefined;
}

/**
 * Fails if the targets of the load balancer are in another network than those of the group, or if the listener or rule
 * has another group beside which it cannot have this one. One listing shows both, unless the network is another one.
 */
export async function requireAttachable(op: Op, wanted: Place & { readonly targetGroupId: string }): Promise<void> {
  const { clbId, targetGroupId } = wanted;
  const [balancer] = await op.clb.list(describeBalancers, { LoadBalancerIds: [clbId] }, balancers);
  if (balancer === undefined) throw new CodedError("not-found", `the load balancer ${clbId} does not exist`);
  const { vpcId } = fromWire(network, balancer);
  const query = filteredBy("TargetGroupVpcId", vpcId === "" ? undefined : vpcId);
  const groups = (await op.clb.list(describeGroups, query, groupList)).map((one) => fromWire(groupFacts, one));
  const own = groups.find(({ groupId }) => groupId === targetGroupId) ?? (await groupElsewhere(op, targetGroupId));
  if (own.vpcId !== "" && vpcId !== "" && own.vpcId !== vpcId) {
    throw new CodedError(
      "request-rejected",
      `the targets of ${clbId} are in the network ${vpcId}, and those of ${targetGroupId} in ${own.vpcId}: use a group in the same network`,
    );
  }
  const other = groups.find(({ groupId, places }) => groupId !== targetGroupId && places.some(isAt(wanted)));
  if (own.type !== "v1" || other === undefined) return;
  throw new CodedError(
    "conflict",
    `${wanted.ruleId || wanted.listenerId || clbId} has the group ${other.groupId}, and can have only one of the type v1. Nothing was changed: detach ${other.groupId} there first, or set targetGroupId to it`,
  );
}

async function groupElsewhere(op: Op, targetGroupId: string) {
  const found = await readGroup(op, targetGroupId);
  if (found === undefined) throw new CodedError("not-found", `the group of targets ${targetGroupId} does not exist`);
  return fromWire(groupFacts, found);
}

function isAt({ clbId, listenerId = "", ruleId = "" }: Place) {
  return (place: Place) => place.clbId === clbId && place.listenerId === listenerId && place.ruleId === ruleId;
}
