import { integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { existingLoadBalancer, invalid } from "./checks.ts";
import { existingListener } from "./listener-checks.ts";
import { isLayer4 } from "./listeners.ts";
import { existingGroup } from "./target-group-actions.ts";
import type { GroupPlace, TargetGroup } from "./target-groups.ts";
import { begin, requireIdle } from "./tasks.ts";

/** The actions that connect groups of targets to listeners and rules. */
export function associationActions(world: World): Action[] {
  return [associate(world), disassociate(world)];
}

const associationShape = object({
  LoadBalancerId: text({ min: 1 }),
  TargetGroupId: text({ min: 1 }),
  ListenerId: optional(text({ min: 1 })),
  LocationId: optional(text({ min: 1 })),
  Weight: optional(integer()),
});
const params = object({ Associations: listOf(associationShape, { min: 1, max: 20 }) });

function associate(world: World): Action {
  const { targetGroups } = world.loadBalancing;
  return defineAction({
    name: "AssociateTargetGroups",
    params,
    run({ params: { Associations }, region, requestId }) {
      const all = Associations.map((one) => ({
        group: existingGroup(world, one.TargetGroupId, region),
        place: placeOf(world, one, region),
      }));
      for (const { group, place } of all) checkPlace(world, group, place, region);
      const ids = all.map(({ place }) => place.loadBalancerId);
      for (const id of ids) requireIdle(world, id);
      begin(world, {
        requestId,
        action: "AssociateTargetGroups",
        loadBalancerIds: ids,
        finish(succeeded) {
          if (!succeeded) return;
          for (const { group, place } of all) {
            const now = targetGroups.get(group.id);
            if (now !== undefined) targetGroups.replace({ ...now, places: [...now.places, place] });
          }
        },
      });
      return {};
    },
  });
}

function disassociate(world: World): Action {
  const { targetGroups } = world.loadBalancing;
  return defineAction({
    name: "DisassociateTargetGroups",
    params,
    run({ params: { Associations }, region, requestId }) {
      const all = Associations.map((one) => {
        const group = existingGroup(world, one.TargetGroupId, region);
        const place = placeOf(world, one, region);
        if (!group.places.some((other) => isSame(other, place))) invalid(`${group.id} is not bound there.`);
        return { group, place };
      });
      const ids = all.map(({ place }) => place.loadBalancerId);
      for (const id of ids) requireIdle(world, id);
      begin(world, {
        requestId,
        action: "DisassociateTargetGroups",
        loadBalancerIds: ids,
        finish(succeeded) {
          if (!succeeded) return;
          for (const { group, place } of all) {
            const now = targetGroups.get(group.id);
            if (now !== undefined) {
              targetGroups.replace({ ...now, places: now.places.filter((other) => !isSame(other, place)) });
            }
          }
        },
      });
      return {};
    },
  });
}

/** The listener or rule of an association. */
function placeOf(world: World, given: Static<typeof associationShape>, region: string): GroupPlace {
  const { LoadBalancerId: loadBalancerId, ListenerId: listenerId = "", LocationId: ruleId = "" } = given;
  existingLoadBalancer(world, loadBalancerId, region);
  const { protocol } = existingListener(world, loadBalancerId, listenerId, region);
  if (isLayer4(protocol) !== (ruleId === "")) invalid("Listeners of HTTP and HTTPS need LocationId, others have none.");
  if (ruleId !== "") {
    const rule = world.loadBalancing.rules.get(ruleId);
    found(rule?.listenerId === listenerId ? rule : undefined, "InvalidParameter.LocationNotFound", `rule ${ruleId}`);
  }
  return { loadBalancerId, listenerId, ruleId };
}

/** Rejects a group of another network or type than the place has, and a second group of the type v1. */
function checkPlace(world: World, group: TargetGroup, place: GroupPlace, region: string): void {
  const { loadBalancing } = world;
  const { targetVpcId } = existingLoadBalancer(world, place.loadBalancerId, region);
  if (group.vpcId !== targetVpcId) {
    throw new PlatformError("UnsupportedOperation.VPCMismatch", `${group.id} is not in the network ${targetVpcId}.`);
  }
  const wanted = group.type === "v2" ? "TARGETGROUP-V2" : "TARGETGROUP";
  const type =
    loadBalancing.rules.get(place.ruleId)?.targetType ??
    loadBalancing.listeners.get(place.listenerId)?.settings.TargetType;
  if (type !== wanted) invalid(`A group of the type ${group.type} needs the target type ${wanted}.`);
  const bound = loadBalancing.targetGroups.all().find((other) => other.places.some((one) => isSame(one, place)));
  if (bound !== undefined && (group.type === "v1" || bound.id === group.id)) invalid(`${bound.id} is bound there.`);
}

function isSame(one: GroupPlace, other: GroupPlace): boolean {
  return one.listenerId === other.listenerId && one.ruleId === other.ruleId;
}
