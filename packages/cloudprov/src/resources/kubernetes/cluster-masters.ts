import { isDeepStrictEqual } from "node:util";
import { CodedError, containsUnknown, type Problem, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { untilUsable } from "./cluster-facts.ts";
import type { clusterFields } from "./cluster-fields.ts";
import { existingAsSent } from "./cluster-form.ts";
import { nodeList } from "./cluster-reading.ts";
import { groupsIn, idsOf, only, those } from "./exist-instances.ts";

/** The machines of the account in the inputs or the state, as requests have them. */
function existingIn(values: Readonly<Record<string, unknown>>): readonly Body[] {
  return groupsIn(values).map(existingAsSent);
}

const isMaster = ({ NodeRole }: Body) => NodeRole !== "WORKER";

/** The machines of only one side, and the first group with other settings of a machine that both sides have. */
function differencesOf(before: Body, after: Body) {
  const [old, now] = [existingIn(before), existingIn(after)];
  const isChanged = (id: string) => {
    const [was, is] = [old, now].map((groups) => those(groups, (one) => one === id));
    return was?.length !== 0 && !isDeepStrictEqual(was, is);
  };
  return {
    moved: [...only(old, now), ...only(now, old)],
    changed: now.findIndex((group) => idsOf(group).some(isChanged)),
  };
}

/** Whether both sides have the same machines with the same settings, in any order and groups. */
export function areSameMachines(before: Body, after: Body): boolean {
  const { moved, changed } = differencesOf(before, after);
  return !containsUnknown(after["existInstances"]) && moved.length === 0 && changed < 0;
}

/** Whether the program names machines that are not part of the cluster. */
export function addsMachines(before: Body, after: Body): boolean {
  return containsUnknown(after["existInstances"]) || only(groupsIn(after), groupsIn(before)).length > 0;
}

/** Why a change of existInstances cannot be made; undefined if it can. */
export function faultOfMasters(before: Body, after: Body): Problem | undefined {
  if (containsUnknown(after["existInstances"])) return undefined;
  const { moved, changed } = differencesOf(before, after);
  if (changed >= 0) {
    return {
      path: `existInstances[${changed}]`,
      message:
        "cannot be changed for machines that are part of the cluster: restore their settings and add or remove masters only, or replace the resource with `--replace`",
    };
  }
  if (moved.every(isMaster)) return undefined;
  return {
    path: "existInstances",
    message:
      "cannot be changed for nodes: the platform adds and removes masters only. Remove machines that are no longer part of the cluster from the program, and add nodes with a KubernetesNodePool",
  };
}

/** The machines of groups that are part of a cluster. */
async function membersOf(op: Op, id: string, groups: readonly Body[]): Promise<Body[]> {
  const query = { ClusterId: id, InstanceRole: "ALL", InstanceIds: groups.flatMap(idsOf) };
  return op.tke.list("DescribeClusterInstances", query, nodeList);
}

/** Waits for the machines themselves, because the cluster may still be shown as it was before the change. */
async function untilMembers(
  op: Op & { readonly id: string },
  groups: readonly Body[],
  to: string,
  done: (members: readonly Body[]) => boolean,
): Promise<void> {
  await waitUntil(op, {
    what: `the masters ${to}`,
    read: () => membersOf(op, op.id, groups),
    done,
    progress: `waiting for the masters ${to}`,
    otherwise: `the masters of the cluster ${op.id} are still being changed`,
    forMs: 30 * 60_000,
  });
}

/** How masters are removed from a cluster, which keeps their machines. */
function removalsOf(groups: readonly Body[]) {
  return groups.flatMap((group) =>
    idsOf(group).map((InstanceId) => ({ InstanceId, NodeRole: group["NodeRole"], InstanceDeleteMode: "retain" })),
  );
}

/** Adds machines of the account to the masters, and removes others from them, which keeps the machines. */
export async function changeMasters(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  if (!op.changed("existInstances")) return;
  const [recorded, declared, after] = [existingIn(op.state), existingIn(op.oldArgs), existingIn(op.args)];
  const added = only(after, recorded);
  // The outputs of an imported cluster lack the machines that its program names.
  const left = only([...recorded, ...only(declared, recorded)], after);
  const own = { ClusterId: op.id };
  if (added.length > 0) {
    const count = added.flatMap(idsOf).length;
    const members = new Set((await membersOf(op, op.id, added)).map(({ InstanceId }) => InstanceId));
    const ExistedInstancesForNode = those(added, (id) => !members.has(id));
    if (ExistedInstancesForNode.length > 0) {
      await unlessDone(
        () => op.tke.write("ScaleOutClusterMaster", { ...own, ExistedInstancesForNode }),
        async () => (await membersOf(op, op.id, added)).length === count,
      );
    }
    await untilMembers(op, added, "to be set up", (members) => {
      const failed = members.find(({ InstanceState }) => InstanceState === "failed");
      if (failed !== undefined) {
        const reason = String(failed["FailedReason"] ?? "") || "The platform gives no reason.";
        const removal = JSON.stringify(removalsOf(those(added, (id) => id === failed["InstanceId"])));
        throw new CodedError(
          "object-failed",
          `the master ${String(failed["InstanceId"])} cannot be set up: remove it from the cluster, in the console or by the action ScaleInClusterMaster with ScaleInMasters=${removal}, and run \`pulumi up\` again. ${reason}`,
        );
      }
      const isReady = members.every(({ InstanceState }) => InstanceState === "running");
      return isReady && members.length === count;
    });
    await untilUsable(op, op.id, { to: "to have its new masters", minutes: 30 });
  }
  // Machines may have left the cluster since, and the platform rejects a removal that names one of them.
  const members = left.length === 0 ? [] : (await membersOf(op, op.id, left)).map(({ InstanceId }) => InstanceId);
  const removed = those(left, (id) => members.includes(id));
  if (removed.length > 0) {
    await unlessDone(
      () => op.tke.write("ScaleInClusterMaster", { ...own, ScaleInMasters: removalsOf(removed) }),
      async () => (await membersOf(op, op.id, removed)).length === 0,
    );
    await untilMembers(op, removed, "to leave the cluster", (members) => members.length === 0);
    await untilUsable(op, op.id, { to: "to have fewer masters", minutes: 30 });
  }
}
