// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { KubernetesCluster, type KubernetesClusterArgs, type KubernetesClusterState } from "../kubernetesCluster.ts";
export { KubernetesNodePool, type KubernetesNodePoolArgs, type KubernetesNodePoolState } from "../kubernetesNodePool.ts";
export { getKubernetesClusters, getKubernetesClustersOutput, type GetKubernetesClustersArgs, type GetKubernetesClustersOutputArgs, type GetKubernetesClustersResult } from "../getKubernetesClusters.ts";
export { KubernetesClusterClusterDeployType, KubernetesClusterClusterOsType, KubernetesClusterContainerRuntime, KubernetesClusterMasterConfigInstanceChargeType, KubernetesClusterMasterConfigInternetChargeType, KubernetesClusterNetworkType, KubernetesClusterNodeNameType, KubernetesClusterVpcCniType, KubernetesClusterWorkerConfigInstanceChargeType, KubernetesClusterWorkerConfigInternetChargeType, KubernetesNodePoolAutoScalingConfigInternetChargeType, KubernetesNodePoolAutoScalingConfigSpotInstanceType, KubernetesNodePoolMultiZoneSubnetPolicy, KubernetesNodePoolRetryPolicy } from "../types/enums.ts";
export type { types } from "../types/families/kubernetes.ts";
