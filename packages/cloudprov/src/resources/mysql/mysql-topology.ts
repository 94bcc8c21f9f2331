import type { Body } from "../../platform/responses.ts";
import { beforeUpgrade, changeMysql, longestUpgrade, type MysqlUpdate } from "./mysql-changes.ts";
import { coresOf } from "./mysql-upgrades.ts";

/** Changes the nodes of an instance of the cluster edition. */
export async function changeTopology(op: MysqlUpdate): Promise<void> {
  const { clusterTopology, memSize: Memory, volumeSize: Volume } = op.args;
  if (!op.changed("clusterTopology") || clusterTopology === undefined) return;
  const Cpu = coresOf(await beforeUpgrade(op));
  await changeMysql(op, op.id, {
    action: "UpgradeDBInstance",
    parameters: { InstanceId: op.id, Memory, Volume, Cpu, ClusterTopology: sentTopology(clusterTopology, op.state) },
    // Each request may buy nodes.
    isSentOnce: true,
    minutes: longestUpgrade,
  });
}

/** The nodes of an instance of the cluster edition as requests have them. Those that exist keep their IDs. */
export function sentTopology(
  { readWriteNode: writer, readOnlyNodes: readers }: NonNullable<MysqlUpdate["args"]["clusterTopology"]>,
  { clusterTopology: known }: Partial<Pick<MysqlUpdate["state"], "clusterTopology">> = {},
): Body {
  const free = known?.readOnlyNodes.filter(({ nodeId }) => !readers?.some((one) => one.nodeId === nodeId)) ?? [];
  const take = (zone: string | undefined) => {
    const at = free.findIndex((one) => zone === undefined || one.zone === zone);
    return at === -1 ? undefined : free.splice(at, 1)[0]?.nodeId;
  };
  return {
    ...(writer === undefined
      ? {}
      : { ReadWriteNode: { Zone: writer.zone, NodeId: writer.nodeId ?? known?.readWriteNode.nodeId } }),
    ...(readers === undefined
      ? {}
      : {
          ReadOnlyNodes: readers.map(({ zone, nodeId, isRandomZone }) => ({
            ...(isRandomZone === true ? { IsRandomZone: "YES" } : { Zone: zone }),
            NodeId: nodeId ?? take(isRandomZone === true ? undefined : zone),
          })),
        }),
  };
}
