import type { Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { changeByTask } from "./balancer-tasks.ts";
import { attributesIn, setLater } from "./clb-instance-form.ts";

/** The members that a creation could not set and that differ from what was read. */
export function changesOf(wanted: Body, found: Body): Body {
  const isEqual = (name: string) => JSON.stringify(wanted[name]) === JSON.stringify(fromRequest(found, name));
  return Object.fromEntries(
    setLater.flatMap((name) => (wanted[name] === undefined || isEqual(name) ? [] : [[name, wanted[name]]])),
  );
}

/** A member as requests have it. */
function fromRequest(found: Body, name: string): unknown {
  const { Region, VpcId } = (found["TargetRegionInfo"] ?? {}) as Body;
  return name === "TargetRegionInfo" ? { Region, VpcId } : found[name];
}

/** Sends the actions that change members of a load balancer, one after another. */
export async function changeBalancer(op: Op, id: string, changes: Body): Promise<void> {
  const { SlaType, Force = false, SecurityGroups, LogSetId, LogTopicId, ProjectId } = changes;
  const own = { LoadBalancerId: id };
  const attributes = attributesIn(changes);
  const isCleared = Array.isArray(SecurityGroups) && SecurityGroups.length === 0;
  const requests: readonly (readonly [string, Body, boolean])[] = [
    ["ModifyLoadBalancerSla", { LoadBalancerSla: [{ ...own, SlaType }], Force }, SlaType !== undefined],
    ["ModifyLoadBalancerAttributes", { ...own, ...attributes }, attributes !== undefined],
    [
      "SetLoadBalancerSecurityGroups",
      { ...own, ...(isCleared ? {} : { SecurityGroups }) },
      SecurityGroups !== undefined,
    ],
    ["SetLoadBalancerClsLog", { ...own, LogSetId, LogTopicId }, LogSetId !== undefined || LogTopicId !== undefined],
    ["ModifyLoadBalancersProject", { LoadBalancerIds: [id], ProjectId }, ProjectId !== undefined],
  ];
  for (const [action, parameters, isChanged] of requests) {
    if (isChanged) await changeByTask(op, id, action, parameters);
  }
}
