import { anything, flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { tagsMember } from "../tag-list.ts";
import { isBlock, overlap } from "../vpc/blocks.ts";
import { newCluster } from "./cluster-state.ts";
import { type Cluster, ordinaryCluster, versions } from "./kubernetes.ts";
import { boughtNodes, existingNodes, extraArgs, labelsMember, mountedDisk, nodeSettings } from "./node-settings.ts";

const id = text({ min: 1 });

/** The parameters of a creation. */
export const creation = object({
  ClusterType: id,
  ClusterCIDRSettings: object({
    ClusterCIDR: optional(text()),
    IgnoreClusterCIDRConflict: optional(flag()),
    MaxNodePodNum: optional(integer({ min: 1 })),
    MaxClusterServiceNum: optional(integer({ min: 1 })),
    ServiceCIDR: optional(text()),
    EniSubnetIds: optional(listOf(id)),
    ClaimExpiredSeconds: optional(integer()),
    IgnoreServiceCIDRConflict: optional(flag()),
  }),
  RunInstancesForNode: optional(listOf(boughtNodes, { min: 1 })),
  ClusterBasicSettings: optional(
    object({
      ClusterOs: optional(text()),
      ClusterVersion: optional(id),
      ClusterName: optional(text()),
      ClusterDescription: optional(text()),
      VpcId: optional(id),
      ProjectId: optional(integer({ min: 0 })),
      TagSpecification: optional(listOf(object({ ResourceType: optional(text()), Tags: tagsMember }))),
      OsCustomizeType: optional(text()),
      NeedWorkSecurityGroup: optional(flag()),
      SubnetId: optional(text()),
      ClusterLevel: optional(id),
      AutoUpgradeClusterLevel: optional(object({ IsAutoUpgrade: flag() })),
    }),
  ),
  ClusterAdvancedSettings: optional(
    object({
      AsEnabled: optional(flag()),
      AuditEnabled: optional(flag()),
      AuditLogTopicId: optional(text()),
      AuditLogsetId: optional(text()),
      BasePodNumber: optional(integer()),
      CiliumMode: optional(text()),
      ContainerRuntime: optional(text()),
      DataPlaneV2: optional(flag()),
      DeletionProtection: optional(flag()),
      EnableCustomizedPodCIDR: optional(flag()),
      EtcdOverrideConfigs: optional(anything()),
      ExtraArgs: optional(extraArgs),
      IPVS: optional(flag()),
      IsDualStack: optional(flag()),
      IsNonStaticIpMode: optional(flag()),
      KubeProxyMode: optional(text()),
      NetworkType: optional(text()),
      NodeNameType: optional(text()),
      QGPUShareEnable: optional(flag()),
      RuntimeVersion: optional(text()),
      VpcCniType: optional(text()),
      IsHighAvailability: optional(flag()),
      SecurityModeConfig: optional(
        object({ Enabled: optional(flag()), Namespaces: optional(listOf(id)), Labels: labelsMember }),
      ),
    }),
  ),
  InstanceAdvancedSettings: optional(nodeSettings),
  ExistedInstancesForNode: optional(listOf(existingNodes, { min: 1 })),
  InstanceDataDiskMountSettings: optional(
    listOf(object({ InstanceType: id, Zone: text(), DataDisks: listOf(mountedDisk) })),
  ),
  ExtensionAddons: optional(listOf(object({ AddonName: id, AddonParam: text() }))),
  CdcId: optional(id),
  DisableAddons: optional(listOf(id)),
});

type Creation = Static<typeof creation>;

const runtimes = ["docker", "containerd"];
const networks = ["GR", "VPC-CNI", "CiliumOverlay"];

/** @throws {PlatformError} always. */
function invalid(message: string): never {
  throw new PlatformError("InvalidParameter.Param", message);
}

/** A cluster as a creation requests it. */
export function clusterAsRequested(world: World, given: Creation, region: string): Cluster {
  const {
    ClusterBasicSettings: basic = {},
    ClusterAdvancedSettings: advanced = {},
    ClusterCIDRSettings: ranges,
  } = given;
  const { ClusterType: type, ClusterCIDRSettings } = given;
  if (type !== "MANAGED_CLUSTER" && type !== "INDEPENDENT_CLUSTER") invalid(`${type} is not a type of clusters.`);
  const vpc = world.networks.vpcs.get(basic.VpcId ?? "");
  if (vpc?.region !== region) invalid(`The network ${basic.VpcId ?? ""} does not exist.`);
  const { ClusterVersion: version = ordinaryCluster.version, ClusterOs: os = ordinaryCluster.os } = basic;
  if (!versions.includes(version)) invalid(`The version ${version} does not exist.`);
  const { ContainerRuntime: runtime = "docker", NetworkType: networkType = "GR" } = advanced;
  if (!runtimes.includes(runtime)) invalid(`${runtime} is not a container runtime.`);
  if (runtime === "docker" && version !== versions[0]) invalid(`The version ${version} does not support docker.`);
  if (!networks.includes(networkType)) invalid(`${networkType} is not a type of networks.`);
  const masters = (given.RunInstancesForNode ?? []).some(({ NodeRole }) => NodeRole !== "WORKER");
  if (masters && type === "MANAGED_CLUSTER") invalid("The platform runs the masters of a managed cluster.");
  const cluster = newCluster(world, {
    region,
    name: basic.ClusterName ?? "",
    description: basic.ClusterDescription ?? "",
    type,
    status: "Creating",
    version,
    os,
    imageId: os.startsWith("img-") ? os : "",
    osType: basic.OsCustomizeType ?? "GENERAL",
    level: basic.ClusterLevel ?? ordinaryCluster.level,
    autoUpgradesLevel: basic.AutoUpgradeClusterLevel?.IsAutoUpgrade ?? false,
    projectId: basic.ProjectId ?? 0,
    cdcId: given.CdcId ?? "",
    runtime,
    runtimeVersion: advanced.RuntimeVersion ?? (runtime === "docker" ? "19.3" : "1.6.9"),
    isProtected: advanced.DeletionProtection ?? false,
    tags: (basic.TagSpecification ?? []).flatMap(({ Tags = [] }) => Tags),
    vpcId: vpc.id,
    controlSubnetId: basic.SubnetId ?? "",
    nodeSettings: given.InstanceAdvancedSettings ?? {},
    addons: given.ExtensionAddons ?? [],
    extraArgs: advanced.ExtraArgs ?? {},
    network: {
      ...ordinaryCluster.network,
      type: networkType,
      clusterCidr: ranges.ClusterCIDR ?? "",
      serviceCidr: ranges.ServiceCIDR ?? (ranges.ClusterCIDR === undefined ? "" : "172.20.255.0/24"),
      ignoresClusterCidr: ranges.IgnoreClusterCIDRConflict ?? false,
      ignoresServiceCidr: ranges.IgnoreServiceCIDRConflict ?? false,
      maxPods: ranges.MaxNodePodNum ?? 256,
      maxServices: ranges.MaxClusterServiceNum ?? 256,
      subnetIds: ranges.EniSubnetIds ?? [],
      cniType: (ranges.EniSubnetIds ?? []).length > 0 ? (advanced.VpcCniType ?? "tke-route-eni") : "",
      cniPhase: (ranges.EniSubnetIds ?? []).length > 0 ? "running" : "",
      isNonStatic: advanced.IsNonStaticIpMode ?? false,
      claimSeconds: ranges.ClaimExpiredSeconds ?? 300,
      ipvs: advanced.IPVS ?? false,
      proxyMode: advanced.KubeProxyMode ?? "",
      isV2: advanced.DataPlaneV2 ?? false,
      isDualStack: advanced.IsDualStack ?? false,
      hasPodNumbers: advanced.EnableCustomizedPodCIDR ?? false,
      basePods: advanced.BasePodNumber ?? 0,
      nodeNames: advanced.NodeNameType ?? "lan-ip",
    },
  });
  checkRanges(world, cluster, vpc.cidrBlock);
  const missing = (ClusterCIDRSettings.EniSubnetIds ?? []).find(
    (one) => world.networks.subnets.get(one)?.vpcId !== vpc.id,
  );
  if (missing !== undefined) invalid(`The subnet ${missing} is not in ${vpc.id}.`);
  return cluster;
}

function checkRanges(world: World, { network, vpcId, id: own }: Cluster, vpcRange: string): void {
  const { clusterCidr: range, type, ignoresClusterCidr } = network;
  if (type === "VPC-CNI") {
    if (network.serviceCidr === "" || network.subnetIds.length === 0) {
      invalid("VPC-CNI needs ServiceCIDR and EniSubnetIds.");
    }
    return;
  }
  if (!isBlock(range))
    throw new PlatformError("InvalidParameter.CidrInvalid", `ClusterCIDR must be a block: ${range}.`);
  if (!ignoresClusterCidr && overlap(range, vpcRange)) {
    throw new PlatformError("InternalError.CidrConflictWithVpcCidr", `${range} overlaps ${vpcRange} of the network.`);
  }
  const other = world.kubernetes.clusters
    .all()
    .find(
      (one) =>
        one.id !== own &&
        one.vpcId === vpcId &&
        isBlock(one.network.clusterCidr) &&
        overlap(one.network.clusterCidr, range),
    );
  if (other !== undefined && !ignoresClusterCidr) {
    throw new PlatformError(
      "InternalError.CidrConflictWithOtherCluster",
      `${range} overlaps the range of ${other.id}.`,
    );
  }
}
