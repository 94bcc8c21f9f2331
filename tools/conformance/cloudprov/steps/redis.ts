import { type Step, stepsOf } from "../step.ts";

/** Calls every action of Redis. */
export function redisSteps(): readonly Step[] {
  const redis = stepsOf("redis");
  const InstanceId = "$redis";
  const InstanceIds = [InstanceId];
  const Product = "redis";
  const VpcId = "$machineNetwork";
  const SubnetId = "$machineSubnet";
  const size = { InstanceId, MemSize: 2048, RedisShardNum: 1, RedisReplicasNum: 1 };
  const asked = {
    ZoneName: "ap-guangzhou-3",
    TypeId: 15,
    MemSize: 1024,
    GoodsNum: 1,
    Period: 1,
    BillingMode: 0,
    InstanceName: "cache",
    Password: "Secret-123",
    VpcId,
    SubnetId,
    NodeSet: [
      { NodeType: 0, ZoneName: "ap-guangzhou-3" },
      { NodeType: 1, ZoneId: 100_002 },
    ],
    ResourceTags: [{ TagKey: "team", TagValue: "shop" }],
  };
  return [
    redis("DescribeProductInfo", {}, { holds: { "RegionSet.0.ZoneSet.2.OldZoneId": 100_003 } }),
    redis("CreateInstances", asked, { keeps: { redis: "InstanceIds.0", redisDeal: "DealName" } }),
    redis("CreateInstances", { ...asked, Password: "secret" }, { refused: "InvalidParameterValue.PasswordRuleError" }),
    redis("DescribeInstanceDealDetail", { DealName: "$redisDeal" }, { holds: { "DealDetails.0.Status": 4 } }),
    redis("ModifyInstance", { Operation: "rename", InstanceIds, InstanceNames: ["site"] }),
    redis("ModifyInstance", { Operation: "modifyProject", InstanceIds, ProjectId: 7 }),
    redis("UpgradeInstance", size),
    redis("UpgradeInstance", size, { refused: "FailedOperation.UnSupportError" }),
    redis("ModifyInstanceAvailabilityZones", {
      InstanceId,
      SwitchOption: 2,
      NodeSet: [
        { NodeType: 0, ZoneName: "ap-guangzhou-3" },
        { NodeType: 1, ZoneName: "ap-guangzhou-3" },
      ],
    }),
    redis("UpgradeInstanceVersion", { InstanceId, TargetInstanceType: "17", SwitchOption: 2 }),
    redis("DescribeTaskList", { InstanceId, TaskTypes: ["043"] }, { holds: { TotalCount: 1, "Tasks.0.Result": 2 } }),
    redis("ResetPassword", { InstanceId, Password: "Secret-456" }, { keeps: { redisTask: "TaskId" } }),
    redis("DescribeTaskInfo", { TaskId: "$redisTask" }, { holds: { Status: "succeed" } }),
    redis("ApplyParamsTemplate", { InstanceIds, TemplateId: "crs-cfg-1" }),
    redis("ModifyNetworkConfig", { InstanceId, Operation: "changeVip", Vip: "10.9.1.30", VPort: 6380 }),
    redis("AllocateWanAddress", { InstanceId }),
    redis("ReleaseWanAddress", { InstanceId }),
    redis("EnableReplicaReadonly", { InstanceId }),
    redis("DisableReplicaReadonly", { InstanceId }),
    { service: "vpc", action: "CreateSecurityGroup", params: group("cache"), keeps: { cacheGroup: groupId } },
    { service: "vpc", action: "CreateSecurityGroup", params: group("site"), keeps: { siteGroup: groupId } },
    redis("AssociateSecurityGroups", { Product, SecurityGroupId: "$cacheGroup", InstanceIds }),
    redis("ModifyDBInstanceSecurityGroups", { Product, InstanceId, SecurityGroupIds: ["$siteGroup"] }),
    redis(
      "DescribeInstanceSecurityGroup",
      { InstanceIds },
      { holds: { "InstanceSecurityGroupsDetail.0.SecurityGroupDetails.0.SecurityGroupId": "$siteGroup" } },
    ),
    redis("DisassociateSecurityGroups", { Product, SecurityGroupId: "$siteGroup", InstanceIds }),
    redis("ModifyInstanceChargeType", { InstanceIds, InstanceChargeType: "PREPAID", Period: 1 }),
    redis("DestroyPostpaidInstance", { InstanceId }, { refused: "UnsupportedOperation.InstanceNotOperation" }),
    redis("DestroyPrepaidInstance", { InstanceId }),
    redis(
      "DescribeInstances",
      { SearchKey: "site", Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "InstanceSet.0.Status": -2,
          "InstanceSet.0.Type": 17,
          "InstanceSet.0.Port": 6380,
          "InstanceSet.0.ProjectId": 7,
          "InstanceSet.0.InstanceTags.0.TagKey": "team",
        },
      },
    ),
    redis("CleanUpInstance", { InstanceId }),
    redis("DescribeInstances", { InstanceId }, { holds: { TotalCount: 0 } }),
    redis("CleanUpInstance", { InstanceId }, { refused: "ResourceNotFound.InstanceNotExists" }),
    redis("CreateInstances", { ...asked, InstanceName: "hourly" }, { keeps: { hourly: "InstanceIds.0" } }),
    redis("DestroyPostpaidInstance", { InstanceId: "$hourly" }),
  ];
}

const groupId = "SecurityGroup.SecurityGroupId";

function group(GroupName: string) {
  return { GroupName, GroupDescription: "" };
}
