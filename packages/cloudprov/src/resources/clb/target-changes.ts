import type { Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { changeByTask } from "./balancer-tasks.ts";
import { boundTargets, isSameTarget, type Target } from "./bound-targets.ts";
import { requiredPlace } from "./target-place.ts";

/** The greatest number of targets in a request. */
export const mostAtOnce = 20;

/** Whether a listener or rule has one of the targets. */
export async function hasTargets(op: Op, own: string, targets: readonly Target[]): Promise<boolean> {
  const found = await boundTargets(op, own);
  return found?.targets.some((one) => targets.some((other) => isSameTarget(one, other))) === true;
}

/**
 * Removes targets that are not wanted any more, changes weights, and adds what is missing. Others remain.
 *
 * @param onFound - Called with all targets before anything is changed.
 */
export async function changeTargets(
  op: Op,
  own: string,
  before: readonly Target[],
  wanted: readonly Target[],
  onFound: (found: readonly Target[]) => Promise<void> = async () => {},
): Promise<void> {
  const found = (await boundTargets(op, own))?.targets ?? [];
  await onFound(found);
  const isIn = (all: readonly Target[], target: Target) => all.some((one) => isSameTarget(one, target));
  const removed = before.filter((one) => isIn(found, one) && !isIn(wanted, one));
  const weighed = wanted.filter((one) => found.some((now) => isSameTarget(now, one) && now.weight !== one.weight));
  const added = wanted.filter((one) => !isIn(found, one));
  await inParts(removed, (part) =>
    unlessDone(
      () =>
        send(
          op,
          own,
          "DeregisterTargets",
          part.map(({ weight: _, ...target }) => target),
        ),
      async () => !(await hasTargets(op, own, part)),
    ),
  );
  await inParts(weighed, (part) => send(op, own, "ModifyTargetWeight", part));
  await inParts(added, (part) => registerTargets(op, own, part));
}

async function inParts(targets: readonly Target[], act: (part: readonly Target[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < targets.length; from += mostAtOnce) await act(targets.slice(from, from + mostAtOnce));
}

/** Adds targets. The platform may reject a repeated request when the first one has succeeded without a response. */
export function registerTargets(op: Op, own: string, targets: readonly Target[]): Promise<void> {
  return unlessDone(
    () => send(op, own, "RegisterTargets", targets),
    async () => {
      const found = (await boundTargets(op, own))?.targets ?? [];
      return targets.every((one) => found.some((other) => isSameTarget(one, other)));
    },
  );
}

/** Sends an action for some targets of a place, and waits until its task ends. */
async function send(op: Op, own: string, action: string, targets: readonly SentTarget[]): Promise<void> {
  const { clbId, listenerId, ruleId, domain, url } = requiredPlace(own);
  const rule = ruleId === "" ? {} : { LocationId: ruleId };
  const place = domain === "" ? rule : { Domain: domain, Url: url };
  const Targets = targets.map(({ instanceId, eniIp, port: Port, weight: Weight }) => ({
    ...(instanceId === "" ? { EniIp: eniIp } : { InstanceId: instanceId }),
    Port,
    ...(Weight === undefined ? {} : { Weight }),
  }));
  await changeByTask(op, clbId, action, { LoadBalancerId: clbId, ListenerId: listenerId, ...place, Targets });
}

type SentTarget = Omit<Target, "weight"> & Partial<Target>;
