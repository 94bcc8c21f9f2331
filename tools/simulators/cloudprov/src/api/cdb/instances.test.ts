import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call, clock } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call, clock } = await openServiceBench("cdb", {
    mysqlTaskMs: 1_000,
    mysqlWindowMs: 5_000,
    visibilityLagMs: 0,
  }));
});
afterEach(() => platform.close());

const asked = { GoodsNum: 1, InstanceName: "shop", Memory: 1000, Volume: 50 };
const codeOf = async (action: string, params: object) => (await call(action, params)).code;
const one = async (id: string) => (await call("DescribeDBInstances", { InstanceIds: [id] })).response.Items[0];
const create = async (more: object = {}) => {
  const id = (await call("CreateDBInstanceHour", { ...asked, ...more })).response.InstanceIds[0] as string;
  clock.advance(1_000);
  return id;
};
const statusOf = async (id: string) => (await call("DescribeAsyncRequestInfo", { AsyncRequestId: id })).response.Status;

describe("a MySQL instance", () => {
  it("is created once for each token, and has its tags when it runs", async () => {
    const more = { ...asked, ResourceTags: [{ TagKey: "team", TagValue: ["shop"] }], ClientToken: "once" };
    const [first, second] = [await call("CreateDBInstanceHour", more), await call("CreateDBInstanceHour", more)];
    const id = first.response.InstanceIds[0];
    expect(second.response.InstanceIds).toEqual([id]);
    expect(await codeOf("CreateDBInstanceHour", { ...more, Memory: 2000 })).toBe("InvalidParameter");
    expect(await one(id)).toMatchObject({ Status: 0, TagList: [] });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ Status: 1, PayType: 1, TagList: [{ TagKey: "team", TagValue: "shop" }] });
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    [{ Memory: 100 }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ Volume: 51 }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ EngineVersion: "9.0" }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ Port: 80 }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ Zone: "ap-tokyo-1" }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ DestroyProtect: "yes" }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ DeviceType: "CLOUD_NATIVE_CLUSTER" }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ ParamList: [{ Name: "speed", Value: "1" }] }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ Password: "short" }, "InvalidParameterValue.AccountPasswordLengthError"],
    [{ Password: "onlyletters" }, "InvalidParameterValue.AccountPasswordRuleError"],
    [{ UniqVpcId: "vpc-00000000" }, "MissingParameter.MissingParamError"],
    [{ UniqVpcId: "vpc-00000000", UniqSubnetId: "subnet-00000000" }, "InternalError.VpcError"],
    [{ SecurityGroup: ["sg-00000000"] }, "InternalError.SecurityGroupError"],
  ])("is rejected with %j", async (more, code) => {
    expect(await codeOf("CreateDBInstanceHour", { ...asked, ...more })).toBe(code);
  });

  it("is bought for some months", async () => {
    expect(await codeOf("CreateDBInstance", asked)).toBe("MissingParameter");
    const { response } = await call("CreateDBInstance", { ...asked, Period: 2, AutoRenewFlag: 1 });
    expect(await one(response.InstanceIds[0])).toMatchObject({ PayType: 0, AutoRenew: 1 });
  });

  it("takes one change at a time", async () => {
    const id = await create();
    const upgrade = { InstanceId: id, Memory: 2000, Volume: 50 };
    const { response } = await call("UpgradeDBInstance", upgrade);
    expect(await one(id)).toMatchObject({ Memory: 1000, TaskStatus: 1 });
    expect(await statusOf(response.AsyncRequestId)).toBe("RUNNING");
    expect(await codeOf("OpenWanService", { InstanceId: id })).toBe("OperationDenied.InstanceTaskRunning");
    clock.advance(1_000);
    expect(await statusOf(response.AsyncRequestId)).toBe("SUCCESS");
    expect(await one(id)).toMatchObject({ Memory: 2000, TaskStatus: 0 });
    expect(await codeOf("UpgradeDBInstance", upgrade)).toBe("InvalidParameterValue.InvalidParameterValueError");
  });

  it("is upgraded in its maintenance window", async () => {
    const id = await create({ EngineVersion: "5.7" });
    const upgrade = { InstanceId: id, EngineVersion: "8.0", UpgradeSubversion: 0, WaitSwitch: 1 };
    const { response } = await call("UpgradeDBInstanceEngineVersion", upgrade);
    clock.advance(1_000);
    expect(await statusOf(response.AsyncRequestId)).toBe("UNDEFINED");
    expect(await one(id)).toMatchObject({ EngineVersion: "5.7", TaskStatus: 15 });
    clock.advance(5_000);
    expect(await one(id)).toMatchObject({ EngineVersion: "8.0", TaskStatus: 0 });
    expect(await codeOf("UpgradeDBInstanceEngineVersion", { ...upgrade, EngineVersion: "5.7" })).toBe(
      "OperationDenied.OperationDeniedError",
    );
  });

  it("is found by its security group", async () => {
    const { id: group } = await platform.state.securityGroups.create({ name: "databases" });
    const [id] = [await create({ SecurityGroup: [group] }), await create()];
    const { response } = await call("DescribeDBInstances", { SecurityGroupId: group, WithSecurityGroup: 1 });
    expect(response.Items.map(({ InstanceId }: { InstanceId: string }) => InstanceId)).toEqual([id]);
  });

  it("is isolated before it is destroyed, and not while it is protected", async () => {
    const id = await create({ DestroyProtect: "on" });
    const key = { InstanceId: id };
    expect(await codeOf("IsolateDBInstance", key)).toBe("OperationDenied");
    await call("ModifyInstanceDestroyProtect", { InstanceIds: [id], DestroyProtect: "off" });
    expect(await codeOf("OfflineIsolatedInstances", { InstanceIds: [id] })).toBe("OperationDenied.InstanceStatusError");
    await call("IsolateDBInstance", key);
    expect(await one(id)).toMatchObject({ Status: 4 });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ Status: 5 });
    await call("OfflineIsolatedInstances", { InstanceIds: [id] });
    expect(await one(id)).toBeUndefined();
    expect(await codeOf("IsolateDBInstance", key)).toBe("InvalidParameter.InstanceNotFound");
  });
});

describe("the contents of a MySQL instance", () => {
  const account = { User: "orders", Host: "%" };

  it("are deleted with it", async () => {
    const { id } = await platform.state.mysqlInstances.create({});
    await platform.state.mysqlAccounts.create({ instanceId: id });
    await platform.state.mysqlDatabases.create({ instanceId: id });
    platform.state.mysqlInstances.remove(id);
    expect(platform.state.mysqlAccounts.list()).toEqual([]);
    expect(platform.state.mysqlDatabases.list()).toEqual([]);
  });

  it("reject accounts and permissions that are wrong, some in their task", async () => {
    const InstanceId = await create();
    const Password = "Secret-12345";
    const wrong = (User: string, Host = "%") => ({ InstanceId, Accounts: [{ User, Host }], Password });
    expect(await codeOf("CreateAccounts", wrong("no blanks"))).toBe("InvalidParameterValue.UserNameRuleError");
    expect(await codeOf("CreateAccounts", wrong("orders", "everywhere"))).toBe(
      "InvalidParameterValue.AccountHostRuleError",
    );
    await call("CreateAccounts", wrong("orders"));
    clock.advance(1_000);
    const { response } = await call("CreateAccounts", wrong("orders"));
    clock.advance(1_000);
    expect(await statusOf(response.AsyncRequestId)).toBe("FAILED");
    const grant = { InstanceId, Accounts: [account] };
    expect(await codeOf("ModifyAccountPrivileges", { ...grant, GlobalPrivileges: ["EVERYTHING"] })).toBe(
      "FailedOperation.PrivilegeDataIllegal",
    );
    const DatabasePrivileges = [{ Database: "missing", Privileges: ["SELECT"] }];
    expect(await codeOf("ModifyAccountPrivileges", { ...grant, DatabasePrivileges })).toBe(
      "FailedOperation.PrivilegeDataIllegal",
    );
    expect(await codeOf("DeleteAccounts", { InstanceId, Accounts: [{ User: "root", Host: "%" }] })).toBe(
      "OperationDenied.DeleteRootAccountError",
    );
  });

  it("include databases with the names of character sets that its version uses", async () => {
    const InstanceId = await create();
    await call("CreateDatabase", { InstanceId, DBName: "orders", CharacterSetName: "utf8" });
    const { response } = await call("DescribeDatabases", { InstanceId, DatabaseRegexp: "orders" });
    expect(response.DatabaseList).toEqual([{ DatabaseName: "orders", CharacterSet: "UTF8MB3" }]);
    expect(await codeOf("CreateDatabase", { InstanceId, DBName: "mysql", CharacterSetName: "utf8" })).toBe(
      "InvalidParameter.ResourceExists",
    );
  });
});
