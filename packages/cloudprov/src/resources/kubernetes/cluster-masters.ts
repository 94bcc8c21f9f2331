import { toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { untilUsable } from "./cluster-facts.ts";
import { clusterFields } from "./cluster-fields.ts";
import { existingAsSent } from "./cluster-form.ts";
import { nodeList } from "./cluster-reading.ts";

const idsOf = (one: Body): readonly string[] => {
  const { InstanceIds } = recordOf(one["ExistedInstancesPara"]) ?? {};
  return Array.isArray(InstanceIds) ? (InstanceIds as readonly string[]) : [];
};

/** The machines of the account in the inputs or the state, as requests have them. */
function existingIn(values: Readonly<Record<string, unknown>>): readonly Body[] {
  const { ExistInstances = [] } = toWire(clusterFields, values, (name) => name === "existInstances");
  return (ExistInstances as readonly Body[]).map(existingAsSent);
}

/** Machines that `one` has and `other` has not. */
function only(one: readonly Body[], other: readonly Body[]): readonly Body[] {
  const known = new Set(other.flatMap(idsOf));
  return one.flatMap((group) => {
    const InstanceIds = idsOf(group).filter((id) => !known.has(id));
    const para = recordOf(group["ExistedInstancesPara"]) ?? {};
    return InstanceIds.length === 0 ? [] : [{ ...group, ExistedInstancesPara: { ...para, InstanceIds } }];
  });
}

const isMaster = ({ NodeRole }: Body) => NodeRole !== "WORKER";

/** Why a change of existInstances cannot be made; undefined if it can. */
export function faultOfMasters(before: Body, after: Body): string | undefined {
  const [old, now] = [existingIn(before), existingIn(after)];
  const moved = [...only(old, now), ...only(now, old)];
  if (moved.length === 0) {
    return "cannot be changed for machines that are part of the cluster: restore it, or replace the resource with `--replace`";
  }
  return moved.every(isMaster)
    ? undefined
    : "cannot be changed for nodes: the platform adds and removes masters only. Add nodes with a KubernetesNodePool";
}

/** The machines of groups that are part of a cluster. */
async function membersOf(op: Op, id: string, groups: readonly Body[]): Promise<Body[]> {
  const query = { ClusterId: id, InstanceRole: "ALL", InstanceIds: groups.flatMap(idsOf) };
  return op.tke.list("DescribeClusterInstances", query, nodeList);
}

/** Adds machines of the account to the masters, and removes others from them, which keeps the machines. */
export async function changeMasters(op: UpdateOperation<typeof clusterFields> & Clients): Promise<void> {
  if (!op.changed("existInstances")) return;
  const [before, after] = [existingIn(op.state), existingIn(op.args)];
  const [added, removed] = [only(after, before), only(before, after)];
  const own = { ClusterId: op.id };
  if (added.length > 0) {
    await unlessDone(
      () => op.tke.write("ScaleOutClusterMaster", { ...own, ExistedInstancesForNode: added }),
      async () => (await membersOf(op, op.id, added)).length === added.flatMap(idsOf).length,
    );
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
    await untilUsable(op, op.id, { to: "to have fewer masters", minutes: 30 });
  }
}
