import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { KafkaInstance, KafkaTopic } from "./kafka.ts";
import { tagsOfKafkaInstance } from "./kafka-state.ts";

/** What the listing and the attributes of an instance have in common. */
function commonMembers(world: World, instance: KafkaInstance): Reply {
  const { vip } = instance;
  return {
    InstanceId: instance.id,
    InstanceName: instance.name,
    Vip: vip,
    Vport: "9092",
    VipList: [{ Vip: vip, Vport: "9092" }],
    Status: instance.status,
    Bandwidth: instance.bandwidth * 8,
    DiskSize: instance.diskSize,
    ZoneId: instance.zoneId,
    VpcId: instance.vpcId,
    SubnetId: instance.subnetId,
    Healthy: 1,
    HealthyMessage: "",
    CreateTime: Math.floor(instance.createdAt / 1000),
    ExpireTime: instance.expiresAt === undefined ? 0 : Math.floor(instance.expiresAt / 1000),
    Tags: world.tags.of(tagsOfKafkaInstance(instance)).map(({ key, value }) => ({ TagKey: key, TagValue: value })),
    Version: instance.version,
    ZoneIds: instance.zoneIds,
    Cvm: ["profession", "premium"].includes(instance.type) ? 1 : 0,
    InstanceType: instance.type,
    Features: [],
    PublicNetwork: instance.publicNetwork,
    ClusterType: "CLOUD_CVM",
    RetentionBytes: -1,
  };
}

/** An instance as the platform lists it. */
export function instanceDocument(world: World, instance: KafkaInstance): Reply {
  const topics = topicsOf(world, instance);
  return {
    ...commonMembers(world, instance),
    RenewFlag: instance.renewFlag,
    IsInternal: 0,
    TopicNum: topics.length,
    DiskType: instance.diskType,
    MaxTopicNumber: instance.partitions,
    MaxPartitionNumber: instance.partitions,
    RebalanceTime: null,
    PartitionNumber: partitionsOf(topics),
    PublicNetworkChargeType: "BANDWIDTH_POSTPAID_BY_HOUR",
  };
}

/** The attributes of an instance. */
export function attributesDocument(world: World, instance: KafkaInstance): Reply {
  const { autoCreate, partitions: most } = instance;
  const topics = topicsOf(world, instance);
  const used = partitionsOf(topics);
  return {
    ...commonMembers(world, instance),
    MsgRetentionTime: instance.retention,
    Config: autoCreate && {
      AutoCreateTopicsEnable: autoCreate.isOn,
      DefaultNumPartitions: autoCreate.partitions,
      DefaultReplicationFactor: autoCreate.replicas,
    },
    RemainderPartitions: most - used,
    RemainderTopics: most - topics.length,
    CreatedPartitions: used,
    CreatedTopics: topics.length,
    MaxGroupNum: 200,
    RetentionTimeConfig: instance.dynamicRetention ?? null,
    MaxConnection: 5000,
    DeleteRouteTimestamp: null,
    RemainingPartitions: most - used,
    RemainingTopics: most - topics.length,
    DynamicDiskConfig: null,
    SystemMaintenanceTime: "",
    MaxMessageByte: instance.maxMessage,
    InstanceChargeType: instance.expiresAt === undefined ? "POSTPAID_BY_HOUR" : "PREPAID",
    ElasticBandwidthSwitch: 1,
    ElasticBandwidthOpenStatus: instance.isElastic ? 32 : 1,
    FreePartitionNumber: 0,
    ElasticFloatBandwidth: 0,
    CustomCertId: instance.certificateId,
    UncleanLeaderElectionEnable: 0,
    DeleteProtectionEnable: instance.isProtected ? 1 : 0,
    TransactionalIdExpirationMs: 604_800_000,
  };
}

function topicsOf({ kafka }: World, { id }: KafkaInstance): KafkaTopic[] {
  return kafka.topics.allSeen().filter(({ instanceId }) => instanceId === id);
}

/** The number of all partitions of topics. */
export function partitionsOf(topics: readonly KafkaTopic[]): number {
  return topics.reduce((sum, { partitions }) => sum + partitions, 0);
}
