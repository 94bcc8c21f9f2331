import {
  type CheckOperation,
  type DeleteOperation,
  type DiffOperation,
  expectation,
  fromWire,
  type Outputs,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Unchecked,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, refreshed, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import { ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { memberFacts, recordOf, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { tagsOf } from "../../platform/tags.ts";
import { deleteCluster } from "./cluster-delete.ts";
import { openAccesses } from "./cluster-endpoints.ts";
import {
  clusterList,
  clusterStateFields,
  describeClusters,
  factsOf,
  faultOf,
  goneClusterCodes,
  untilUsable,
} from "./cluster-facts.ts";
import { clusterFields as fields } from "./cluster-fields.ts";
import { asCreated } from "./cluster-form.ts";
import { isHigher, keepsLevel } from "./cluster-level.ts";
import { deletedStores, logNames, startLogs } from "./cluster-logs.ts";
import { addsMachines, areSameMachines, faultOfMasters } from "./cluster-masters.ts";
import { untilNodeRuns } from "./cluster-nodes.ts";
import { costsOf, ofExisting, paysInAdvance } from "./cluster-price.ts";
import { asRequested, osAsGiven, readDetails, withTagSet } from "./cluster-reading.ts";
import { clusterRules, isRejectedBeside } from "./cluster-rules.ts";
import { clusterTags } from "./cluster-tags.ts";
import { becomeAdmin, changeCluster, setAccounts, setScaling } from "./cluster-update.ts";

const identity = memberFacts("ClusterId", "ClusterName");
/** The clusters of a listing, complete except for what other actions return. */
const wholeList = responseList("Clusters", identity, clusterStateFields, (found) =>
  fromWire(fields, withTags(asRequested(withTagSet(found)))),
);
const isReadable = expectation((found) => fromWire(fields, withTags(asRequested(found))));

const clusters: ActionObject = {
  service: "tke",
  // Only the search for a cluster whose response was lost needs the name here.
  create: { action: "CreateCluster", asSent: ({ ClusterName: _, ...body }) => body },
  delete: "DeleteCluster",
  idOf: textAt("ClusterId"),
  key: (id) => ({ ClusterId: id }),
  goneCodes: goneClusterCodes,
  read: async (op, id) => {
    const { elements } = await op.tke.page(describeClusters, { ClusterIds: [id] }, wholeList);
    return elements[0] && withTagSet(elements[0]);
  },
  listing: {
    name: "ClusterName",
    whole: { page: (op, offset) => op.tke.page(describeClusters, {}, clusterList, { offset }), asRead: withTagSet },
    find: (op: Op, name) => op.tke.pages(describeClusters, filteredBy("ClusterName", name), clusterList),
  },
};

const handlers = createdWithTags(
  {
    ...clusters,
    isPurchase: paysInAdvance,
    fields,
    asSent: (body) => ({ ...asCreated(body), ClusterName: recordOf(body["ClusterBasicSettings"])?.["ClusterName"] }),
  },
  clusterTags,
);

const isProtected = protectedFromDeletion("deletionProtection", "false", "cluster");

/** The properties that an access has only while it is open. */
const ofAccesses = {
  clusterInternet: ["clusterInternetDomain", "clusterInternetSecurityGroup"],
  clusterIntranet: ["clusterIntranetDomain"],
} as const;

/** The properties of VPC-CNI, which the platform does not show while it is off. */
const ofPods = ["vpcCniType", "claimExpiredSeconds"];

/** Whether the list of subnets of pods turns VPC-CNI off. */
function isOffWith(subnetIds: unknown): boolean {
  return subnetIds === undefined || (Array.isArray(subnetIds) && subnetIds.length === 0);
}

/** The properties of accesses that are closed and of VPC-CNI that is off, and what they need. */
function withoutEffect(args: Unchecked): readonly (readonly [name: string, needed: string])[] {
  const closed = Object.entries(ofAccesses).flatMap(([access, names]) =>
    args[access] === undefined || args[access] === false
      ? names.map((name) => [name, `${access} is true`] as const)
      : [],
  );
  const off = isOffWith(args["eniSubnetIds"]) ? ofPods : [];
  const all = [...closed, ...off.map((name) => [name, "eniSubnetIds lists subnets"] as const)];
  return all.filter(([name]) => args[name] !== undefined);
}

/** The settings that make no difference to a program that omits them: logs that are off, and authOptions. */
function leftOff(state: Outputs<typeof fields>): string[] {
  // No action restores what the platform chose for a new cluster.
  return ["authOptions", ...Object.values(logNames).filter((name) => state[name]?.enabled === false)];
}

/** The level that was set, if the platform has raised it since. */
function levelAsSet(found: ReadOutputs<typeof fields>, { args, state, purpose }: ReadOperation<typeof fields>) {
  const { clusterLevel: set } = args;
  const isSet = set !== undefined && (purpose === "readBack" || set === state.clusterLevel);
  return isSet && found.autoUpgradeClusterLevel && isHigher(found.clusterLevel, set) ? set : undefined;
}

/** What happens to the disks of a cluster's volumes when it is deleted. */
function fateOfDisks({ resourceDeleteOptions = [] }: Outputs<typeof fields>): string {
  const isDeleted = resourceDeleteOptions.some(
    ({ resourceType, deleteMode }) => resourceType === "CBS" && deleteMode === "terminate",
  );
  return isDeleted ? "the disks of its volumes are deleted" : "the disks of its volumes are kept, and still charged";
}

/** The time after which static addresses are released, of a cluster whose pods have none. */
function unusedTime({ isNonStaticIpMode, claimExpiredSeconds }: Outputs<typeof fields>): string[] {
  return isNonStaticIpMode && claimExpiredSeconds === 0 ? ["claimExpiredSeconds"] : [];
}

const takesMinutes =
  "The access is closed and opened again: clients get a new address, and cannot connect for some minutes";

export const kubernetesCluster = resource("KubernetesCluster", {
  docs: "A Kubernetes cluster of the Tencent Kubernetes Engine (TKE). It can begin with nodes; use `KubernetesNodePool` for nodes that change. Deleting it also deletes its workloads. Unless `instanceDeleteMode` is `retain`, it also deletes the machines that were bought with the cluster and are charged by the hour. Machines of `existInstances` are kept by default.",
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
  normalise: (args) => {
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

  diff(op: DiffOperation<typeof fields>) {
    const { changes, state, args } = op;
    // The outputs of an imported cluster lack the machines that its program names.
    const isAdopted = op.imported && state.existInstances === undefined;
    const had = isAdopted ? op.oldArgs : state;
    const isOff = isOffWith(args["eniSubnetIds"]);
    const turnsOn = !isOff && (state.eniSubnetIds ?? []).length === 0;
    const unused = unusedTime(state);
    const replace = ofPods.filter((name) => changes.has(name) && !turnsOn && !unused.includes(name));
    if (op.replacing || replace.length > 0) {
      const isFirst = isRejectedBeside(args, { ...op.oldArgs, ...state });
      const order = isFirst ? "; the old one is deleted first, and workloads are down until the new one is ready" : "";
      op.warn(
        `the cluster ${op.id} is replaced by a new one: its workloads are lost, and so are the machines that were bought with it and its addresses; ${fateOfDisks(state)}${order}`,
      );
      return { replace, refuse: state.deletionProtection ? [isProtected] : [] };
    }
    if (changes.has("clusterVersion")) {
      op.warn(
        "the cluster is upgraded in place, which cannot be undone: check that your workloads support the version",
      );
    }
    if (changes.has("clusterLevel") && keepsLevel(state.clusterLevel, op)) {
      op.warn("clusterLevel is not lowered while autoUpgradeClusterLevel is true: set it to false to lower the level");
    }
    if (changes.has("eniSubnetIds") && isOff) {
      op.warn("VPC-CNI is turned off: pods lose their addresses in the private network");
    }
    const isMoved = ["clusterInternetDomain", "clusterIntranetDomain", "clusterIntranetSubnetId"].some((name) => {
      return changes.has(name) && state[name.replace(/Domain|SubnetId/, "") as "clusterInternet"];
    });
    if (isMoved) op.warn(takesMinutes);
    for (const name of deletedStores(state, args))
      op.warn(`${name} is turned off, which deletes its log set and topic`);
    if (changes.has("existInstances") && addsMachines(had, args)) op.warn(ofExisting);
    const isKept = areSameMachines(had, args);
    const fault = changes.has("existInstances") && !isKept ? faultOfMasters(had, args) : undefined;
    return {
      same: [
        ...leftOff(state).filter((name) => args[name] === undefined),
        ...unused,
        ...(isKept ? ["existInstances"] : []),
      ],
      refuse: fault === undefined ? [] : [fault],
    };
  },

  async ready(op: ReadyOperation<typeof fields> & Clients): Promise<void> {
    await untilSeen(op, clusters, op.id, {});
    await untilUsable(op, op.id, { to: "to be created", minutes: 30 });
    await untilNodeRuns(op);
    await openAccesses(op);
    await setScaling(op);
    await becomeAdmin(op);
    await setAccounts(op);
    await startLogs(op);
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const listed = op.purpose === "refresh" ? refreshed(op, clusters, isReadable) : undefined;
    const cluster = await (listed ?? ifExists(clusters.read(op, op.id, {}), goneClusterCodes));
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
    await deleteCluster(op, clusters);
  },
});
