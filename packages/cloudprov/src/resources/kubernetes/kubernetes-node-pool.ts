import {
  type CheckOperation,
  CodedError,
  type DeleteOperation,
  type DiffOperation,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { refreshed, untilDeleted, untilSeen, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { ifExists } from "../../platform/errors.ts";
import { purchaseOf } from "../../platform/prepaid.ts";
import { remedies } from "../../platform/remedies.ts";
import { recordOf } from "../../platform/responses.ts";
import { warnOfReservedTags } from "../../platform/tags.ts";
import { goneClusterCodes } from "./cluster-facts.ts";
import { clusterOf, isReadable, nodePoolObject } from "./kubernetes-node-pool-object.ts";
import { nodePoolFields as fields } from "./node-pool-fields.ts";
import { asGiven, poolAsCreated } from "./node-pool-form.ts";
import { maybeGoneCodes, poolId, readPoolInDeletion } from "./node-pool-reading.ts";
import { nodePoolRules } from "./node-pool-rules.ts";
import { changePool, setGroup, setTypes } from "./node-pool-update.ts";
import { untilNodesWork, untilNormal } from "./node-pool-waits.ts";

const handlers = createdWithTags(
  { ...nodePoolObject, fields, asSent: poolAsCreated },
  { change: async () => {}, warnOfReserved: warnOfReservedTags },
);

const isProtected = protectedFromDeletion("deletionProtection", "false", "node pool");

export const kubernetesNodePool = resource("KubernetesNodePool", {
  docs: "A pool of equal nodes of a Kubernetes cluster, which the platform buys and scales. Deleting it keeps the machines unless `deleteKeepInstance` is false. Changing the network or the type of its machines replaces it; the preview warns about that.",
  example: `const web = new cloudprov.KubernetesNodePool("web", {
    clusterId: config.require("clusterId"),
    name: "web",
    minSize: 1,
    maxSize: 5,
    vpcId: config.require("vpcId"),
    subnetIds: [config.require("subnetId")],
    autoScalingConfig: {
        instanceType: "S5.MEDIUM4",
        keyIds: [config.require("keyId")],
    },
    labels: { role: "web" },
});`,
  errors: remedies("tke", "InternalError.QuotaMaxNodLimit", "ResourceUnavailable.ClusterState"),
  import: poolId.import,
  timeouts: { create: 90, update: 60, delete: 30 },
  rules: nodePoolRules,
  ...handlers,
  setLater: {
    scalingGroupName: "default",
    zones: "default",
    scalingGroupProjectId: "default",
    multiZoneSubnetPolicy: "default",
    defaultCooldown: "default",
    terminationPolicies: "default",
  } as const,
  isSetLater: (path) => path.startsWith("autoScalingConfig.backupInstanceTypes"),

  check(op: CheckOperation): void {
    handlers.check(op);
  },

  async preview(op) {
    if (op.state !== undefined && !op.changed("minSize", "maxSize", "desiredCapacity")) return;
    const { minSize, maxSize, desiredCapacity, autoScalingConfig } = op.args;
    const { instanceType, instanceChargeType, instanceChargeTypePrepaidPeriod } = recordOf(autoScalingConfig) ?? {};
    const { instanceChargeTypePrepaidRenewFlag: renewal = "NOTIFY_AND_MANUAL_RENEW" } =
      recordOf(autoScalingConfig) ?? {};
    const least = typeof desiredCapacity === "number" ? desiredCapacity : minSize;
    if (typeof least === "number" && op.state !== undefined && least < op.state.nodeCount) return;
    const machines = `${String(least)} to ${String(maxSize)} machines of the type ${String(instanceType)}`;
    op.warn(
      instanceChargeType === "PREPAID"
        ? `the pool buys ${machines}: for each, ${purchaseOf(instanceChargeTypePrepaidPeriod, renewal)}`
        : `the pool buys ${machines}, which are charged by the hour until they are deleted`,
    );
  },

  diff(op: DiffOperation<typeof fields>) {
    const { state, changes } = op;
    // An image has no type.
    const same = String(state.nodeOs).startsWith("img-") && !changes.has("nodeOs") ? ["nodeOsType"] : [];
    if (!op.replacing) {
      warnOfFewerNodes(op);
      return { same };
    }
    const kept = state.deleteKeepInstance
      ? "its machines leave the cluster, and are kept and still charged"
      : "its machines are deleted with the data on their disks";
    op.warn(`the node pool ${op.id} is replaced by a new one: ${kept}`);
    return { same, reject: state.deletionProtection ? [isProtected] : [] };
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilSeen(op, nodePoolObject, op.id, op.args as Values);
    await untilNormal(op, op.id, 30);
    if ((op.args.autoScalingConfig.backupInstanceTypes ?? []).length > 0) await setTypes(op);
    await setGroup(op, (name) => name !== "scalingGroupProjectId" || op.args.scalingGroupProjectId !== 0);
    await untilNodesWork(op);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const scope = { clusterId: clusterOf(op.id) };
    const listed = op.purpose === "refresh" ? refreshed(op, nodePoolObject, isReadable, scope) : undefined;
    const body = await (listed ?? ifExists(nodePoolObject.read(op, op.id, scope), goneClusterCodes));
    if (body === undefined) return undefined;
    const found = fromWire(fields, withTags(body));
    const { desiredCapacity } = op.args;
    const isSet = desiredCapacity !== undefined && desiredCapacity === op.state.desiredCapacity;
    return {
      ...found,
      ...asGiven(found, { ...op.state, ...op.args }),
      // The platform changes the number that was set while it scales the pool.
      ...(found.enableAutoScale && isSet ? { desiredCapacity } : {}),
    };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changePool(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const pool = await readPoolInDeletion(op, op.id);
    if (pool === undefined) return;
    if (pool["DeletionProtection"] === true) {
      throw new CodedError(
        "request-rejected",
        `the node pool ${op.id} is protected from deletion: set deletionProtection to false and run \`pulumi up\` first`,
      );
    }
    const { ClusterId, NodePoolId } = poolId.key(op.id);
    const parameters = { ClusterId, NodePoolIds: [NodePoolId], KeepInstance: op.state.deleteKeepInstance };
    await ifExists(op.tke.write("DeleteClusterNodePool", parameters), [...goneClusterCodes, ...maybeGoneCodes]);
    await untilDeleted(op, { ...nodePoolObject, read: readPoolInDeletion }, op.id);
  },
});

/** Compares with the current number of nodes, because the platform may have scaled the pool since the number was set. */
function warnOfFewerNodes({ id, args, state, changes, warn }: DiffOperation<typeof fields>): void {
  const { desiredCapacity: desired, enableAutoScale } = args;
  const isSet = changes.has("desiredCapacity") || (changes.has("enableAutoScale") && enableAutoScale === false);
  if (!isSet || typeof desired !== "number" || desired >= state.nodeCount) return;
  const lost = "the platform deletes the others with the data on their disks";
  warn(`the pool ${id} has ${state.nodeCount} nodes now, and is reduced to ${desired}: ${lost}`);
}
