import { describe, expect, it } from "vitest";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import { type CloudprovOptions, startSimulatedProvider } from "../simulated-provider.ts";

type Values = Readonly<Record<string, unknown>>;

async function given(settings: CloudprovOptions = {}, env: Readonly<Record<string, string>> = {}) {
  const simulated = await startSimulatedProvider(settings, { env: () => env });
  const { platform, host } = simulated;
  const place = { zoneId: 100_003, ...(await privateNetwork(platform.state)) };
  const inputs = { instanceName: "events", ...place, chargeType: "POSTPAID_BY_HOUR" };
  return {
    ...simulated,
    inputs,
    prepaid: { ...inputs, chargeType: "PREPAID", period: 2, renewFlag: 1 },
    instances: platform.state.kafkaInstances,
    instance: host.resource("CkafkaInstance", "events"),
    sent: (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody),
    warnings: () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

describe("a CkafkaInstance", () => {
  it("is bought by the hour, and then gets the settings that a purchase does not have", async () => {
    await using test = await given({ kafkaTaskMs: 700 });
    const { vpcId: VpcId, subnetId: SubnetId } = test.inputs;
    const inputs = { ...test.inputs, diskSize: 600, deleteProtectionEnable: 1, tagSet: { team: "shop" } };
    const { id: InstanceId, outputs } = await test.instance.create(inputs);
    expect(test.sent("CreatePostPaidInstance")).toEqual([
      {
        InstanceName: "events",
        ZoneId: 100_003,
        VpcId,
        SubnetId,
        SpecificationsType: "profession",
        InstanceType: 1,
        DiskSize: 600,
        Tags: [{ TagKey: "team", TagValue: "shop" }],
      },
    ]);
    expect(test.sent("ModifyInstanceAttributes")).toEqual([{ InstanceId, DeleteProtectionEnable: 1 }]);
    expect(outputs).toMatchObject({
      ckafkaInstanceId: InstanceId,
      bandWidth: 40,
      diskSize: 600,
      partition: 800,
      kafkaVersion: "2.4.1",
      diskType: "CLOUD_PREMIUM",
      instanceType: 1,
      msgRetentionTime: 1440,
      vip: expect.stringMatching(/^10\./),
      vport: "9092",
    });
    expect((await test.instance.preview(inputs)).action).toBe("same");
  });

  it("is bought in advance with a period and a renewal, and changed and deleted as a prepaid one", async () => {
    await using test = await given();
    const { id: InstanceId } = await test.instance.create(test.prepaid);
    expect(test.sent("CreateInstancePre")).toMatchObject([{ Period: "2m", RenewFlag: 1, InstanceType: 1 }]);
    expect((await test.instance.preview(test.prepaid)).action).toBe("same");
    await test.instance.update({ ...test.prepaid, diskSize: 600 });
    expect(test.sent("ModifyInstancePre")).toEqual([{ InstanceId, BandWidth: 40, DiskSize: 600, Partition: 800 }]);
    await test.instance.delete();
    expect(test.sent("DeleteInstancePre")).toEqual([{ InstanceId }]);
    expect(test.instances.list()).toEqual([]);
  });

  it.each([
    ["CreateInstancePre", "prepaid"],
    ["CreatePostPaidInstance", "inputs"],
  ] as const)("is not bought again when the response to %s is lost", async (action, inputs) => {
    await using test = await given({}, { CLOUDPROV_READ_RETRY_TIMEOUT: "0" });
    test.platform.failNext({ path: new RegExp(`/${action}$`), kind: "resetBefore" });
    await expect(test.instance.create(test[inputs])).rejects.toThrow(
      "may have been bought. Look for it and its order in the console",
    );
    expect(test.instances.list()).toEqual([]);
  });

  it("is found by its name when the response to its creation is lost", async () => {
    await using test = await given();
    await test.instances.create({ name: "events-old", createdAt: 0 });
    test.platform.failNext({ path: /\/CreatePostPaidInstance$/, kind: "resetAfter" });
    const { id } = await test.instance.create(test.inputs);
    expect(test.sent("CreatePostPaidInstance")).toHaveLength(1);
    expect(test.instances.get(id)?.name).toBe("events");
  });

  it("reports its cost at preview", async () => {
    await using test = await given();
    const warned = async (inputs: Values) => {
      await test.instance.preview(inputs);
      return test.warnings().at(-1);
    };
    expect(await warned(test.inputs)).toContain("charged by the hour until it is deleted");
    expect(await warned(test.prepaid)).toContain("this buys 2 months in advance, and the account is charged at once");
    expect(await warned(test.prepaid)).toContain("renews it automatically");
    await test.instance.create(test.prepaid);
    expect(await warned({ ...test.prepaid, bandWidth: 60 })).toContain("charged at once for another size");
  });

  it("is changed by the smallest requests, and the change of its size is awaited", async () => {
    await using test = await given();
    const { id: InstanceId } = await test.instance.create(test.inputs);
    test.platform.set({ kafkaTaskMs: 700 });
    const { outputs } = await test.instance.update({
      ...test.inputs,
      instanceName: "orders",
      maxMessageByte: 2_097_152,
      bandWidth: 60,
      upgradeStrategy: 2,
    });
    expect(test.sent("ModifyInstanceAttributes")).toEqual([
      { InstanceId, InstanceName: "orders", MaxMessageByte: 2_097_152 },
    ]);
    expect(test.sent("InstanceScalingDown")).toEqual([{ InstanceId, UpgradeStrategy: 2, BandWidth: 60 }]);
    expect(outputs).toMatchObject({ instanceName: "orders", bandWidth: 60, maxMessageByte: 2_097_152 });
  });

  it("disables the automatic creation of topics when the program no longer sets it", async () => {
    await using test = await given();
    const config = { autoCreateTopicEnable: true, defaultNumPartitions: 4, defaultReplicationFactor: 3 };
    await test.instance.create({ ...test.inputs, config });
    await test.instance.update(test.inputs);
    expect(test.sent("ModifyInstanceAttributes").at(-1)).toMatchObject({
      Config: { AutoCreateTopicEnable: false, DefaultNumPartitions: 4, DefaultReplicationFactor: 3 },
    });
    expect((await test.instance.preview(test.inputs)).action).toBe("same");
    const off = { ...test.inputs, config: { ...config, autoCreateTopicEnable: false } };
    await test.instance.update(off);
    expect((await test.instance.preview(off)).action).toBe("same");
  });

  it("sends all members of the dynamic retention when one changes", async () => {
    await using test = await given();
    await test.instance.create({ ...test.inputs, dynamicRetentionConfig: { enable: 1, bottomRetention: 720 } });
    await test.instance.update({ ...test.inputs, dynamicRetentionConfig: { enable: 1, bottomRetention: 360 } });
    expect(test.sent("ModifyInstanceAttributes").at(-1)).toMatchObject({
      DynamicRetentionConfig: {
        Enable: 1,
        DiskQuotaPercentage: 75,
        StepForwardPercentage: 10,
        BottomRetention: 360,
      },
    });
  });

  it("keeps tags that the program does not mention", async () => {
    await using test = await given();
    const { id } = await test.instance.create({ ...test.inputs, tagSet: { team: "shop" } });
    expect((await test.instance.preview(test.inputs)).action).toBe("same");
    await test.instance.update({ ...test.inputs, instanceName: "orders" });
    expect(test.platform.state.tags.list().filter(({ resourceId }) => resourceId === id)).toHaveLength(1);
    await test.instance.update({ ...test.inputs, instanceName: "orders", tagSet: {} });
    expect(test.platform.state.tags.list()).toEqual([]);
  });

  it("warns about the messages that a replacement loses, and is not replaced while it is protected", async () => {
    await using test = await given();
    await test.instance.create(test.inputs);
    const other = { ...test.inputs, diskType: "CLOUD_SSD" };
    expect((await test.instance.preview(other)).action).toBe("replace");
    expect(test.warnings()).toContainEqual(expect.stringContaining("their messages are lost"));
    await test.instance.update({ ...test.inputs, deleteProtectionEnable: 1 });
    await expect(test.instance.preview({ ...other, deleteProtectionEnable: 1 })).rejects.toThrow(
      "must be set to 0 by a separate `pulumi up` first",
    );
    await expect(test.instance.delete()).rejects.toThrow("is protected from deletion");
    expect(test.instances.list()).toHaveLength(1);
  });

  it("warns about the messages that a shorter retention or smaller disks lose", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, diskSize: 500, msgRetentionTime: 1440 };
    await test.instance.create(inputs);
    await test.instance.preview({ ...inputs, diskSize: 600, msgRetentionTime: 2880 });
    expect(test.warnings()).not.toContainEqual(expect.stringMatching("older than|smaller disks"));
    await test.instance.preview({ ...inputs, diskSize: 400, msgRetentionTime: 60 });
    expect(test.warnings()).toContainEqual(expect.stringContaining("older than the new msgRetentionTime are deleted"));
    expect(test.warnings()).toContainEqual(expect.stringContaining("keep fewer messages"));
  });

  it("ignores changes of values that only a purchase sets, with a warning", async () => {
    await using test = await given();
    await test.instance.create(test.prepaid);
    expect((await test.instance.preview({ ...test.prepaid, period: 3, renewFlag: 2 })).action).toBe("same");
    expect(test.warnings()).toContainEqual(expect.stringContaining("another period has no effect"));
    expect(test.warnings()).toContainEqual(expect.stringContaining("another renewFlag has no effect"));
  });

  it("can set another one of its zones, and another name of its version", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, multiZoneFlag: true, zoneIds: [100_002, 100_003], kafkaVersion: "2.4.2" };
    await test.instance.create(inputs);
    expect((await test.instance.preview({ ...inputs, zoneId: 100_002, kafkaVersion: "2.4.1" })).action).toBe("same");
    expect((await test.instance.preview({ ...inputs, zoneIds: [100_001, 100_003] })).action).toBe("replace");
  });

  it.each([
    ["premium", { specificationsType: "premium" }, { specificationsType: "premium", instanceType: 1 }],
    [
      "standard",
      { specificationsType: "standard", instanceType: 5 },
      { specificationsType: "standard", instanceType: 5 },
    ],
  ])("of the edition %s is read with that edition", async (_, more, expected) => {
    await using test = await given();
    const { outputs } = await test.instance.create({ ...test.inputs, ...more });
    expect(outputs).toMatchObject(expected);
    expect((await test.instance.preview({ ...test.inputs, ...more })).action).toBe("same");
  });

  it.each([
    ["without a private network", { vpcId: undefined, subnetId: undefined }, ["vpcId", "subnetId"]],
    ["without a period when it is prepaid", { chargeType: "PREPAID" }, ["period"]],
    ["with a period that is too long", { chargeType: "PREPAID", period: 37 }, ["period"]],
    ["in several zones without their list", { multiZoneFlag: true }, ["zoneIds"]],
    ["with zones that lack the main one", { multiZoneFlag: true, zoneIds: [100_001, 100_002] }, ["zoneIds"]],
    ["with a narrow public network", { publicNetwork: 1 }, ["publicNetwork"]],
    ["with small messages", { maxMessageByte: 1000 }, ["maxMessageByte"]],
  ])("is rejected during preview %s", async (_, more, properties) => {
    await using test = await given();
    const { failures } = await test.instance.check({ ...test.inputs, ...more });
    expect(failures.map(({ property }) => property)).toEqual(properties);
  });

  it("that the platform could not create stays in the state, and is reported", async () => {
    await using test = await given({ failedTasks: ["CreatePostPaidInstance"] });
    await expect(test.instance.create(test.inputs)).rejects.toThrow("could not create the instance");
    expect(test.instance.state?.id).toBe(test.instances.list()[0]?.id);
  });

  it.each([
    [5, "is isolated"],
    [2, "somebody has deleted the instance"],
    [9, "has the unknown status 9"],
  ])("with the status %d is not changed, and the error says why", async (status, message) => {
    await using test = await given();
    const { id } = await test.instance.create(test.inputs);
    test.instances.change(id, { status });
    await expect(test.instance.update({ ...test.inputs, bandWidth: 60 })).rejects.toThrow(message);
    expect(test.sent("InstanceScalingDown")).toEqual([]);
  });

  it("that is isolated is reported by a refresh, and one that was deleted leaves the state", async () => {
    await using test = await given();
    const { id } = await test.instance.create(test.inputs);
    test.instances.change(id, { status: 5 });
    await test.instance.read();
    expect(test.warnings().at(-1)).toContain("renew it in the console");
    test.instances.change(id, { status: 3 });
    expect(await test.instance.read()).toBeUndefined();
  });

  it.each([
    ["DescribeInstanceAttributes", /lists ckafka-\w+, but does not describe it: try again later/],
    ["DescribeInstancesDetail", /describes ckafka-\w+, but does not list it: try again later/],
  ])("stays in the state if only %s reports that it does not exist", async (action, message) => {
    await using test = await given();
    await test.instance.create(test.inputs);
    test.platform.failNextAction({ action, code: "InvalidParameterValue.InstanceNotExist" });
    await expect(test.instance.read()).rejects.toThrow(message);
  });

  it("is deleted when the platform no longer lists it, and a deletion that must wait is repeated", async () => {
    await using test = await given();
    const { id: InstanceId } = await test.instance.create(test.inputs);
    test.platform.set({ kafkaTaskMs: 700 });
    test.platform.failNextAction({ action: "DeleteInstancePost", code: "UnsupportedOperation" });
    await test.instance.delete();
    expect(test.sent("DeleteInstancePost")).toEqual([{ InstanceId }, { InstanceId }]);
    expect(test.instances.list()).toEqual([]);
  });

  it("counts as deleted when the platform lists it as deleted", async () => {
    await using test = await given();
    const { id } = await test.instance.create(test.inputs);
    test.instances.change(id, { status: 3 });
    test.platform.failNextAction({ action: "DeleteInstancePost", code: "InvalidParameterValue.InstanceNotExist" });
    await test.instance.delete();
    expect(test.instance.state).toBeUndefined();
  });

  it("is refreshed with others from one listing, and one request each for its attributes", async () => {
    await using test = await given({ callsPerSecond: { default: 100 } });
    const all = Array.from({ length: 24 }, (_, i) => test.host.resource("CkafkaInstance", `events-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, instanceName: `events-${i}` })));
    await refreshed(test, all);
    expect(test.platform.calls({ action: "DescribeInstancesDetail" })).toHaveLength(2);
    expect(test.platform.calls({ action: "DescribeInstanceAttributes" })).toHaveLength(22);
  });
});
