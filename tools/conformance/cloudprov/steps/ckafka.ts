import { type Step, stepsOf } from "../step.ts";

const vpc = stepsOf("vpc");
const kafka = stepsOf("ckafka");

export function ckafkaSteps(): readonly Step[] {
  const VpcId = "$kafkaNetwork";
  const SubnetId = "$kafkaSubnet";
  return [
    vpc("CreateVpc", { VpcName: "kafka", CidrBlock: "10.9.0.0/16" }, { keeps: { kafkaNetwork: "Vpc.VpcId" } }),
    vpc(
      "CreateSubnet",
      { VpcId, SubnetName: "kafka", CidrBlock: "10.9.1.0/24", Zone: "ap-guangzhou-3" },
      { keeps: { kafkaSubnet: "Subnet.SubnetId" } },
    ),
    ...instances({ VpcId, SubnetId, ZoneId: 100_003 }),
    vpc("DeleteSubnet", { SubnetId }),
    vpc("DeleteVpc", { VpcId }),
  ];
}

function instances(place: object): Step[] {
  const InstanceId = "$kafka";
  const bought = {
    ...place,
    InstanceName: "events",
    InstanceType: 1,
    SpecificationsType: "profession",
    BandWidth: 40,
    DiskSize: 500,
    Partition: 800,
    Tags: [{ TagKey: "team", TagValue: "shop" }],
  };
  const Config = { AutoCreateTopicEnable: true, DefaultNumPartitions: 3, DefaultReplicationFactor: 2 };
  return [
    kafka(
      "CreatePostPaidInstance",
      { ...bought, KafkaVersion: "2.8.1", ElasticBandwidthSwitch: 1 },
      { keeps: { kafka: "Result.Data.InstanceId" }, holds: { "Result.ReturnCode": "0" } },
    ),
    kafka(
      "CreatePostPaidInstance",
      { ...bought, ZoneId: 100_002 },
      { refused: "InvalidParameterValue.SubnetNotBelongToZone" },
    ),
    kafka(
      "CreateInstancePre",
      { ...bought, Period: "1m", RenewFlag: 1, DiskType: "CLOUD_SSD" },
      { keeps: { prepaidKafka: "Result.Data.InstanceId" } },
    ),
    kafka(
      "DescribeInstancesDetail",
      { SearchWord: "events", Offset: 0, Limit: 20 },
      {
        holds: {
          "Result.TotalCount": 2,
          "Result.InstanceList.0.Status": 1,
          "Result.InstanceList.0.Bandwidth": 320,
          "Result.InstanceList.0.Tags.0.TagKey": "team",
          "Result.InstanceList.1.RenewFlag": 1,
        },
      },
    ),
    kafka("ModifyInstanceAttributes", {
      InstanceId,
      InstanceName: "orders",
      MsgRetentionTime: 2880,
      Config,
      DynamicRetentionConfig: { Enable: 1, DiskQuotaPercentage: 80, StepForwardPercentage: 10, BottomRetention: 720 },
      PublicNetwork: 6,
      MaxMessageByte: 2_097_152,
      DeleteProtectionEnable: 1,
    }),
    kafka("InstanceScalingDown", { InstanceId, UpgradeStrategy: 1, DiskSize: 600 }),
    kafka("ModifyInstancePre", { InstanceId: "$prepaidKafka", DiskSize: 600, BandWidth: 60, Partition: 900 }),
    kafka(
      "DescribeInstanceAttributes",
      { InstanceId },
      {
        holds: {
          "Result.DiskSize": 600,
          "Result.MsgRetentionTime": 2880,
          "Result.Config.AutoCreateTopicsEnable": true,
          "Result.RetentionTimeConfig.BottomRetention": 720,
          "Result.ElasticBandwidthOpenStatus": 32,
          "Result.DeleteProtectionEnable": 1,
        },
      },
    ),
    ...topics(InstanceId),
    kafka("DeleteInstancePost", { InstanceId }, { refused: "FailedOperation" }),
    kafka("ModifyInstanceAttributes", { InstanceId, DeleteProtectionEnable: 0 }),
    kafka("DeleteInstancePost", { InstanceId }),
    kafka("DeleteInstancePre", { InstanceId: "$prepaidKafka" }),
    kafka("DescribeInstancesDetail", { InstanceId }, { holds: { "Result.TotalCount": 0 } }),
    kafka("DescribeInstanceAttributes", { InstanceId }, { refused: "InvalidParameterValue.InstanceNotExist" }),
  ];
}

function topics(InstanceId: string): Step[] {
  const key = { InstanceId, TopicName: "orders" };
  const topic = { ...key, PartitionNum: 3, ReplicaNum: 2, RetentionMs: 60_000, Note: "Orders" };
  return [
    kafka("CreateTopic", topic, { keeps: { topic: "Result.TopicId" } }),
    kafka("CreateTopic", topic, { refused: "InvalidParameter.TopicExist" }),
    kafka("CreateTopic", { ...topic, TopicName: "all", PartitionNum: 10_000 }, { refused: "LimitExceeded" }),
    kafka("CreatePartition", { ...key, PartitionNum: 6 }, { holds: { "Result.ReturnCode": "0" } }),
    kafka("ModifyTopicAttributes", {
      ...key,
      EnableWhiteList: 1,
      IpWhiteList: ["10.0.0.1"],
      CleanUpPolicy: "compact",
      UncleanLeaderElectionEnable: 1,
      ReplicaNum: 3,
    }),
    kafka(
      "DescribeTopicDetail",
      { InstanceId, SearchWord: "order", Offset: 0, Limit: 200 },
      {
        holds: {
          "Result.TotalCount": 1,
          "Result.TopicList.0.PartitionNum": 6,
          "Result.TopicList.0.IpWhiteListCount": 1,
          "Result.TopicList.0.Config.UncleanLeaderElectionEnable": 1,
        },
      },
    ),
    kafka("DescribeTopicAttributes", key, {
      holds: { "Result.TopicId": "$topic", "Result.IpWhiteList.0": "10.0.0.1", "Result.ReplicaNum": 3 },
    }),
    kafka("DeleteTopic", key),
    kafka("DescribeTopicAttributes", key, { refused: "ResourceNotFound" }),
  ];
}
