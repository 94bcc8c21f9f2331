import { purchaseOf } from "../../platform/prepaid.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { keepsLevel } from "./cluster-level.ts";

const listOf = (value: unknown): readonly Body[] =>
  Array.isArray(value) ? value.map((one) => recordOf(one) ?? {}) : [];

/** What machines of the account lose when they are added. */
export const ofExisting =
  "existInstances: the operating systems of added machines are reinstalled, which deletes the content of their system disks";
const terminated =
  "instanceDeleteMode terminate also applies to the machines of existInstances: deleting the cluster terminates those that are charged by the hour. Remove instanceDeleteMode to keep these machines";

/** The costs of a change of a cluster, and what machines lose by it, for warnings at preview. */
export function costsOf(args: Body, state: Body | undefined, changed: (...names: string[]) => boolean): string[] {
  const isNew = state === undefined;
  const opened = ["clusterInternet", "clusterIntranet"].filter(
    (name) => args[name] === true && (isNew || changed(name)),
  );
  const isManaged = args["clusterDeployType"] !== "INDEPENDENT_CLUSTER";
  const paysForLevel = !isNew && changed("clusterLevel") && !keepsLevel(state["clusterLevel"], { args, state });
  const level = typeof args["clusterLevel"] === "string" ? args["clusterLevel"] : "its level";
  return [
    ...(isNew && isManaged
      ? [`a managed cluster is charged by the hour, at the rate of ${level}, until it is deleted`]
      : []),
    ...(paysForLevel ? [`the cluster is charged by the hour, at the rate of ${level}, from now on`] : []),
    ...(isNew ? machineCosts("masterConfigs", args) : []),
    ...(isNew ? machineCosts("workerConfigs", args) : []),
    ...(args["existInstances"] !== undefined && isNew ? [ofExisting] : []),
    ...(args["existInstances"] !== undefined && args["instanceDeleteMode"] === "terminate" ? [terminated] : []),
    ...opened.map((name) => `${name} creates a load balancer, which is charged by the hour until it is closed`),
  ];
}

/** Whether machines of a new cluster are paid in advance. */
export function paysInAdvance(args: Body): boolean {
  const machines = [...listOf(args["masterConfigs"]), ...listOf(args["workerConfigs"])];
  return machines.some((one) => one["instanceChargeType"] === "PREPAID");
}

function machineCosts(name: string, args: Body): string[] {
  return listOf(args[name]).map((config, at) => {
    const { count, instanceType: type, instanceChargeType: charge, instanceChargeTypePrepaidPeriod: months } = config;
    const { instanceChargeTypePrepaidRenewFlag: renewal = "NOTIFY_AND_MANUAL_RENEW" } = config;
    const number = typeof count === "number" ? count : 1;
    const machines = `${number} ${number === 1 ? "machine" : "machines"}${typeof type === "string" ? ` of the type ${type}` : ""}`;
    return charge === "PREPAID"
      ? `${name}[${at}], ${machines}: ${purchaseOf(months, renewal)}`
      : `${name}[${at}]: ${machines} charged by the hour until deleted`;
  });
}
