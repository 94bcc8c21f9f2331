import { compositeId, expectationOfRequested, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { ifExists, isMissing } from "../../platform/errors.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { clusterFacts, goneClusterCodes } from "./cluster-facts.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";
import { asRequested } from "./node-pool-form.ts";

/** The IDs of pools. */
export const poolId = compositeId({
  separator: "#",
  parts: [
    { property: "clusterId", wire: "ClusterId", form: "<cluster ID>", example: "cls-n2h4jbtk" },
    { property: "nodePoolId", wire: "NodePoolId", form: "<node pool ID>", example: "np-380ay1o8" },
  ],
});

const identity = { id: idText("", { wire: "NodePoolId" }), name: text("", { wire: "Name" }) };
const counts = responseField.object(
  { total: responseField.integer({ wire: "Total" }), normal: responseField.integer({ wire: "Normal" }) },
  { wire: "NodeCountSummary.AutoscalingAdded", optional: true },
);
const facts = {
  state: text("", { wire: "LifeState" }),
  groupState: text("", { wire: "AutoscalingGroupStatus" }),
  desired: responseField.integer({ wire: "DesiredNodesNum" }),
  added: counts,
  labels: responseField.list(
    responseField.object({ name: idText("", { wire: "Name" }), value: text("", { wire: "Value" }) }, {}),
    { wire: "Labels", optional: true },
  ),
  groupId: text("", { wire: "AutoscalingGroupId" }),
  launchId: text("", { wire: "LaunchConfigurationId" }),
};

/** The pools of a response. Only what identifies them, and their states, must be valid. */
const poolList = responseList("NodePoolSet", identity, facts, (found) =>
  fromWire(fields, withTags(asRequested(found))),
);

/** The facts of a pool in a response. */
export function poolFactsOf(found: Body) {
  return fromWire(facts, found);
}

/** The pools of a cluster, or those with a name or an ID; none if the cluster does not exist. */
export async function poolsOf(op: Op, clusterId: string, only: { readonly name?: string; readonly id?: string } = {}) {
  // A missing cluster is reported by an internal error, which reads would repeat.
  if ((await clusterFacts(op, clusterId)) === undefined) return [];
  const filter = only.id === undefined ? filteredBy("NodePoolsName", only.name) : filteredBy("NodePoolsId", only.id);
  const own = only.id === undefined ? {} : { NodePoolId: only.id };
  const read = op.tke.read(
    "DescribeClusterNodePools",
    { ClusterId: clusterId, ...filter },
    { expects: poolList.expects, identifies: expectationOfRequested({ ClusterInstanceId: clusterId, ...own }) },
  );
  const found = await ifExists(read, goneClusterCodes);
  return (found === undefined ? [] : poolList.of(found)).filter((one) => one["LifeState"] !== "deleted");
}

/** A pool of the cluster; undefined if it does not exist. */
export async function readPool(op: Op, id: string): Promise<Body | undefined> {
  const { ClusterId, NodePoolId } = poolId.key(id);
  const found = await poolsOf(op, String(ClusterId), { id: String(NodePoolId) });
  return found.find((one) => one["NodePoolId"] === NodePoolId);
}

/** Error codes that can mean a pool does not exist, and also that a query has failed. */
export const maybeGoneCodes = ["FailedOperation.NodePoolQueryFailed", "InternalError.Param: not found"];

/** The same while the pool is deleted. If an error does not say whether it exists, all pools of the cluster do. */
export async function readPoolInDeletion(op: Op, id: string): Promise<Body | undefined> {
  try {
    return await readPool(op, id);
  } catch (error) {
    if (!isMissing(error, maybeGoneCodes)) throw error;
    const { ClusterId, NodePoolId } = poolId.key(id);
    return (await poolsOf(op, String(ClusterId))).find((one) => one["NodePoolId"] === NodePoolId);
  }
}
