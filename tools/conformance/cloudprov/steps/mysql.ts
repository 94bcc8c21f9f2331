import { type Step, stepsOf } from "../step.ts";

export function mysqlSteps(): readonly Step[] {
  return [...instances(), ...changes(), ...databases(), ...accounts(), ...deletion()];
}

const cdb = stepsOf("cdb");
const InstanceId = "$mysql";
const InstanceIds = [InstanceId];
const token = { ClientToken: "mysql" };
const asked = {
  GoodsNum: 1,
  InstanceName: "shop",
  Memory: 1000,
  Volume: 50,
  EngineVersion: "5.7",
  Zone: "ap-guangzhou-3",
  Port: 3306,
  Password: "Secret-12345",
  ParamList: [{ Name: "max_connections", Value: "500" }],
  DeployMode: 0,
  ProtectMode: 0,
  ProjectId: 0,
};
/** Waits for the task of the step before. */
const ended = cdb("DescribeAsyncRequestInfo", { AsyncRequestId: "$task" }, { holds: { Status: "SUCCESS" } });
/** A step that begins a task, and the one that waits for it. */
const task = (action: string, params: object) => [cdb(action, params, { keeps: { task: "AsyncRequestId" } }), ended];

function instances(): Step[] {
  return [
    cdb(
      "CreateDBInstanceHour",
      { ...asked, ...token, ResourceTags: [{ TagKey: "team", TagValue: ["shop"] }] },
      { keeps: { mysql: "InstanceIds.0" } },
    ),
    cdb("CreateDBInstanceHour", { ...asked, ...token, Memory: 2000 }, { refused: "InvalidParameter" }),
    cdb(
      "CreateDBInstance",
      { ...asked, InstanceName: "prepaid", Period: 1, AutoRenewFlag: 0, ClientToken: "prepaid" },
      { keeps: { prepaidMysql: "InstanceIds.0" } },
    ),
    cdb("ModifyAutoRenewFlag", { InstanceIds: ["$prepaidMysql"], AutoRenew: 1 }),
    cdb(
      "DescribeDBInstances",
      { InstanceIds, QueryClusterInfo: true },
      {
        holds: {
          TotalCount: 1,
          "Items.0.InstanceName": "shop",
          "Items.0.Status": 1,
          "Items.0.PayType": 1,
          "Items.0.SlaveInfo.First.Zone": "ap-guangzhou-3",
          "Items.0.TagList.0.TagKey": "team",
        },
      },
    ),
    cdb("DescribeDBInstanceGTID", { InstanceId }, { holds: { IsGTIDOpen: 1 } }),
  ];
}

function changes(): Step[] {
  const SecurityGroupId = "$mysqlGroup";
  return [
    cdb("ModifyDBInstanceName", { InstanceId, InstanceName: "site" }),
    cdb("ModifyInstanceDestroyProtect", { InstanceIds, DestroyProtect: "on" }),
    cdb("ModifyDBInstanceProject", { InstanceIds, NewProjectId: 7 }),
    ...task("ModifyDBInstanceVipVport", { InstanceId, DstPort: 3307 }),
    ...task("UpgradeDBInstance", { InstanceId, Memory: 2000, Volume: 50, WaitSwitch: 0, ProtectMode: 1 }),
    ...task("UpgradeDBInstanceEngineVersion", {
      InstanceId,
      EngineVersion: "8.0",
      WaitSwitch: 0,
      UpgradeSubversion: 0,
    }),
    cdb("ModifyDBInstanceSecurityGroups", { InstanceId, SecurityGroupIds: [SecurityGroupId] }),
    cdb("DescribeDBSecurityGroups", { InstanceId }, { holds: { "Groups.0.SecurityGroupId": SecurityGroupId } }),
    cdb("DescribeDBInstances", { SecurityGroupId, WithSecurityGroup: 1 }, { holds: { TotalCount: 1 } }),
    cdb("DisassociateSecurityGroups", { InstanceIds, SecurityGroupId }),
    ...task("ModifyInstanceParam", { InstanceIds, ParamList: [{ Name: "wait_timeout", CurrentValue: "60" }] }),
    cdb("DescribeInstanceParams", { InstanceId }, { holds: { "Items.4.CurrentValue": "60" } }),
    ...task("OpenWanService", { InstanceId }),
    cdb("OpenWanService", { InstanceId }, { refused: "OperationDenied.WrongStatus" }),
    ...task("CloseWanService", { InstanceId }),
    ...task("ModifyAccountPassword", {
      InstanceId,
      NewPassword: "Secret-67890",
      Accounts: [{ User: "root", Host: "%" }],
    }),
    cdb("DescribeDBInstances", { InstanceIds }, { holds: { "Items.0.Memory": 2000, "Items.0.Vport": 3307 } }),
  ];
}

function databases(): Step[] {
  const DBName = "orders";
  return [
    cdb("CreateDatabase", { InstanceId, DBName, CharacterSetName: "utf8mb4" }),
    cdb(
      "CreateDatabase",
      { InstanceId, DBName, CharacterSetName: "utf8" },
      { refused: "InvalidParameter.ResourceExists" },
    ),
    cdb(
      "DescribeDatabases",
      { InstanceId, DatabaseRegexp: "^orders$", Offset: 0, Limit: 100 },
      { holds: { TotalCount: 1, "DatabaseList.0.CharacterSet": "UTF8MB4" } },
    ),
  ];
}

function accounts(): Step[] {
  const Accounts = [{ User: "orders", Host: "%" }];
  const Privileges = ["SELECT"];
  const Database = "orders";
  return [
    ...task("CreateAccounts", { InstanceId, Accounts, Password: "Secret-12345", Description: "Orders" }),
    cdb(
      "CreateAccounts",
      { InstanceId, Accounts, Password: "short" },
      { refused: "InvalidParameterValue.AccountPasswordLengthError" },
    ),
    ...task("ModifyAccountDescription", { InstanceId, Accounts, Description: "All orders" }),
    ...task("ModifyAccountMaxUserConnections", { InstanceId, Accounts, MaxUserConnections: 10 }),
    ...task("ModifyAccountPrivileges", {
      InstanceId,
      Accounts,
      GlobalPrivileges: ["PROCESS"],
      DatabasePrivileges: [{ Database, Privileges }],
      TablePrivileges: [{ Database, Table: "items", Privileges }],
      ColumnPrivileges: [{ Database, Table: "items", Column: "price", Privileges }],
    }),
    cdb(
      "DescribeAccountPrivileges",
      { InstanceId, User: "orders", Host: "%" },
      {
        holds: {
          "GlobalPrivileges.0": "PROCESS",
          "DatabasePrivileges.0.Database": Database,
          "TablePrivileges.0.Table": "items",
          "ColumnPrivileges.0.Column": "price",
        },
      },
    ),
    ...task("ModifyAccountHost", { InstanceId, User: "orders", Host: "%", NewHost: "10.0.0.9" }),
    cdb(
      "DescribeAccounts",
      { InstanceId, Offset: 0, Limit: 100 },
      { holds: { TotalCount: 2, "Items.1.Host": "10.0.0.9", "Items.1.MaxUserConnections": 10 } },
    ),
    ...task("DeleteAccounts", { InstanceId, Accounts: [{ User: "orders", Host: "10.0.0.9" }] }),
    cdb("DeleteAccounts", { InstanceId, Accounts }, { refused: "InvalidParameterValue.UserNotExistError" }),
    cdb("DeleteDatabase", { InstanceId, DBName: "orders" }),
    cdb("DeleteDatabase", { InstanceId, DBName: "orders" }, { refused: "InvalidParameter.ResourceNotFound" }),
  ];
}

function deletion(): Step[] {
  return [
    cdb("IsolateDBInstance", { InstanceId }, { refused: "OperationDenied" }),
    cdb("ModifyInstanceDestroyProtect", { InstanceIds, DestroyProtect: "off" }),
    cdb("IsolateDBInstance", { InstanceId }),
    cdb("DescribeDBInstances", { InstanceIds }, { holds: { "Items.0.Status": 5 } }),
    cdb("OfflineIsolatedInstances", { InstanceIds }),
    cdb("DescribeDBInstances", { InstanceIds }, { holds: { TotalCount: 0 } }),
    cdb("IsolateDBInstance", { InstanceId }, { refused: "InvalidParameter.InstanceNotFound" }),
  ];
}
