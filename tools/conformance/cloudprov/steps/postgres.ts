import { type Step, stepsOf } from "../step.ts";

/** Calls every action of PostgreSQL. */
export function postgresSteps(): readonly Step[] {
  const postgres = stepsOf("postgres");
  const DBInstanceId = "$postgres";
  const DBInstanceIdSet = [DBInstanceId];
  const VpcId = "$machineNetwork";
  const asked = {
    SpecCode: "pg.it.c2m4",
    Storage: 50,
    InstanceCount: 1,
    Period: 1,
    Charset: "UTF8",
    AdminName: "root",
    AdminPassword: "Secret-123",
    Zone: "ap-guangzhou-3",
    DBVersion: "10.4",
    DBKernelVersion: "v10.4_r1.1",
    InstanceChargeType: "POSTPAID_BY_HOUR",
    VpcId,
    SubnetId: "$machineSubnet",
    Name: "shop",
    TagList: [{ TagKey: "team", TagValue: "shop" }],
    NeedSupportTDE: 1,
  };
  const nodes = [
    { Role: "Primary", Zone: "ap-guangzhou-3" },
    { Role: "Standby", Zone: "ap-guangzhou-2" },
  ];
  const ParamList = [{ Name: "max_standby_archive_delay", ExpectedValue: "60000" }];
  return [
    postgres(
      "DescribeProductConfig",
      { Zone: "ap-guangzhou-3" },
      { holds: { "SpecInfoList.0.Zone": "ap-guangzhou-3" } },
    ),
    postgres("DescribeDBVersions", {}, { holds: { "VersionSet.0.DBVersion": "10.4" } }),
    postgres("CreateInstances", asked, { keeps: { postgres: "DBInstanceIdSet.0", postgresDeal: "DealNames.0" } }),
    postgres(
      "CreateInstances",
      { ...asked, AdminPassword: "password" },
      { refused: "InvalidParameterValue.InvalidPasswordFormat" },
    ),
    postgres(
      "DescribeOrders",
      { DealNames: ["$postgresDeal"] },
      { holds: { "Deals.0.DBInstanceIdSet.0": DBInstanceId } },
    ),
    postgres("ModifyDBInstanceName", { DBInstanceId, InstanceName: "site" }),
    postgres("ModifyDBInstancesProject", { DBInstanceIdSet, ProjectId: "7" }, { holds: { Count: 1 } }),
    postgres("OpenDBExtranetAccess", { DBInstanceId }),
    postgres("CloseDBExtranetAccess", { DBInstanceId }),
    {
      service: "vpc",
      action: "CreateSubnet",
      params: { VpcId, SubnetName: "databases", CidrBlock: "10.9.7.0/24", Zone: "ap-guangzhou-3" },
      keeps: { databaseSubnet: "Subnet.SubnetId" },
    },
    postgres("CreateDBInstanceNetworkAccess", { DBInstanceId, VpcId, SubnetId: "$databaseSubnet", IsAssignVip: false }),
    postgres(
      "DescribeDBInstanceAttribute",
      { DBInstanceId },
      { keeps: { postgresVip: "DBInstance.DBInstanceNetInfo.0.Ip" }, holds: { "DBInstance.DBInstanceNetInfo": 3 } },
    ),
    postgres("DeleteDBInstanceNetworkAccess", {
      DBInstanceId,
      VpcId,
      SubnetId: "$machineSubnet",
      Vip: "$postgresVip",
    }),
    postgres("ResetAccountPassword", { DBInstanceId, UserName: "root", Password: "Secret-456" }),
    postgres("DescribeAccounts", { DBInstanceId, Offset: 0, Limit: 100 }, { holds: { "Details.1.UserName": "root" } }),
    postgres("ModifyDBInstanceSpec", { DBInstanceId, Memory: 8, Storage: 80, SwitchTag: 0 }),
    { service: "vpc", action: "CreateSecurityGroup", params: group, keeps: { databaseGroup: groupId } },
    postgres("ModifyDBInstanceSecurityGroups", { DBInstanceId, SecurityGroupIdSet: ["$databaseGroup"] }),
    postgres(
      "DescribeDBInstanceSecurityGroups",
      { DBInstanceId },
      { holds: { "SecurityGroupSet.0.SecurityGroupId": "$databaseGroup" } },
    ),
    postgres("ModifyDBInstanceDeployment", { DBInstanceId, DBNodeSet: nodes, SwitchTag: 0 }),
    postgres("UpgradeDBInstanceKernelVersion", { DBInstanceId, TargetDBKernelVersion: "v10.4_r1.2" }),
    postgres("UpgradeDBInstanceMajorVersion", { DBInstanceId, TargetDBKernelVersion: "v14.2_r1.10" }),
    postgres("DescribeEncryptionKeys", { DBInstanceId }, { holds: { "EncryptionKeys.0.KeyRegion": "ap-guangzhou" } }),
    postgres("ModifyDBInstanceParameters", { DBInstanceId, ParamList }),
    postgres("DescribeParamsEvent", { DBInstanceId }, { holds: { "EventItems.0.EventDetail.0.State": "success" } }),
    postgres(
      "DescribeDBInstanceParameters",
      { DBInstanceId, ParamName: "max_standby_archive_delay" },
      { holds: { "Detail.0.CurrentValue": "60000" } },
    ),
    postgres("ModifyDBInstanceChargeType", { DBInstanceId, InstanceChargeType: "PREPAID", Period: 1 }),
    postgres("RenewInstance", { DBInstanceId, Period: 2 }),
    postgres("SetAutoRenewFlag", { DBInstanceIdSet, AutoRenewFlag: 1 }, { holds: { Count: 1 } }),
    postgres("ModifyDBInstanceDeletionProtection", { DBInstanceId, DeletionProtection: true }),
    postgres("IsolateDBInstances", { DBInstanceIdSet }, { refused: "OperationDenied.InstanceAccessDeniedError" }),
    postgres("ModifyDBInstanceDeletionProtection", { DBInstanceId, DeletionProtection: false }),
    postgres(
      "DescribeDBInstances",
      { Filters: [{ Name: "db-instance-name", Values: ["site"] }], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "DBInstanceSet.0.DBInstanceMemory": 8,
          "DBInstanceSet.0.DBVersion": "14.2",
          "DBInstanceSet.0.PayType": "prepaid",
          "DBInstanceSet.0.AutoRenew": 1,
          "DBInstanceSet.0.ProjectId": 7,
          "DBInstanceSet.0.TagList.0.TagKey": "team",
        },
      },
    ),
    postgres("IsolateDBInstances", { DBInstanceIdSet }),
    postgres("DestroyDBInstance", { DBInstanceId }),
    postgres("DescribeDBInstanceAttribute", { DBInstanceId }, { refused: "ResourceNotFound.InstanceNotFoundError" }),
  ];
}

const group = { GroupName: "database", GroupDescription: "" };
const groupId = "SecurityGroup.SecurityGroupId";
