import { fromWire } from "@org/core-provider";
import { timeOf } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { idText } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";
import { asRequested } from "./node-pool-form.ts";
import { poolFactsOf, readPool } from "./node-pool-reading.ts";

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

/** Adds their scaling groups and launch configurations to pools. One request reads those of many pools. */
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

/** The creation time of a pool, which only its scaling group contains. */
export async function createdAt(op: Op, id: string): Promise<number | undefined> {
  const pool = await readPool(op, id);
  if (pool === undefined) return undefined;
  const { groupId } = poolFactsOf(pool);
  const found = await byId(op, "DescribeAutoScalingGroups", "AutoScalingGroupId", [groupId], groups);
  return timeOf(found.get(groupId)?.["CreatedTime"]);
}
