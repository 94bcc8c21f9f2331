import { type Condition, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { recordOf } from "../../platform/responses.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const opensIntranet: Condition = hasValue("clusterIntranet", true);

/** Masters run on machines of the account in an independent cluster, and on those of the platform otherwise. */
const masters: Rule = {
  says: "A cluster of the type INDEPENDENT_CLUSTER requires at least three masters in masterConfigs or existInstances; one of the type MANAGED_CLUSTER has none.",
  fields: ["clusterDeployType", "masterConfigs", "existInstances"],
  test: ({ clusterDeployType: type, masterConfigs, existInstances }) => {
    const bought = listOf(masterConfigs);
    if (type === "MANAGED_CLUSTER") {
      return bought.length === 0
        ? []
        : [{ path: "masterConfigs", message: "can be set only with INDEPENDENT_CLUSTER" }];
    }
    if (type !== "INDEPENDENT_CLUSTER" || listOf(existInstances).length > 0) return [];
    const counts = bought.map((one) => recordOf(one)?.["count"] ?? 1);
    if (counts.some((count) => typeof count !== "number")) return [];
    const total = counts.reduce((sum: number, count) => sum + Number(count), 0);
    const message = `must contain at least 3 machines in all with INDEPENDENT_CLUSTER, not ${total}`;
    return total >= 3 ? [] : [{ path: "masterConfigs", message }];
  },
};

const eitherMachines: Rule = {
  says: "existInstances cannot be combined with masterConfigs or workerConfigs.",
  fields: ["existInstances", "masterConfigs", "workerConfigs"],
  test: ({ existInstances, masterConfigs, workerConfigs }) =>
    listOf(existInstances).length > 0 && listOf(masterConfigs).length + listOf(workerConfigs).length > 0
      ? [{ path: "existInstances", message: "cannot be combined with masterConfigs or workerConfigs" }]
      : [],
};

const podNumbers: Rule = {
  says: "All machines of masterConfigs and workerConfigs must have desiredPodNum, or none.",
  fields: ["masterConfigs", "workerConfigs"],
  test: (values) => {
    const all = ["masterConfigs", "workerConfigs"].flatMap((name) =>
      listOf(values[name]).map((one, at) => ({
        path: `${name}[${at}].desiredPodNum`,
        number: recordOf(one)?.["desiredPodNum"] ?? 0,
      })),
    );
    if (all.some(({ number }) => typeof number !== "number")) return [];
    const without = all.filter(({ number }) => number === 0);
    return without.length === all.length
      ? []
      : without.map(({ path }) => ({ path, message: "must be set, because other machines have it" }));
  },
};

/** Properties of a cluster that depend on one another. */
export const clusterRules: readonly Rule[] = [
  requiredWhen(["clusterIntranetSubnetId"], opensIntranet),
  onlyWhen("clusterIntranetSubnetId", opensIntranet),
  requiredWhen(["clusterCidr"], hasValue("networkType", "GR", "CiliumOverlay")),
  requiredWhen(["clusterSubnetId"], hasValue("networkType", "CiliumOverlay")),
  requiredWhen(["serviceCidr", "eniSubnetIds"], hasValue("networkType", "VPC-CNI")),
  masters,
  eitherMachines,
  podNumbers,
];
