import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { Cluster } from "./kubernetes.ts";

/** A cluster as a listing has it. */
export function clusterDocument(world: World, one: Cluster): Reply {
  const { network } = one;
  const nodes = world.kubernetes.nodes.all().filter(({ clusterId }) => clusterId === one.id);
  const workers = nodes.filter(({ role }) => role === "WORKER").length;
  return {
    ClusterId: one.id,
    ClusterName: one.name,
    ClusterDescription: one.description,
    ClusterVersion: one.version,
    ClusterOs: one.os,
    ClusterType: one.type,
    ClusterNetworkSettings: {
      ClusterCIDR: network.clusterCidr,
      IgnoreClusterCIDRConflict: network.ignoresClusterCidr,
      MaxNodePodNum: network.maxPods,
      MaxClusterServiceNum: network.maxServices,
      Ipvs: network.ipvs,
      VpcId: one.vpcId,
      Cni: true,
      KubeProxyMode: network.proxyMode,
      ServiceCIDR: network.serviceCidr,
      Subnets: network.subnetIds.length === 0 ? null : network.subnetIds,
      IgnoreServiceCIDRConflict: network.ignoresServiceCidr,
      IsDualStack: network.isDualStack,
      Ipv6ServiceCIDR: "",
      CiliumMode: "",
      SubnetId: one.controlSubnetId,
      DataPlaneV2: network.isV2,
    },
    ClusterNodeNum: workers,
    ProjectId: one.projectId,
    TagSpecification: one.tags.length === 0 ? [] : [{ ResourceType: "cluster", Tags: one.tags }],
    ClusterStatus: one.status,
    Property: JSON.stringify({
      NodeNameType: network.nodeNames,
      NetworkType: network.type,
      VpcCniType: network.cniType,
      IsNonStaticIpMode: network.isNonStatic,
      EnableCustomizedPodCIDR: network.hasPodNumbers,
      BasePodNumber: network.basePods,
    }),
    ClusterMaterNodeNum: nodes.length - workers,
    ImageId: one.imageId,
    OsCustomizeType: one.osType,
    ContainerRuntime: one.runtime,
    CreatedTime: world.timeText(one.createdAt),
    DeletionProtection: one.isProtected,
    EnableExternalNode: false,
    ClusterLevel: one.type === "MANAGED_CLUSTER" ? one.level : null,
    AutoUpgradeClusterLevel: one.type === "MANAGED_CLUSTER" ? one.autoUpgradesLevel : null,
    QGPUShareEnable: false,
    RuntimeVersion: one.runtimeVersion,
    ClusterEtcdNodeNum: nodes.length - workers,
    CdcId: one.cdcId,
    IsHighAvailability: true,
    ClusterCategory: "tke",
    SecurityModeConfig: null,
  };
}
