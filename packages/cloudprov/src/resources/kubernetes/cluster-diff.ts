import type { DiffOperation, Outputs } from "@org/core-provider";
import { protectedFromDeletion } from "../../platform/deletion-protection.ts";
import type { clusterFields as fields } from "./cluster-fields.ts";
import { keepsLevel } from "./cluster-level.ts";
import { deletedStores, logNames } from "./cluster-logs.ts";
import { addsMachines, areSameMachines, faultOfMasters } from "./cluster-masters.ts";
import { ofExisting } from "./cluster-price.ts";
import { isRejectedBeside } from "./cluster-rules.ts";
import { isOffWith, ofPods } from "./cluster-unused-settings.ts";

const isProtected = protectedFromDeletion("deletionProtection", "false", "cluster");

/** The settings that make no difference to a program that omits them: logs that are off, and authOptions. */
function leftOff(state: Outputs<typeof fields>): string[] {
  // No action restores what the platform chose for a new cluster.
  return ["authOptions", ...Object.values(logNames).filter((name) => state[name]?.enabled === false)];
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

/** Warns about what a change does to a cluster, and refuses changes that the platform rejects. */
export function clusterDiff(op: DiffOperation<typeof fields>) {
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
    return { replace, reject: state.deletionProtection ? [isProtected] : [] };
  }
  if (changes.has("clusterVersion")) {
    op.warn("the cluster is upgraded in place, which cannot be undone: check that your workloads support the version");
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
  for (const name of deletedStores(state, args)) op.warn(`${name} is turned off, which deletes its log set and topic`);
  if (changes.has("existInstances") && addsMachines(had, args)) op.warn(ofExisting);
  const isKept = areSameMachines(had, args);
  const fault = changes.has("existInstances") && !isKept ? faultOfMasters(had, args) : undefined;
  return {
    same: [
      ...leftOff(state).filter((name) => args[name] === undefined),
      ...unused,
      ...(isKept ? ["existInstances"] : []),
    ],
    reject: fault === undefined ? [] : [fault],
  };
}
