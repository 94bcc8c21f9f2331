import { expectation, field, fromWire, toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { recordOf } from "../../platform/responses.ts";
import { changeAccounts } from "./cluster-accounts.ts";
import { changeAccesses } from "./cluster-endpoints.ts";
import { type ClusterFacts, clusterFacts, untilUsable } from "./cluster-facts.ts";
import { clusterFields } from "./cluster-fields.ts";
import { completed } from "./cluster-form.ts";
import { isHigher, keepsLevel } from "./cluster-level.ts";
import { changeLogs } from "./cluster-logs.ts";
import { changeMasters } from "./cluster-masters.ts";
import { changeExtraArgs } from "./cluster-tasks.ts";
import { upgradeCluster } from "./cluster-upgrade.ts";
import { changeVpcCni } from "./cluster-vpc-cni.ts";

type Update = UpdateOperation<typeof clusterFields> & Clients;

/** Changes everything except the tags of a cluster. */
export async function changeCluster(op: Update): Promise<void> {
  for (const step of [
    changeAccesses,
    changeVpcCni,
    changeAttributes,
    upgradeCluster,
    changeScaling,
    changeImage,
    changeMasters,
    changeExtraArgs,
    changeAccounts,
    changeProtection,
    becomeAdmin,
    changeLogs,
  ]) {
    await step(op);
  }
}

const attributes = {
  projectId: "ProjectId",
  clusterName: "ClusterName",
  clusterDesc: "ClusterDescription",
  clusterLevel: "ClusterLevel",
  autoUpgradeClusterLevel: "AutoUpgradeClusterLevel",
} as const;

async function changeAttributes(op: Update): Promise<void> {
  // Once the platform no longer raises the level, that of the program applies again.
  const setsLevel = op.changed("autoUpgradeClusterLevel") && op.args.autoUpgradeClusterLevel === false;
  const isChanged = (name: string) =>
    (name in attributes && op.changed(name as keyof typeof attributes)) || (name === "clusterLevel" && setsLevel);
  const settings = recordOf(toWire(clusterFields, op.args, isChanged)["ClusterBasicSettings"]);
  if (settings === undefined) return;
  const { ClusterDescription: ClusterDesc, ClusterLevel, ...rest } = settings;
  // The platform may have raised the level since the last read.
  const present = ClusterLevel === undefined ? undefined : (await clusterFacts(op, op.id))?.level;
  const changesLevel = ClusterLevel !== undefined && ClusterLevel !== present && !keepsLevel(present, op);
  const changes = {
    ...rest,
    ...(ClusterDesc === undefined ? {} : { ClusterDesc }),
    ...(changesLevel ? { ClusterLevel } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await op.tke.write("ModifyClusterAttribute", { ClusterId: op.id, ...changes });
  if (!changesLevel) return;
  // The platform may raise it further in the meantime.
  const isRaised = !isHigher(present, ClusterLevel);
  const shows = ({ level }: ClusterFacts) => level === ClusterLevel || (isRaised && isHigher(level, ClusterLevel));
  await untilUsable(op, op.id, { to: "to have its new level", minutes: 30, shows });
}

const scaling = { option: field.any({ output: true, optional: true, wire: "ClusterAsGroupOption", docs: "" }) };
const expectsScaling = expectation(scaling);

/** Sets how the node pools of a cluster are scaled. */
export async function setScaling(op: Op & { readonly id: string; readonly args: Update["args"] }): Promise<void> {
  const { ClusterAsGroupOption } = toWire(clusterFields, op.args, (name) => name === "nodePoolGlobalConfigs");
  const changes = recordOf(ClusterAsGroupOption);
  if (changes === undefined) return;
  const own = { ClusterId: op.id };
  const found = await op.tke.read("DescribeClusterAsGroupOption", own, { expects: expectsScaling });
  const option = completed(fromWire(scaling, found).option, changes);
  await op.tke.write("ModifyClusterAsGroupOptionAttribute", { ...own, ClusterAsGroupOption: option });
}

async function changeScaling(op: Update): Promise<void> {
  if (op.changed("nodePoolGlobalConfigs")) await setScaling(op);
}

async function changeImage(op: Update): Promise<void> {
  if (!op.changed("clusterOs")) return;
  await op.tke.write("ModifyClusterImage", { ClusterId: op.id, ImageId: op.args.clusterOs });
}

async function changeProtection(op: Update): Promise<void> {
  if (!op.changed("deletionProtection")) return;
  const action = op.args.deletionProtection ? "EnableClusterDeletionProtection" : "DisableClusterDeletionProtection";
  await op.tke.write(action, { ClusterId: op.id });
}

/** Gives the caller the role of the cluster's administrator. */
export async function becomeAdmin(
  op: Op & { readonly id: string; readonly args: Update["args"]; readonly changed?: Update["changed"] },
): Promise<void> {
  if (op.args.acquireClusterAdminRole !== true || op.changed?.("acquireClusterAdminRole") === false) return;
  await op.tke.write("AcquireClusterAdminRole", { ClusterId: op.id });
}
