// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

export { Provider, type ProviderArgs } from "../provider.ts";
export { ClusterLink, type ClusterLinkArgs, type ClusterLinkState } from "../clusterLink.ts";
export { KafkaAcl, type KafkaAclArgs, type KafkaAclState } from "../kafkaAcl.ts";
export { KafkaClientQuota, type KafkaClientQuotaArgs, type KafkaClientQuotaState } from "../kafkaClientQuota.ts";
export { KafkaCluster, type KafkaClusterArgs, type KafkaClusterState } from "../kafkaCluster.ts";
export { KafkaClusterConfig, type KafkaClusterConfigArgs, type KafkaClusterConfigState } from "../kafkaClusterConfig.ts";
export { KafkaMirrorTopic, type KafkaMirrorTopicArgs, type KafkaMirrorTopicState } from "../kafkaMirrorTopic.ts";
export { KafkaTopic, type KafkaTopicArgs, type KafkaTopicState } from "../kafkaTopic.ts";
export { getClusterLink, getClusterLinkOutput, type GetClusterLinkArgs, type GetClusterLinkOutputArgs, type GetClusterLinkResult } from "../getClusterLink.ts";
export { getKafkaClientQuota, getKafkaClientQuotaOutput, type GetKafkaClientQuotaArgs, type GetKafkaClientQuotaOutputArgs, type GetKafkaClientQuotaResult } from "../getKafkaClientQuota.ts";
export { getKafkaCluster, getKafkaClusterOutput, type GetKafkaClusterArgs, type GetKafkaClusterOutputArgs, type GetKafkaClusterResult } from "../getKafkaCluster.ts";
export { getKafkaClusters, getKafkaClustersOutput, type GetKafkaClustersArgs, type GetKafkaClustersOutputArgs, type GetKafkaClustersResult } from "../getKafkaClusters.ts";
export { getKafkaTopic, getKafkaTopicOutput, type GetKafkaTopicArgs, type GetKafkaTopicOutputArgs, type GetKafkaTopicResult } from "../getKafkaTopic.ts";
export { ClusterLinkConnectionMode, ClusterLinkLinkMode, KafkaAclOperation, KafkaAclPatternType, KafkaAclPermission, KafkaAclResourceType, KafkaClusterAvailability, KafkaClusterCloud, KafkaMirrorTopicStatus } from "../types/enums.ts";
export type { types } from "../types/families/kafka.ts";
