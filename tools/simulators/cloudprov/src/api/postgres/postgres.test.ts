import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
let network: { readonly VpcId: string; readonly SubnetId: string };

beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("postgres", { postgresTaskMs: 1_000 }));
  const { id: VpcId } = await platform.state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: SubnetId } = await platform.state.subnets.create({ vpcId: VpcId, cidrBlock: "10.1.1.0/24" });
  network = { VpcId, SubnetId };
});
afterEach(async () => {
  expect(platform.journal.violations).toEqual([]);
  await platform.close();
});

const asked = {
  SpecCode: "pg.it.c2m4",
  Storage: 50,
  InstanceCount: 1,
  Period: 1,
  Charset: "UTF8",
  AdminName: "root",
  AdminPassword: "Secret-123",
  Zone: "ap-guangzhou-3",
  DBMajorVersion: "14",
  InstanceChargeType: "POSTPAID_BY_HOUR",
  Name: "shop",
};

async function create(more: object = {}): Promise<string> {
  const { response } = await call("CreateInstances", { ...asked, ...network, ...more });
  clock.advance(1_000);
  return response.DBInstanceIdSet[0];
}

async function one(DBInstanceId: string) {
  return (await call("DescribeDBInstanceAttribute", { DBInstanceId })).response.DBInstance;
}

describe("instances of PostgreSQL", () => {
  it("are initialized before they run, with an address of their subnet", async () => {
    const { response } = await call("CreateInstances", { ...asked, ...network });
    const [id] = response.DBInstanceIdSet;
    expect(await one(id)).toMatchObject({ DBInstanceStatus: "initing", DBVersion: "14.2" });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({
      DBInstanceStatus: "running",
      DBInstanceNetInfo: [
        { Ip: "10.1.1.2", NetType: "private", Status: "opened" },
        { NetType: "public", Status: "initing" },
      ],
      DBNodeSet: [{ Role: "Primary" }, { Role: "Standby" }],
    });
  });

  it("have their IDs only in the order if they are paid in advance", async () => {
    const { response } = await call("CreateInstances", { ...asked, ...network, InstanceChargeType: "PREPAID" });
    expect(response.DBInstanceIdSet).toEqual([]);
    const order = async () => (await call("DescribeOrders", { DealNames: response.DealNames })).response.Deals[0];
    expect(await order()).toMatchObject({ DBInstanceIdSet: [] });
    clock.advance(1_000);
    const [id] = (await order()).DBInstanceIdSet;
    expect(await one(id)).toMatchObject({ PayType: "prepaid", ExpireTime: "2030-02-01 08:00:00" });
  });

  it.each([
    [{ SpecCode: "pg.it.c9m9" }, "InvalidParameterValue.BadSpec"],
    [{ Storage: 55 }, "InvalidParameterValue.InvalidInstanceVolume"],
    [{ AdminPassword: "password" }, "InvalidParameterValue.InvalidPasswordFormat"],
    [{ AdminName: "postgres" }, "InvalidParameterValue.InvalidAccountFormat"],
    [{ Zone: "ap-guangzhou-9" }, "InvalidParameterValue.IllegalZone"],
    [{ DBMajorVersion: "9" }, "InvalidParameterValue.SpecNotRecognizedError"],
    [{ Name: "a b" }, "InvalidParameterValue.ParameterCharacterError"],
    [{ SecurityGroupIds: ["sg-00000000"] }, "InvalidParameterValue.InvalidParameterValueError"],
    [{ SubnetId: "subnet-00000000" }, "InvalidParameter.VpcNotFoundError"],
    [{ DBNodeSet: [{ Role: "Standby", Zone: "ap-guangzhou-3" }] }, "InvalidParameter.ParameterCheckError"],
    [{ InstanceChargeType: "PREPAID", Period: 13 }, "InvalidParameterValue.ParameterOutRangeError"],
  ])("are not sold with %j", async (wrong, code) => {
    expect((await call("CreateInstances", { ...asked, ...network, ...wrong })).code).toBe(code);
  });

  it("change their size by a task, and nothing else meanwhile", async () => {
    const DBInstanceId = await create();
    const resize = (Memory: number, more: object = {}) =>
      call("ModifyDBInstanceSpec", { DBInstanceId, Memory, Storage: 50, ...more });
    expect((await resize(5)).code).toBe("FailedOperation.StorageMemoryCheckError");
    await resize(8);
    expect(await one(DBInstanceId)).toMatchObject({ DBInstanceStatus: "expanding", DBInstanceMemory: 4 });
    expect((await resize(16)).code).toBe("OperationDenied.InstanceStatusLimitError");
    clock.advance(1_000);
    expect(await one(DBInstanceId)).toMatchObject({
      DBInstanceStatus: "running",
      DBInstanceMemory: 8,
      DBInstanceCpu: 2,
    });
    platform.set({ maintenanceWindowMs: 5_000 });
    await resize(4, { SwitchTag: 2 });
    expect(await one(DBInstanceId)).toMatchObject({ DBInstanceStatus: "expanding", DBInstanceMemory: 8 });
    clock.advance(1_000);
    expect(await one(DBInstanceId)).toMatchObject({ DBInstanceStatus: "waitSwitch", DBInstanceMemory: 8 });
    clock.advance(5_000);
    expect(await one(DBInstanceId)).toMatchObject({ DBInstanceStatus: "running", DBInstanceMemory: 4 });
  });

  it("are upgraded only to permitted kernels, by the action for their version", async () => {
    const DBInstanceId = await create({ DBMajorVersion: undefined, DBKernelVersion: "v14.2_r1.9" });
    const upgrade = (kind: string, TargetDBKernelVersion: string) =>
      call(`UpgradeDBInstance${kind}Version`, { DBInstanceId, TargetDBKernelVersion });
    expect((await upgrade("Kernel", "v16.8_r1.11")).code).toBe("FailedOperation.FailedOperationError");
    expect((await upgrade("Major", "v10.4_r1.2")).code).toBe("FailedOperation.FailedOperationError");
    await upgrade("Kernel", "v14.2_r1.10");
    clock.advance(1_000);
    await upgrade("Major", "v16.8_r1.11");
    clock.advance(1_000);
    expect(await one(DBInstanceId)).toMatchObject({ DBMajorVersion: "16" });
  });

  it("have at most two private addresses, and never none", async () => {
    const DBInstanceId = await create();
    const own = { DBInstanceId, ...network };
    expect((await call("DeleteDBInstanceNetworkAccess", { ...own, Vip: "10.1.1.2" })).code).toBe(
      "InvalidParameter.ParameterCheckError",
    );
    await call("CreateDBInstanceNetworkAccess", { ...own, IsAssignVip: false });
    clock.advance(1_000);
    expect((await call("CreateDBInstanceNetworkAccess", { ...own, IsAssignVip: false })).code).toBe(
      "FailedOperation.NetworkNumLimitError",
    );
    await call("DeleteDBInstanceNetworkAccess", { ...own, Vip: "10.1.1.2" });
    clock.advance(1_000);
    expect((await one(DBInstanceId)).DBInstanceNetInfo).toMatchObject([{ Ip: "10.1.1.3" }, { NetType: "public" }]);
  });

  it("show changes of parameters until they are in effect", async () => {
    const DBInstanceId = await create();
    const change = (Name: string) =>
      call("ModifyDBInstanceParameters", { DBInstanceId, ParamList: [{ Name, ExpectedValue: "60000" }] });
    expect((await change("spaceship")).code).toBe("InvalidParameterValue.ParameterHandleError");
    await change("max_standby_archive_delay");
    const event = async () =>
      (await call("DescribeParamsEvent", { DBInstanceId })).response.EventItems[0].EventDetail[0];
    expect(await event()).toMatchObject({ State: "in progress" });
    clock.advance(1_000);
    expect(await event()).toMatchObject({ State: "success", NewValue: "60000" });
  });

  it("are renewed, and never return to a charge by the hour", async () => {
    const DBInstanceId = await create();
    const pay = (InstanceChargeType: string) =>
      call("ModifyDBInstanceChargeType", { DBInstanceId, InstanceChargeType, Period: 1 });
    expect((await call("RenewInstance", { DBInstanceId, Period: 1 })).code).toBe(
      "OperationDenied.PostPaidPayModeError",
    );
    await pay("PREPAID");
    clock.advance(1_000);
    await call("RenewInstance", { DBInstanceId, Period: 2 });
    expect(await one(DBInstanceId)).toMatchObject({ ExpireTime: expect.stringMatching(/^2030-04-01/) });
    expect((await pay("POSTPAID_BY_HOUR")).code).toBe("OperationDenied.PayModeError");
  });

  it("are isolated, unless they are protected, and then removed", async () => {
    const DBInstanceId = await create({ DeletionProtection: true });
    const isolate = () => call("IsolateDBInstances", { DBInstanceIdSet: [DBInstanceId] });
    expect((await isolate()).code).toBe("OperationDenied.InstanceAccessDeniedError");
    await call("ModifyDBInstanceDeletionProtection", { DBInstanceId, DeletionProtection: false });
    expect((await call("DestroyDBInstance", { DBInstanceId })).code).toBe("OperationDenied.InstanceStatusLimitError");
    await isolate();
    clock.advance(1_000);
    expect(await one(DBInstanceId)).toMatchObject({ DBInstanceStatus: "isolated" });
    await call("DestroyDBInstance", { DBInstanceId });
    clock.advance(1_000);
    expect((await call("DescribeDBInstanceAttribute", { DBInstanceId })).code).toBe(
      "ResourceNotFound.InstanceNotFoundError",
    );
  });
});
