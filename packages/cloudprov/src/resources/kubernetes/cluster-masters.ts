import { CodedError, type UpdateOperation } from "@org/core-provider";
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

/** Whether both sides have the same machines. */
export function areSameMachines(before: Body, after: Body): boolean {
  const [old, now] = [groupsIn(before), groupsIn(after)];
  return only(old, now).length + only(now, old).length === 0;
}

/** Why a change of existInstances cannot be made; undefined if it can. */
export function faultOfMasters(before: Body, after: Body): string | undefined {
  const [old, now] = [existingIn(before), existingIn(after)];
  const moved = [...only(old, now), ...only(now, old)];
  if (moved.length === 0) {
    return "cannot be changed for machines that are part of the cluster: restore it, or replace the resource with `--replace`";
  }
  return moved.every(isMaster)
    ? undefined
    : "cannot be changed for nodes: the platform adds and removes masters only. Remove machines that are no longer part of the cluster from the program, and add nodes with a KubernetesNodePool";
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

/** Adds machines of the account to the masters, and removes others from them, which keeps the machines. */
export async function changeMasters(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  if (!op.changed("existInstances")) return;
  const [before, after] = [existingIn(op.state), existingIn(op.args)];
  const [added, removed] = [only(after, before), only(before, after)];
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
        const reason = String(failed["FailedReason"] ?? "") || "the platform gives no reason";
        throw new CodedError("object-failed", `the master ${String(failed["InstanceId"])} cannot be set up: ${reason}`);
      }
      const isReady = members.every(({ InstanceState }) => InstanceState === "running");
      return isReady && members.length === count;
    });
    await untilUsable(op, op.id, { to: "to have its new masters", minutes: 30 });
  }
  if (removed.length > 0) {
    const ScaleInMasters = removed.flatMap((group) =>
      idsOf(group).map((InstanceId) => ({ InstanceId, NodeRole: group["NodeRole"], InstanceDeleteMode: "retain" })),
    );
    await unlessDone(
      () => op.tke.write("ScaleInClusterMaster", { ...own, ScaleInMasters }),
      async () => (await membersOf(op, op.id, removed)).length === 0,
    );
    await untilMembers(op, removed, "to leave the cluster", (members) => members.length === 0);
    await untilUsable(op, op.id, { to: "to have fewer masters", minutes: 30 });
  }
}
