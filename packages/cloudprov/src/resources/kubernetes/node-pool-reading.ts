import { compositeId, expectationOfRequested, fromWire, responseField, UnexpectedResponse } from "@org/core-provider";
import { timeOf } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, recordOf, responseList } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { clusterFacts, goneClusterCodes } from "./cluster-facts.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";

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

/** The pools of a response, of which only what identifies them and their states must be valid. */
const poolList = responseList("NodePoolSet", identity, facts, (found) =>
  fromWire(fields, withTags(asRequested(found))),
);

const { autoScalingConfig, vpcId, subnetIds, retryPolicy, scalingMode, autoUpdateInstanceTags } = fields;
const { multiZoneSubnetPolicy, scalingGroupName, zones, scalingGroupProjectId, defaultCooldown } = fields;
const launches = responseList(
  "LaunchConfigurationSet",
  { id: idText("", { wire: "LaunchConfigurationId" }) },
  (found) => fromWire({ autoScalingConfig }, asRequested({}, found)),
);
const groups = responseList("AutoScalingGroupSet", { id: idText("", { wire: "AutoScalingGroupId" }) }, (found) =>
  fromWire(
    {
      ...{ vpcId, subnetIds, retryPolicy, scalingMode, autoUpdateInstanceTags, multiZoneSubnetPolicy },
      ...{ scalingGroupName, zones, scalingGroupProjectId, defaultCooldown },
      terminationPolicies: fields.terminationPolicies,
    },
    asRequested({}, {}, found),
  ),
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

/** The maximum number of objects in a request of the scaling service. */
const atOnce = 100;

async function byId(op: Op, action: string, member: string, ids: readonly string[], list: typeof groups) {
  const known = [...new Set(ids.filter((one) => one !== ""))];
  const parts = [];
  for (let from = 0; from < known.length; from += atOnce) {
    parts.push(op.as.list(action, { [`${member}s`]: known.slice(from, from + atOnce) }, list));
  }
  return new Map((await Promise.all(parts)).flat().map((one) => [String(one[member]), one]));
}

/** Completes pools by their scaling groups and launch configurations, of which a request reads many. */
export async function withGroups(op: Op, clusterId: string, pools: readonly Body[]): Promise<Body[]> {
  const all = pools.map(poolFactsOf);
  const [launch, group] = await Promise.all([
    byId(
      op,
      "DescribeLaunchConfigurations",
      "LaunchConfigurationId",
      all.map((one) => one.launchId),
      launches,
    ),
    byId(
      op,
      "DescribeAutoScalingGroups",
      "AutoScalingGroupId",
      all.map((one) => one.groupId),
      groups,
    ),
  ]);
  return pools.map((pool, at) => {
    const { launchId = "", groupId = "" } = all[at] ?? {};
    return { ...asRequested(pool, launch.get(launchId), group.get(groupId)), ClusterId: clusterId };
  });
}

/** When a pool was created: only its scaling group says that. */
export async function createdAt(op: Op, id: string): Promise<number | undefined> {
  const pool = await readPool(op, id);
  if (pool === undefined) return undefined;
  const { groupId } = poolFactsOf(pool);
  const found = await byId(op, "DescribeAutoScalingGroups", "AutoScalingGroupId", [groupId], groups);
  return timeOf(found.get(groupId)?.["CreatedTime"]);
}

/** Whether the platform scales a pool; undefined if the response does not contain that. */
function isScaled(status: unknown): boolean | undefined {
  return typeof status === "string" ? ["enabled", "enabling"].includes(status) : undefined;
}

/** A list in a response. Null is an empty one. */
function listAt<T>(found: Body, member: string): readonly T[] {
  const value = found[member] ?? [];
  if (!Array.isArray(value)) throw UnexpectedResponse.kind(value, "a list").within(member);
  return value as readonly T[];
}

/** A pool with the member names of a request. */
export function asRequested(pool: Body, launch: Body = {}, group: Body = {}): Body {
  const [first = launch["InstanceType"], ...others] = listAt<unknown>(launch, "InstanceTypes");
  const { ImageId, NodePoolOs, Unschedulable, NodeCountSummary } = pool;
  const added = ["AutoscalingAdded", "ManuallyAdded"].map((name) => {
    const { Total } = recordOf(recordOf(NodeCountSummary)?.[name]) ?? {};
    return typeof Total === "number" ? Total : Number.NaN;
  });
  const total = added.reduce((sum, one) => sum + one, 0);
  const { ServiceSettings } = group;
  return {
    NodePoolId: pool["NodePoolId"],
    Name: pool["Name"],
    EnableAutoscale: isScaled(pool["AutoscalingGroupStatus"]),
    AutoScalingGroupPara: {
      MaxSize: pool["MaxNodesNum"],
      MinSize: pool["MinNodesNum"],
      DesiredCapacity: pool["DesiredNodesNum"],
      VpcId: group["VpcId"],
      RetryPolicy: group["RetryPolicy"],
      SubnetIds: group["SubnetIdSet"],
      ServiceSettings: ServiceSettings ?? {},
      MultiZoneSubnetPolicy: group["MultiZoneSubnetPolicy"],
    },
    LaunchConfigurePara: { ...launch, InstanceType: first, BackupInstanceTypes: others },
    InstanceAdvancedSettings: {
      DockerGraphPath: pool["DockerGraphPath"],
      DataDisks: pool["DataDisks"],
      ExtraArgs: pool["ExtraArgs"],
      UserScript: pool["UserScript"],
      PreStartUserScript: pool["PreStartUserScript"],
      DesiredPodNumber: pool["DesiredPodNum"],
      IsSchedule: Unschedulable === undefined ? undefined : Unschedulable === 0,
    },
    Labels: Object.fromEntries(listAt<Body>(pool, "Labels").map(({ Name, Value }) => [String(Name), Value])),
    Taints: pool["Taints"],
    Annotations: pool["Annotations"],
    Unschedulable,
    NodePoolOs: typeof ImageId === "string" && ImageId.startsWith("img-") ? ImageId : NodePoolOs,
    OsCustomizeType: pool["OsCustomizeType"],
    TagSet: pool["Tags"],
    DeletionProtection: pool["DeletionProtection"],
    LifeState: pool["LifeState"],
    // A response without one of the numbers says nothing about the sum.
    NodeCount: Number.isNaN(total) ? undefined : total,
    NodeCountSummary,
    LaunchConfigurationId: pool["LaunchConfigurationId"],
    AutoscalingGroupId: pool["AutoscalingGroupId"],
    ScalingGroup: {
      AutoScalingGroupName: group["AutoScalingGroupName"],
      Zones: group["ZoneSet"],
      ProjectId: group["ProjectId"],
      DefaultCooldown: group["DefaultCooldown"],
      TerminationPolicies: listAt<unknown>(group, "TerminationPolicySet")[0],
    },
  };
}
