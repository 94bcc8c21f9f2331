import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

async function given(settings: CloudprovOptions = {}) {
  const test = await givenResource("RedisInstance", { redisTaskMs: 200, ...settings });
  const { state } = test.platform;
  const { vpcId, subnetId } = await privateNetwork(state);
  const inputs = {
    name: "cache",
    availabilityZone: "ap-guangzhou-3",
    typeId: 15,
    memSize: 1024,
    password: "Secret-123",
    vpcId,
    subnetId,
  };
  return { ...test, state, inputs, prepaid: { ...inputs, chargeType: "PREPAID", prepaidPeriod: 1 } };
}

describe("a RedisInstance", () => {
  it("is ordered with its tags by one request, and waits until it is online", async () => {
    await using test = await given();
    const { vpcId: VpcId, subnetId: SubnetId } = test.inputs;
    const inputs = { ...test.inputs, tags: { team: "shop" } };
    const { id, outputs } = await test.it.create(inputs);
    expect(test.sent("CreateInstances")).toEqual([
      {
        ZoneName: "ap-guangzhou-3",
        InstanceName: "cache",
        TypeId: 15,
        MemSize: 1024,
        RedisReplicasNum: 1,
        ProjectId: 0,
        Password: "[secret]",
        NoAuth: false,
        VpcId,
        SubnetId,
        VPort: 6379,
        GoodsNum: 1,
        BillingMode: 0,
        Period: 1,
        ResourceTags: [{ TagKey: "team", TagValue: "shop" }],
      },
    ]);
    expect(test.state.redisInstances.list()).toMatchObject([{ id, status: 2 }]);
    expect(outputs).toMatchObject({
      redisInstanceId: id,
      availabilityZone: "ap-guangzhou-3",
      redisShardNum: 1,
      replicaZoneIds: [100_003],
      replicasReadOnly: false,
      productVersion: "local",
      ip: "10.1.1.2",
      wanAddressSwitch: "close",
      status: "online",
      nodeInfos: [
        { master: true, zoneId: 100_003 },
        { master: false, zoneId: 100_003 },
      ],
      tags: { team: "shop" },
    });
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("is distributed over zones, and gets its own address and a public one", async () => {
    await using test = await given();
    const inputs = {
      ...test.prepaid,
      autoRenewFlag: 1,
      redisReplicasNum: 2,
      replicaZoneIds: [100_003, 100_002],
      ip: "10.1.1.20",
      wanAddressSwitch: "open",
    };
    const { outputs } = await test.it.create(inputs);
    expect(test.sent("CreateInstances")).toMatchObject([
      {
        BillingMode: 1,
        Period: 1,
        AutoRenew: 1,
        NodeSet: [
          { NodeType: 0, ZoneName: "ap-guangzhou-3" },
          { NodeType: 1, ZoneId: 100_003 },
          { NodeType: 1, ZoneId: 100_002 },
        ],
      },
    ]);
    expect(outputs).toMatchObject({
      ip: "10.1.1.20",
      wanAddress: expect.stringContaining(":20001"),
      chargeType: "PREPAID",
      prepaidPeriod: 1,
      autoRenewFlag: 1,
    });
    expect((await test.it.preview({ ...inputs, replicaZoneIds: [100_002, 100_003] })).action).toBe("same");
  });

  it("gets its ID from the order if the response to its creation lacks it", async () => {
    await using test = await given({ lateRedisIds: true });
    const { id } = await test.it.create(test.inputs);
    expect(test.state.redisInstances.list().map((one) => one.id)).toEqual([id]);
  });

  it("reports an order that delivers nothing", async () => {
    await using test = await given({ lateRedisIds: true, failedTasks: ["CreateInstances"] });
    await expect(test.it.create(test.inputs)).rejects.toThrow(
      /order \d+ delivered no instance; it says: The delivery has failed/,
    );
  });

  it("is never bought twice: one without a name is found again, too", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateInstances$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    test.platform.failNext({ path: /\/CreateInstances$/, kind: "resetAfter" });
    const { name: _, ...nameless } = test.inputs;
    await test.host.resource("RedisInstance", "other").create(nameless);
    expect(test.state.redisInstances.list()).toHaveLength(2);
  });

  it("reports at preview its cost, and unavailable values", async () => {
    await using test = await given();
    const warned = async (inputs: Values) => {
      await test.it.preview(inputs);
      return test.warnings().slice(-2).join(" ");
    };
    expect(await warned(test.inputs)).toContain("charged by the hour until it is deleted");
    expect(await warned(test.prepaid)).toContain(
      "this buys 1 month in advance, and the account is charged at once. Afterwards it expires unless you renew it",
    );
    expect(await warned({ ...test.prepaid, autoRenewFlag: 1 })).toContain("renews it automatically");
    expect(await warned({ ...test.inputs, availabilityZone: "ap-guangzhou-1" })).toContain("15 is sold out");
    await expect(test.it.preview({ ...test.inputs, availabilityZone: "ap-guangzhou-9" })).rejects.toThrow(
      "offers for ap-guangzhou: ap-guangzhou-1, ap-guangzhou-2, ap-guangzhou-3",
    );
    await expect(test.it.preview({ ...test.inputs, typeId: 5 })).rejects.toThrow(
      "typeId must be a value that the platform offers for ap-guangzhou-3: 6, 7, 8, 9, 15, 16, 17, 18",
    );
    await expect(test.it.preview({ ...test.inputs, redisShardNum: 3 })).rejects.toThrow("redisShardNum");
  });

  it("is changed step by step, each step after the end of the one before", async () => {
    await using test = await given();
    const { id: group } = await test.state.securityGroups.create({ name: "cache" });
    const { id: InstanceId } = await test.it.create(test.inputs);
    test.platform.journal.clear();
    const { outputs } = await test.it.update({
      ...test.inputs,
      name: "site",
      typeId: 16,
      memSize: 2048,
      redisShardNum: 1,
      password: "Secret-456",
      paramsTemplateId: "crs-cfg-1",
      projectId: 7,
      securityGroups: [group],
      port: 6380,
      wanAddressSwitch: "open",
      replicasReadOnly: true,
      tags: { team: "site" },
    });
    const InstanceIds = [InstanceId];
    expect(test.writes()).toEqual([
      ["ModifyInstance", { Operation: "rename", InstanceIds, InstanceNames: ["site"] }],
      ["UpgradeInstance", { InstanceId, MemSize: 2048, RedisShardNum: 1, RedisReplicasNum: 1 }],
      ["ResetPassword", { InstanceId, NoAuth: false, Password: "[secret]" }],
      ["ApplyParamsTemplate", { InstanceIds, TemplateId: "crs-cfg-1" }],
      ["ModifyInstance", { Operation: "modifyProject", InstanceIds, ProjectId: 7 }],
      ["AssociateSecurityGroups", { Product: "redis", SecurityGroupId: group, InstanceIds }],
      ["UpgradeInstanceVersion", { InstanceId, TargetInstanceType: "16", SwitchOption: 2 }],
      ["ModifyNetworkConfig", { InstanceId, Operation: "changeVPort", VPort: 6380 }],
      ["AllocateWanAddress", { InstanceId }],
      ["EnableReplicaReadonly", { InstanceId }],
      ["ModifyResourceTags", expect.objectContaining({ ReplaceTags: [{ TagKey: "team", TagValue: "site" }] })],
    ]);
    expect(outputs).toMatchObject({ typeId: 16, memSize: 2048, port: 6380, securityGroups: [group] });
    expect(test.platform.calls({ code: "ResourceUnavailable.InstanceStatusError" })).toEqual([]);
  });

  it("changes its memory and its shards one after the other", async () => {
    await using test = await given();
    const cluster = { ...test.inputs, typeId: 16, redisShardNum: 1 };
    await test.it.create(cluster);
    await test.it.update({ ...cluster, memSize: 2048, redisShardNum: 3, redisReplicasNum: 2 });
    expect(test.sent("UpgradeInstance")).toMatchObject([
      { MemSize: 2048, RedisShardNum: 1, RedisReplicasNum: 1 },
      { MemSize: 2048, RedisShardNum: 3, RedisReplicasNum: 1 },
      { MemSize: 2048, RedisShardNum: 3, RedisReplicasNum: 2, NodeSet: [{ NodeType: 1, ZoneId: 100_003 }] },
    ]);
  });

  it("moves its replicas to other zones, and keeps one all the time", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, redisReplicasNum: 3, replicaZoneIds: [100_003, 100_003, 100_003] };
    await test.it.create(inputs);
    await test.it.update({ ...inputs, replicaZoneIds: [100_002, 100_002, 100_002] });
    expect(test.sent("UpgradeInstance")).toMatchObject([
      { RedisReplicasNum: 5, NodeSet: [{ ZoneId: 100_002 }, { ZoneId: 100_002 }] },
      { RedisReplicasNum: 2, NodeSet: [1, 2, 3].map(() => ({ NodeId: expect.any(Number), ZoneId: 100_003 })) },
      { RedisReplicasNum: 3, NodeSet: [{ ZoneId: 100_002 }] },
    ]);
    await test.it.update({ ...inputs, redisReplicasNum: 1, replicaZoneIds: [100_002] });
    expect((await test.it.read())?.outputs["replicaZoneIds"]).toEqual([100_002]);
  });

  it("waits with few requests until the platform lists a replica that it already counts", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const { nodes = [] } = test.state.redisInstances.get(id) ?? {};
    test.state.redisInstances.change(id, { replicas: 2 });
    test.platform.journal.clear();
    const zones = [100_003, 100_002];
    const update = test.it.update({ ...test.inputs, redisReplicasNum: 2, replicaZoneIds: zones });
    const reads = () => test.platform.calls({ action: "DescribeInstances" });
    await expect.poll(() => reads().length).toBeGreaterThan(4);
    const [last, before] = reads().reverse();
    expect((last?.at ?? 0) - (before?.at ?? 0)).toBeGreaterThan(300);
    test.state.redisInstances.change(id, { nodes: [...nodes, { id: 77, isMaster: false, zone: "ap-guangzhou-2" }] });
    await update;
    expect(test.sent("UpgradeInstance")).toEqual([]);
  });

  it("becomes a cluster before it gets more shards", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.it.update({ ...test.inputs, typeId: 16, redisShardNum: 3 });
    expect(test.writes().slice(-2)).toMatchObject([
      ["UpgradeInstanceVersion", { TargetInstanceType: "16" }],
      ["UpgradeInstance", { RedisShardNum: 3 }],
    ]);
  });

  it("warns at preview that an upgrade cannot be undone, and that resizing a prepaid instance is charged", async () => {
    await using test = await given();
    await test.it.create(test.prepaid);
    await test.it.preview({ ...test.prepaid, typeId: 17 });
    expect(test.warnings()).toContain("Redis is upgraded from type 15, which cannot be undone");
    expect(test.warnings()).not.toContainEqual(expect.stringContaining("paid in advance"));
    await test.it.preview({ ...test.prepaid, redisReplicasNum: 2 });
    expect(test.warnings()).toContainEqual(expect.stringContaining("charged, or refunded, at once"));
  });

  it("is distributed later if it is in one zone", async () => {
    await using test = await given();
    const { id: InstanceId } = await test.it.create(test.inputs);
    test.state.redisInstances.change(InstanceId, { nodes: [] });
    await test.it.read();
    await test.it.update({ ...test.inputs, redisReplicasNum: 2, replicaZoneIds: [100_002, 100_003] });
    expect(test.sent("UpgradeInstance")).toMatchObject([{ RedisReplicasNum: 2 }]);
    expect(test.sent("ModifyInstanceAvailabilityZones")).toEqual([
      {
        InstanceId,
        SwitchOption: 2,
        NodeSet: [
          { NodeType: 1, ZoneId: 100_002 },
          { NodeType: 1, ZoneId: 100_003 },
          { NodeType: 0, ZoneId: 100_003 },
        ],
      },
    ]);
  });

  it("moves to another network and address, and the preview warns about clients", async () => {
    await using test = await given();
    const { id: subnetId } = await test.state.subnets.create({ vpcId: test.inputs.vpcId, cidrBlock: "10.1.2.0/24" });
    const { id: InstanceId } = await test.it.create(test.inputs);
    const moved = { ...test.inputs, subnetId, ip: "10.1.2.9", port: 6390, recycle: 3 };
    await test.it.preview(moved);
    expect(test.warnings()).toContainEqual(expect.stringContaining("clients that use 10.1.1.2:6379 must change"));
    await test.it.update(moved);
    expect(test.sent("ModifyNetworkConfig")).toEqual([
      { InstanceId, Operation: "changeVpc", VpcId: moved.vpcId, SubnetId: subnetId, Recycle: 3 },
      { InstanceId, Operation: "changeVip", Vip: "10.1.2.9", VPort: 6390, Recycle: 3 },
    ]);
    expect((await test.it.preview({ ...moved, recycle: 7 })).action).toBe("same");
  });

  it("joins a network and binds the first security groups one by one, and unbinds the last ones", async () => {
    await using test = await given();
    const groups = await Promise.all(["a", "b", "c"].map((name) => test.state.securityGroups.create({ name })));
    const [first = "", second = "", third = ""] = groups.map(({ id }) => id);
    const { vpcId: _, subnetId: __, ...basic } = test.inputs;
    await test.it.create(basic);
    await test.it.update({ ...test.inputs });
    expect(test.sent("ModifyNetworkConfig")).toMatchObject([{ Operation: "changeBaseToVpc" }]);
    await test.it.update({ ...test.inputs, securityGroups: [first, second] });
    await test.it.update({ ...test.inputs, securityGroups: [third] });
    await test.it.update(test.inputs);
    const named = (action: string) => test.sent(action).map((body) => (body as Values)["SecurityGroupId"]);
    expect(named("AssociateSecurityGroups")).toEqual([first, second]);
    expect(test.sent("ModifyDBInstanceSecurityGroups")).toMatchObject([{ SecurityGroupIds: [third] }]);
    expect(named("DisassociateSecurityGroups")).toEqual([third]);
    expect(test.state.redisInstances.list()).toMatchObject([{ securityGroupIds: [] }]);
  });

  it("requires a password, except in a private network", async () => {
    await using test = await given();
    const { password: _, ...without } = test.inputs;
    await test.it.create(test.inputs);
    await test.it.update({ ...without, noAuth: true });
    expect(test.sent("ResetPassword").at(-1)).toMatchObject({ NoAuth: true });
    await test.it.update({ ...test.inputs, password: "Secret-789" });
    expect(test.state.redisInstances.list()).toMatchObject([{ hasNoPassword: false, password: "Secret-789" }]);
  });

  it("is paid in advance from now on, which is bought once", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    await test.it.preview(test.prepaid);
    expect(test.warnings()).toContainEqual(expect.stringContaining("this buys 1 month in advance"));
    test.platform.failNext({ path: /\/ModifyInstanceChargeType$/, kind: "resetAfter" });
    await test.it.update(test.prepaid);
    expect(test.sent("ModifyInstanceChargeType")).toEqual([
      { InstanceIds: [id], InstanceChargeType: "PREPAID", Period: 1 },
    ]);
    await expect(test.it.preview({ ...test.prepaid, prepaidPeriod: 2 })).rejects.toThrow("renew it in the console");
    await test.it.update(test.inputs);
    expect(test.state.redisInstances.list()).toMatchObject([{ isPrepaid: false }]);
  });

  it("reports a change of the payment that the platform lists as failed", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.set({ failedTasks: ["ModifyInstanceChargeType"] });
    await expect(test.it.update(test.prepaid)).rejects.toThrow("ModifyInstanceChargeType failed: it cannot be changed");
  });

  it("is upgraded in its maintenance window with waitSwitch, and until then the state contains the new type", async () => {
    await using test = await given({ maintenanceWindowMs: 3_600_000 });
    const { id } = await test.it.create(test.inputs);
    const inputs = { ...test.inputs, typeId: 17, waitSwitch: 1 };
    await test.it.update(inputs);
    expect(test.sent("UpgradeInstanceVersion")).toMatchObject([{ TargetInstanceType: "17", SwitchOption: 1 }]);
    expect(test.warnings()).toContainEqual(expect.stringContaining(`${id} is upgraded in its maintenance window`));
    expect(test.state.redisInstances.get(id)).toMatchObject({ typeId: 15 });
    expect((await test.it.read())?.outputs["typeId"]).toBe(17);
    expect((await test.it.preview(inputs)).action).toBe("same");
    await test.it.update({ ...inputs, name: "site" });
    expect(test.sent("UpgradeInstanceVersion")).toHaveLength(1);
  });

  it("rejects another type, or the former one, while an upgrade waits for the maintenance window", async () => {
    await using test = await given({ maintenanceWindowMs: 3_600_000 });
    await test.it.create(test.inputs);
    await test.it.update({ ...test.inputs, typeId: 17, waitSwitch: 1 });
    for (const typeId of [test.inputs.typeId, 18]) {
      await expect(test.it.update({ ...test.inputs, typeId, waitSwitch: 1 })).rejects.toThrow(
        "to the typeId 17 waits for its maintenance window",
      );
    }
    expect(test.sent("UpgradeInstanceVersion")).toHaveLength(1);
  });

  it("is upgraded in its maintenance window although the response is lost", async () => {
    await using test = await given({ maintenanceWindowMs: 3_600_000 });
    await test.it.create(test.inputs);
    test.platform.failNext({ path: /\/UpgradeInstanceVersion$/, kind: "resetAfter" });
    await test.it.update({ ...test.inputs, typeId: 17, waitSwitch: 1 });
    expect(test.it.outputs["typeId"]).toBe(17);
  });

  it("rejects waitSwitch at preview for a change to a cluster with more shards", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await expect(test.it.preview({ ...test.inputs, typeId: 16, redisShardNum: 3, waitSwitch: 1 })).rejects.toThrow(
      "cannot be 1 for typeId and redisShardNum together",
    );
  });

  it("reports a new password that the platform rejects", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNextAction({ action: "ResetPassword", code: "InvalidParameterValue.PasswordRuleError" });
    await expect(test.it.update({ ...test.inputs, password: "Secret-456" })).rejects.toThrow("PasswordRuleError");
    expect(test.state.redisInstances.list()).toMatchObject([{ password: "Secret-123" }]);
  });

  it("reports a change whose task fails", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.set({ failedTasks: ["ResetPassword"] });
    await expect(test.it.update({ ...test.inputs, password: "Secret-456" })).rejects.toThrow(
      /ResetPassword failed: the platform's task \d+ did not succeed; it says: ResetPassword could not be carried out/,
    );
  });

  it("warns that a replacement loses its data, and what the new one costs", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.prepaid);
    await test.it.preview({ ...test.prepaid, availabilityZone: "ap-guangzhou-2" });
    expect(test.warnings()).toContainEqual(
      expect.stringMatching(`the instance ${id} is replaced by a new, empty one: its data is lost; this buys 1 month`),
    );
    expect((await test.it.diff({ ...test.prepaid, autoRenewFlag: 1 })).replaces).toContain("autoRenewFlag");
  });

  it("moves to the recycle bin, by the action for its payment", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNext({ path: /\/DestroyPostpaidInstance$/, kind: "resetAfter" });
    await test.it.delete();
    const other = test.host.resource("RedisInstance", "other");
    const { id } = await other.create({ ...test.prepaid, name: "other" });
    await other.delete();
    expect(test.sent("DestroyPrepaidInstance")).toEqual([{ InstanceId: id }]);
    expect(test.state.redisInstances.list()).toMatchObject([{ status: -2 }, { status: -2 }]);
  });

  it("leaves the recycle bin with forceDelete, also if it was isolated before", async () => {
    await using test = await given();
    const { id } = await test.it.create({ ...test.inputs, forceDelete: true });
    test.state.redisInstances.change(id, { status: -2 });
    await test.it.delete();
    expect(test.sent("DestroyPostpaidInstance")).toEqual([]);
    expect(test.state.redisInstances.list()).toEqual([]);
  });

  it("is not deleted while the platform protects it", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.state.redisInstances.change(id, { isProtected: true });
    await expect(test.it.delete()).rejects.toThrow("turn off its deletion protection in the console first");
    expect(test.sent("DestroyPostpaidInstance")).toEqual([]);
  });

  it("leaves the state when the platform has isolated it, and the warning shows how to restore it", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.state.redisInstances.change(id, { status: -2 });
    expect(await test.it.read()).toBeUndefined();
    expect(test.warnings()).toContainEqual(
      expect.stringMatching(`the instance ${id} is in the platform's recycle bin.*restore it.*pulumi import .*${id}`),
    );
  });

  it("is imported without its password, which nothing returns", async () => {
    await using test = await given();
    const { id } = await test.state.redisInstances.create({ name: "cache" });
    const imported = await test.it.import(id);
    expect(imported?.inputs).toMatchObject({ name: "cache", typeId: 15 });
    expect((await test.it.preview({ ...imported?.inputs })).action).toBe("same");
    expect((await test.it.preview({ ...imported?.inputs, password: "Secret-123" })).action).toBe("same");
  });

  it("keeps its zone if the platform does not list the number of the zone", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    test.state.redisInstances.change(id, { zone: "ap-guangzhou-77" });
    expect((await test.it.read())?.outputs["availabilityZone"]).toBe("ap-guangzhou-3");
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it.each([
    ["a network without a subnet", { subnetId: undefined }, "subnetId"],
    ["no password", { password: undefined }, "password"],
    ["a simple password", { password: "password" }, "password"],
    ["too few zones", { redisReplicasNum: 2, replicaZoneIds: [100_003] }, "replicaZoneIds"],
    ["two shards", { redisShardNum: 2 }, "redisShardNum"],
    ["no period", { chargeType: "PREPAID" }, "prepaidPeriod"],
    ["a renewal with hourly charges", { autoRenewFlag: 1 }, "autoRenewFlag"],
    ["no cluster", { productVersion: "cdc" }, "redisClusterId"],
    ["an unsupported number of days", { recycle: 4 }, "recycle"],
    ["another switch", { wanAddressSwitch: "on" }, "wanAddressSwitch"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...wrong })).toEqual([property]);
  });

  it("is refreshed with others from a few listings", async () => {
    await using test = await given({ redisTaskMs: 0, redisQuota: 300 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("RedisInstance", `cache-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, name: `cache-${i}` })));
    await refreshed(test, all);
    expect(test.platform.calls().length).toBeLessThanOrEqual(4);
  });
});
