import { toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { tagsIn } from "../../platform/created-with-tags.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { keptTags, tagsOf } from "../../platform/tags.ts";
import { labelsAsSent } from "./cluster-form.ts";
import { tagsUnknown } from "./cluster-tags.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";
import { asRequested, launchAsSent, systemAsSent } from "./node-pool-form.ts";
import { poolFactsOf, poolId, readPool } from "./node-pool-reading.ts";
import { untilNormal } from "./node-pool-waits.ts";

type Update = UpdateOperation<typeof fields> & Clients;

/** Changes everything of a pool that can be changed. */
export async function changePool(op: Update): Promise<void> {
  const { args, state } = op;
  await changeMachines(op);
  const { desiredCapacity: desired } = args;
  // The platform may have scaled the pool until now.
  const isFixed = op.changed("enableAutoScale") && !args.enableAutoScale;
  const isResized = desired !== undefined && (isFixed || op.changed("desiredCapacity"));
  // The platform would undo it while it still scales the pool.
  const isLater = isFixed && !op.changed("minSize", "maxSize");
  const isFirst = !isLater && isResized && desired >= state.minSize && desired <= state.maxSize;
  if (isFirst) await resize(op, desired);
  await changeOwn(op);
  if (isResized && !isFirst) await resize(op, desired);
  await setGroup(op, (name) => op.changed(name));
}

async function resize(op: Update, DesiredCapacity: number): Promise<void> {
  await op.tke.write("ModifyNodePoolDesiredCapacityAboutAsg", { ...poolId.key(op.id), DesiredCapacity });
}

async function changeMachines(op: Update): Promise<void> {
  if (!op.changed("autoScalingConfig")) return;
  const config = toWire(fields, op.args, (name) => name === "autoScalingConfig")["LaunchConfigurePara"];
  const { InstanceType: _, LoginSettings: __, DedicatedClusterId: ___, ...changes } = launchAsSent(config);
  const LaunchConfigurationId = op.state.launchConfigId;
  await op.as.write("ModifyLaunchConfigurationAttributes", { LaunchConfigurationId, ...changes });
  if (op.changed("autoScalingConfig.backupInstanceTypes")) await setTypes(op);
}

/** Sets the types of machines that a pool may buy. */
export async function setTypes(op: Op & { readonly id: string; readonly args: Update["args"] }): Promise<void> {
  const { instanceType, backupInstanceTypes = [] } = op.args.autoScalingConfig;
  const InstanceTypes = [instanceType, ...backupInstanceTypes];
  await op.tke.write("ModifyNodePoolInstanceTypes", { ...poolId.key(op.id), InstanceTypes });
}

const ownNames = [
  "name",
  "minSize",
  "maxSize",
  "enableAutoScale",
  "labels",
  "taints",
  "annotations",
  "deletionProtection",
] as const;

async function changeOwn(op: Update): Promise<void> {
  const isSent = (name: string) => ownNames.some((one) => one === name) && op.changed(name as keyof typeof fields);
  const { AutoScalingGroupPara, Labels, ...changes } = toWire(fields, op.args, isSent);
  const { MaxSize, MinSize } = recordOf(AutoScalingGroupPara) ?? {};
  const scripts = recordOf(toWire(fields, op.args, (name) => name === "nodeConfig")["InstanceAdvancedSettings"]);
  const { UserScript, PreStartUserScript } = scripts ?? {};
  const { NodePoolOs: OsName, OsCustomizeType } = systemAsSent(toWire(fields, op.args));
  const body = {
    ...changes,
    ...(MaxSize === undefined ? {} : { MaxNodesNum: MaxSize }),
    ...(MinSize === undefined ? {} : { MinNodesNum: MinSize }),
    ...(Labels === undefined ? {} : { Labels: labelsAsSent(Labels) }),
    ...(op.changed("nodeOs", "nodeOsType") ? { OsName, OsCustomizeType } : {}),
    ...(op.changed("nodeConfig.userData") ? { UserScript } : {}),
    ...(op.changed("nodeConfig.preStartUserScript") ? { PreStartUserScript } : {}),
    ...(await changedTags(op)),
  };
  if (Object.keys(body).length === 0) return;
  await op.tke.write("ModifyClusterNodePool", { ...poolId.key(op.id), ...body });
  await untilNormal(op, op.id, 15);
}

/** All tags of a pool, if they change. */
async function changedTags(op: Update): Promise<Body> {
  if (!op.changed("tags")) return {};
  const pool = await readPool(op, op.id);
  if (pool === undefined) throw tagsUnknown(`node pool ${op.id}`);
  const tags = { ...keptTags(tagsIn(asRequested(pool)), tagsOf(op.state)), ...tagsOf(op.args) };
  return { Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) };
}

const groupNames = [
  "scalingGroupName",
  "zones",
  "scalingGroupProjectId",
  "multiZoneSubnetPolicy",
  "defaultCooldown",
  "terminationPolicies",
] as const;

/** Sets those properties of the scaling group that `isSent` selects. */
export async function setGroup(
  op: Op & { readonly id: string; readonly args: Update["args"] },
  isSent: (name: (typeof groupNames)[number]) => boolean,
): Promise<void> {
  const selected = groupNames.filter((name) => op.args[name] !== undefined && isSent(name));
  const { ScalingGroup, AutoScalingGroupPara } = toWire(fields, op.args, (name) =>
    selected.some((one) => one === name),
  );
  const { TerminationPolicies, ...group } = recordOf(ScalingGroup) ?? {};
  const changes = {
    ...group,
    ...recordOf(AutoScalingGroupPara),
    ...(TerminationPolicies === undefined ? {} : { TerminationPolicies: [TerminationPolicies] }),
  };
  if (Object.keys(changes).length === 0) return;
  const pool = await readPool(op, op.id);
  if (pool === undefined) return;
  const AutoScalingGroupId = poolFactsOf(pool).groupId;
  await op.as.write("ModifyAutoScalingGroup", { AutoScalingGroupId, ...changes });
}
