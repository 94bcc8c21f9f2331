import {
  type CheckOperation,
  type DeleteOperation,
  fromWire,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type UpdateOperation,
} from "@org/core-provider";
import { refreshed, untilSeen } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { recordOf } from "../../platform/responses.ts";
import { tagsOf } from "../../platform/tags.ts";
import { setAccounts } from "./cluster-accounts.ts";
import { deleteCluster } from "./cluster-delete.ts";
import { clusterDiff } from "./cluster-diff.ts";
import { openAccesses } from "./cluster-endpoints.ts";
import { factsOf, faultOf, goneClusterCodes, untilUsable } from "./cluster-facts.ts";
import { clusterFields as fields } from "./cluster-fields.ts";
import { asCreated } from "./cluster-form.ts";
import { levelAsSet } from "./cluster-level.ts";
import { startLogs } from "./cluster-logs.ts";
import { untilNodeRuns } from "./cluster-nodes.ts";
import { costsOf, paysInAdvance } from "./cluster-price.ts";
import { readDetails } from "./cluster-reading.ts";
import { asRequested, osAsGiven } from "./cluster-response.ts";
import { clusterRules, isRejectedBeside } from "./cluster-rules.ts";
import { clusterTags } from "./cluster-tags.ts";
import { withoutEffect } from "./cluster-unused-settings.ts";
import { becomeAdmin, changeCluster, setScaling } from "./cluster-update.ts";
import { clusterObject, isReadable } from "./kubernetes-cluster-object.ts";

const handlers = createdWithTags(
  {
    ...clusterObject,
    isPurchase: paysInAdvance,
    fields,
    asSent: (body) => ({ ...asCreated(body), ClusterName: recordOf(body["ClusterBasicSettings"])?.["ClusterName"] }),
  },
  clusterTags,
);

export const kubernetesCluster = resource("KubernetesCluster", {
  docs: "A Kubernetes cluster of the Tencent Kubernetes Engine (TKE). It can be created with nodes; use `KubernetesNodePool` for nodes that you want to change later. Deleting it also deletes its workloads. Unless `instanceDeleteMode` is `retain`, it also deletes the machines that were bought with the cluster and are charged by the hour. Machines of `existInstances` are kept by default.",
  example: `const cluster = new cloudprov.KubernetesCluster("shop", {
    clusterName: "shop",
    clusterVersion: "1.30.0",
    clusterLevel: "L5",
    vpcId: config.require("vpcId"),
    clusterCidr: "172.20.0.0/16",
    deletionProtection: true,
    tags: { team: "shop" },
}, { protect: true });`,
  errors: remedies(
    "tke",
    "FailedOperation.ClusterForbiddenToDelete",
    "InternalError.CidrConflictWithOtherCluster",
    "InternalError.CidrConflictWithVpcCidr",
    "InternalError.QuotaMaxClsLimit",
    "InternalError.QuotaMaxNodLimit",
    "OperationDenied.ClusterInDeletionProtection",
    "ResourceUnavailable.ClusterState",
  ),
  import: { form: "<cluster ID>", example: "cls-n2h4jbtk" },
  timeouts: { create: 120, update: 180, delete: 60 },
  rules: clusterRules,
  collides: isRejectedBeside,
  ...handlers,
  setLater: {
    clusterInternet: "default",
    clusterInternetDomain: "default",
    clusterInternetSecurityGroup: "default",
    clusterIntranet: "default",
    clusterIntranetDomain: "default",
    clusterIntranetSubnetId: "default",
    nodePoolGlobalConfigs: "default",
    acquireClusterAdminRole: "absent",
  } as const,
  isSetLater: (path) => /^(authOptions|logAgent|eventPersistence|clusterAudit)\b/.test(path),
  normalize: (args) => {
    const removed = new Set(withoutEffect(args).map(([name]) => name));
    return Object.fromEntries(Object.entries(args).filter(([name]) => !removed.has(name)));
  },

  check(op: CheckOperation): void {
    handlers.check(op);
    const { clusterInternet, workerConfigs, existInstances } = op.args;
    if (op.oldArgs === undefined && clusterInternet === true && !workerConfigs && !existInstances) {
      op.problem(
        "clusterInternet",
        "requires a node: set workerConfigs, or create the cluster and a KubernetesNodePool first and set it then",
      );
    }
    for (const [name, needed] of withoutEffect(op.given)) {
      op.warn(`${name} has no effect unless ${needed}: remove it`);
    }
  },

  async preview(op) {
    for (const cost of costsOf(op.args, op.state, op.changed as (...names: string[]) => boolean)) op.warn(cost);
  },

  diff: clusterDiff,

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilSeen(op, clusterObject, op.id, {});
    await untilUsable(op, op.id, { to: "to be created", minutes: 30 });
    await untilNodeRuns(op);
    await openAccesses(op);
    await setScaling(op);
    await becomeAdmin(op);
    await setAccounts(op);
    await startLogs(op);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const listed = op.purpose === "refresh" ? refreshed(op, clusterObject, isReadable) : undefined;
    const cluster = await (listed ?? ifExists(clusterObject.read(op, op.id, {}), goneClusterCodes));
    if (cluster === undefined) return undefined;
    const fault = faultOf(factsOf(cluster));
    if (op.purpose === "refresh" && fault !== undefined) op.warn(`the cluster ${op.id} ${fault}`);
    const found = fromWire(fields, withTags(asRequested(cluster, await readDetails(op, op.id, cluster))));
    const hasMachines = found.clusterNodeNum > 0 || found.clusterDeployType === "INDEPENDENT_CLUSTER";
    if (op.purpose === "import" && hasMachines) {
      op.warn(
        `unless the program sets existInstances, deleting the cluster ${op.id} terminates its machines that are charged by the hour, including machines of the account that joined it: set instanceDeleteMode to "retain" to keep them`,
      );
    }
    return {
      ...found,
      clusterLevel: levelAsSet(found, op) ?? found.clusterLevel,
      clusterOs: osAsGiven(cluster, op.args.clusterOs ?? op.state.clusterOs) ?? found.clusterOs,
    };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await clusterTags.change(op, op.id, tagsOf(op.state), tagsOf(op.args));
    await changeCluster(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await deleteCluster(op, clusterObject);
  },
});
