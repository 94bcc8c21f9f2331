import { hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { blockOf, isPrivate, overlap } from "../../platform/ip-address.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { groupsIn, idsOf } from "./exist-instances.ts";

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const opensIntranet = hasValue("clusterIntranet", true);

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

/** The platform rounds other numbers up, and reads would then show another value than the program's. */
function powerOfTwo(name: string, min: number, max: number): Rule {
  const says = `must be a power of 2 from ${min} to ${max}`;
  return {
    says: `${name} ${says}.`,
    fields: [name],
    test: ({ [name]: value }) =>
      typeof value !== "number" || (value >= min && value <= max && Number.isInteger(Math.log2(value)))
        ? []
        : [{ path: name, message: `${says}, not ${value}` }],
  };
}

const ranges = ["clusterCidr", "serviceCidr"] as const;

const inPrivateRange = "must be in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16";

/**
 * The platform checks whether the ranges overlap that of the network, and then rejects the cluster before it creates
 * anything. Here, each preview would need another request, because the program contains only the ID of the network.
 */
const privateRanges: Rule = {
  says: `clusterCidr and serviceCidr ${inPrivateRange}.`,
  fields: ranges,
  test: (values) =>
    ranges.flatMap((name) => {
      const value = values[name];
      if (typeof value !== "string") return [];
      const block = blockOf(value);
      return block !== undefined && isPrivate(block)
        ? []
        : [{ path: name, message: `${inPrivateRange}, not ${value}` }];
    }),
};

/** Without serviceCidr, services get a part of the range of the pods. */
const sufficientRange: Rule = {
  says: "clusterCidr must have enough addresses for the pods of a node, and for the services unless serviceCidr is set.",
  fields: ["clusterCidr", "serviceCidr", "clusterMaxPodNum", "clusterMaxServiceNum"],
  test: ({ clusterCidr, serviceCidr, clusterMaxPodNum: pods = 256, clusterMaxServiceNum: services = 256 }) => {
    const block = typeof clusterCidr === "string" ? blockOf(clusterCidr) : undefined;
    if (block === undefined || typeof pods !== "number" || typeof services !== "number") return [];
    const needed = pods + (serviceCidr === undefined ? services : 0);
    const ofServices = serviceCidr === undefined ? " and the services" : "";
    const message = `must have at least ${needed} addresses, for the pods of a node${ofServices}, not ${block.size}`;
    return block.size >= needed ? [] : [{ path: "clusterCidr", message }];
  },
};

/** Whether the platform rejects a cluster while another one exists that has the same machine, or overlaps it in its network. */
export function isRejectedBeside(args: Body, other: Body): boolean {
  const taken = new Set(groupsIn(other).flatMap(idsOf));
  if (groupsIn(args).some((group) => idsOf(group).some((id) => taken.has(id)))) return true;
  const { vpcId, clusterCidr, ignoreClusterCidrConflict } = args;
  if (vpcId !== other["vpcId"] || ignoreClusterCidrConflict === true) return false;
  return typeof clusterCidr === "string" && overlap(clusterCidr, String(other["clusterCidr"]));
}

/** Properties of a cluster that depend on one another. */
export const clusterRules: readonly Rule[] = [
  requiredWhen(["clusterIntranetSubnetId"], opensIntranet),
  onlyWhen("clusterIntranetSubnetId", opensIntranet),
  requiredWhen(["clusterCidr"], hasValue("networkType", "GR", "CiliumOverlay")),
  requiredWhen(["clusterSubnetId"], hasValue("networkType", "CiliumOverlay")),
  requiredWhen(["serviceCidr", "eniSubnetIds"], hasValue("networkType", "VPC-CNI")),
  powerOfTwo("clusterMaxPodNum", 16, 256),
  powerOfTwo("clusterMaxServiceNum", 32, 32_768),
  privateRanges,
  sufficientRange,
  masters,
  eitherMachines,
  podNumbers,
];
