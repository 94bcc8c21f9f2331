import type { ManualClock } from "@org/simulator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../../simulator.ts";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let platform: CloudprovSimulator;
let clock: ManualClock;
let call: ServiceBench["call"];
let network: { readonly VpcId: string; readonly SubnetId: string };

beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("redis", { redisTaskMs: 1_000 }));
  const { id: VpcId } = await platform.state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: SubnetId } = await platform.state.subnets.create({ vpcId: VpcId, cidrBlock: "10.1.1.0/24" });
  network = { VpcId, SubnetId };
});
afterEach(async () => {
  expect(platform.journal.violations).toEqual([]);
  await platform.close();
});

const asked = {
  ZoneName: "ap-guangzhou-3",
  TypeId: 16,
  MemSize: 1024,
  GoodsNum: 1,
  Period: 1,
  BillingMode: 0,
  InstanceName: "cache",
  Password: "Secret-123",
};

async function create(more: object = {}): Promise<string> {
  const { response } = await call("CreateInstances", { ...asked, ...network, ...more });
  clock.advance(1_000);
  return response.InstanceIds[0];
}

async function one(InstanceId: string) {
  return (await call("DescribeInstances", { InstanceId })).response.InstanceSet[0];
}

describe("instances of Redis", () => {
  it("are delivered by an order, with an address of their subnet", async () => {
    const { response } = await call("CreateInstances", { ...asked, ...network });
    const [id] = response.InstanceIds;
    expect(await one(id)).toMatchObject({ Status: 0, WanIp: "10.1.1.2", ProductVersion: "local" });
    const deal = async () =>
      (await call("DescribeInstanceDealDetail", { DealName: response.DealName })).response.DealDetails[0];
    expect(await deal()).toMatchObject({ Status: 3, InstanceIds: [] });
    clock.advance(1_000);
    expect(await deal()).toMatchObject({ Status: 4, InstanceIds: [id] });
    expect(await one(id)).toMatchObject({ Status: 2, NodeSet: [{ NodeType: 0 }, { NodeType: 1 }] });
  });

  it.each([
    [{ TypeId: 99 }, "InvalidParameterValue.InvalidInstanceTypeId"],
    [{ MemSize: 1000 }, "InvalidParameterValue.MemSizeNotInRange"],
    [{ RedisShardNum: 2 }, "InvalidParameterValue.SpecNotExist"],
    [{ Password: "password" }, "InvalidParameterValue.PasswordRuleError"],
    [{ Password: undefined }, "InvalidParameterValue.PasswordEmpty"],
    [{ ZoneName: "ap-guangzhou-9" }, "ResourceUnavailable.NoServiceAvailableForThisZoneId"],
    [{ BillingMode: 1, Period: 13 }, "InvalidParameter.Period"],
    [{ InstanceName: "a b" }, "InvalidParameterValue.InstanceNameRuleError"],
    [{ SecurityGroupIdList: ["sg-00000000"] }, "InvalidParameterValue.SecurityGroupIdsNotExists"],
    [{ VpcId: "vpc-00000000", SubnetId: "subnet-00000000" }, "InvalidParameterValue.UnVpcIdNotExists"],
    [{ ProductVersion: "cdc" }, "InvalidParameter.EmptyParam"],
    [{ NodeSet: [{ NodeType: 1, ZoneId: 100_003 }] }, "InvalidParameter.IllegalParameterError"],
  ])("are not sold with %j", async (wrong, code) => {
    expect((await call("CreateInstances", { ...asked, ...wrong })).code).toBe(code);
  });

  it("change one dimension at a time, and nothing else meanwhile", async () => {
    const InstanceId = await create();
    const upgrade = (more: object) =>
      call("UpgradeInstance", { InstanceId, MemSize: 1024, RedisShardNum: 1, RedisReplicasNum: 1, ...more });
    expect((await upgrade({ MemSize: 2048, RedisShardNum: 3 })).code).toBe("FailedOperation.UnSupportError");
    expect((await upgrade({ RedisReplicasNum: 2 })).code).toBe("InvalidParameter.EmptyParam");
    await upgrade({ RedisShardNum: 3 });
    expect(await one(InstanceId)).toMatchObject({ Status: 1, RedisShardNum: 1 });
    expect((await upgrade({ RedisShardNum: 5 })).code).toBe("ResourceUnavailable.InstanceStatusError");
    clock.advance(1_000);
    expect(await one(InstanceId)).toMatchObject({ Status: 2, RedisShardNum: 3 });
    platform.state.redisInstances.change(InstanceId, { memSize: 4096, usedSize: 2000 });
    expect((await upgrade({ MemSize: 2048, RedisShardNum: 3 })).code).toBe(
      "InvalidParameterValue.ReduceCapacityNotAllowed",
    );
  });

  it("are upgraded to a newer version or to a cluster, at once or in the maintenance window", async () => {
    platform.set({ maintenanceWindowMs: 5_000 });
    const InstanceId = await create({ TypeId: 15 });
    const upgrade = (TargetInstanceType: string, SwitchOption: number) =>
      call("UpgradeInstanceVersion", { InstanceId, TargetInstanceType, SwitchOption });
    expect((await upgrade("8", 2)).code).toBe("InvalidParameterValue.UnSupportedType");
    await upgrade("17", 1);
    const waiting = async () =>
      (await call("DescribeTaskList", { InstanceId, TaskTypes: ["043"], Result: [0, 1] })).response.TotalCount;
    expect(await waiting()).toBe(1);
    expect((await upgrade("17", 1)).code).toBe("ResourceInUse.InstanceBeenLocked");
    clock.advance(5_000);
    expect(await one(InstanceId)).toMatchObject({ Status: 1, Type: 15 });
    clock.advance(1_000);
    expect(await waiting()).toBe(0);
    expect(await one(InstanceId)).toMatchObject({ Type: 17 });
  });

  it("report tasks that fail", async () => {
    platform.set({ failedTasks: ["ResetPassword"] });
    const InstanceId = await create();
    const { TaskId } = (await call("ResetPassword", { InstanceId, Password: "Secret-456" })).response;
    expect((await call("DescribeTaskInfo", { TaskId })).response).toMatchObject({ Status: "running", InstanceId });
    clock.advance(1_000);
    expect((await call("DescribeTaskInfo", { TaskId })).response).toMatchObject({ Status: "failed" });
    expect(platform.state.redisInstances.list()).toMatchObject([{ status: 2, password: "Secret-123" }]);
  });

  it("are found by any criteria together, the newest first", async () => {
    const id = await create({ ResourceTags: [{ TagKey: "team", TagValue: "shop" }] });
    await platform.state.redisInstances.create({ name: "site", projectId: 7, isPrepaid: true, status: -2 });
    const found = async (params: object) => (await call("DescribeInstances", params)).response;
    expect(await found({})).toMatchObject({ InstanceSet: [{ InstanceName: "site" }, { InstanceName: "cache" }] });
    for (const params of [
      { SearchKey: "ach" },
      { InstanceTags: [{ TagKey: "team", TagValue: "shop" }] },
      { TagKeys: ["team"] },
      { ProjectIds: [0] },
      { UniqVpcIds: [network.VpcId], BillingMode: "postpaid", Type: 16 },
    ]) {
      expect(await found(params)).toMatchObject({ TotalCount: 1, InstanceSet: [{ InstanceId: id }] });
    }
    expect(await found({ Status: [-2] })).toMatchObject({ TotalCount: 1, InstanceSet: [{ BillingMode: 1 }] });
  });

  it("are isolated by the action for their payment, and then removed", async () => {
    const InstanceId = await create();
    expect((await call("CleanUpInstance", { InstanceId })).code).toBe("ResourceUnavailable.InstanceStatusError");
    expect((await call("DestroyPrepaidInstance", { InstanceId })).code).toBe(
      "UnsupportedOperation.InstanceNotOperation",
    );
    await call("DestroyPostpaidInstance", { InstanceId });
    clock.advance(1_000);
    expect(await one(InstanceId)).toMatchObject({ Status: -2 });
    expect((await call("AllocateWanAddress", { InstanceId })).code).toBe("ResourceUnavailable.InstanceIsolated");
    await call("CleanUpInstance", { InstanceId });
    clock.advance(1_000);
    expect(await one(InstanceId)).toBeUndefined();
    expect((await call("CleanUpInstance", { InstanceId })).code).toBe("ResourceNotFound.InstanceNotExists");
  });
});
