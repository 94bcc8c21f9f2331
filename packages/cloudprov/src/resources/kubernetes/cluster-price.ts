import { purchaseOf } from "../../platform/prepaid.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

const listOf = (value: unknown): readonly Body[] =>
  Array.isArray(value) ? value.map((one) => recordOf(one) ?? {}) : [];

const ofExisting =
  "existInstances: added machines are installed again, and their system disks lose their content; deleting the cluster terminates those charged by the hour unless instanceDeleteMode is retain";

/** The costs of a change of a cluster, and what machines lose by it, for warnings at preview. */
export function costsOf(args: Body, isNew: boolean, changed: (...names: string[]) => boolean): string[] {
  const opened = ["clusterInternet", "clusterIntranet"].filter(
    (name) => args[name] === true && (isNew || changed(name)),
  );
  const isManaged = args["clusterDeployType"] !== "INDEPENDENT_CLUSTER";
  const level = typeof args["clusterLevel"] === "string" ? args["clusterLevel"] : "its level";
  return [
    ...(isNew && isManaged ? [`a managed cluster is charged by the hour by ${level} until it is deleted`] : []),
    ...(!isNew && changed("clusterLevel") ? [`the cluster is charged by the hour by ${level} from now on`] : []),
    ...(isNew ? machineCosts("masterConfigs", args) : []),
    ...(isNew ? machineCosts("workerConfigs", args) : []),
    ...(args["existInstances"] !== undefined && (isNew || changed("existInstances")) ? [ofExisting] : []),
    ...opened.map((name) => `${name} creates a load balancer, which is charged by the hour until it is closed`),
  ];
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
