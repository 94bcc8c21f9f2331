import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { privateNetwork } from "../network/private-network.ts";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { writesOf } from "../writes-of.ts";

const imageId = "img-9qabwvbn";
const minimal = { availabilityZone: "ap-guangzhou-3", imageId, instanceType: "S5.MEDIUM2" };
const prepaid = { ...minimal, instanceChargeType: "PREPAID", instanceChargeTypePrepaidPeriod: 1 };
const withReturnedDisk = {
  ...prepaid,
  forceDelete: true,
  dataDisks: [
    { dataDiskType: "CLOUD_SSD", dataDiskSize: 20, deleteWithInstance: false, deleteWithInstancePrepaid: true },
  ],
};

async function given(options: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ machineTaskMs: 200, diskTaskMs: 200, ...options });
  const { platform, host } = simulated;
  const { state } = platform;
  await state.images.create({ id: imageId, name: "Ubuntu" });
  const { vpcId, subnetId } = await privateNetwork(state);
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values);
  const warnings = () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return {
    ...simulated,
    state,
    sent,
    warnings,
    network: { vpcId, subnetId },
    machine: host.resource("Instance", "web"),
    machines: () => state.machines.list(),
    dataDisk: () => state.disks.list().find(({ size }) => size === 20)?.id ?? "",
    writes: () => writesOf(platform),
  };
}

describe("an Instance", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const inputs = { ...minimal, ...test.network, instanceName: "web", tags: { team: "shop" } };
    const { id, outputs } = await test.machine.create(inputs);
    expect(id).toMatch(/^ins-/);
    expect(test.sent("RunInstances")).toEqual([
      {
        Placement: { Zone: "ap-guangzhou-3" },
        ImageId: imageId,
        InstanceType: "S5.MEDIUM2",
        InstanceName: "web",
        VirtualPrivateCloud: { VpcId: test.network.vpcId, SubnetId: test.network.subnetId },
        InternetAccessible: { PublicIpAssigned: false },
        EnhancedService: {
          SecurityService: { Enabled: true },
          MonitorService: { Enabled: true },
          AutomationService: { Enabled: true },
        },
        TagSpecification: [{ ResourceType: "instance", Tags: [{ Key: "team", Value: "shop" }] }],
        ClientToken: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(outputs).toMatchObject({
      instanceId: id,
      instanceStatus: "RUNNING",
      runningFlag: true,
      privateIp: "10.1.1.2",
      publicIp: "",
      systemDiskType: "CLOUD_PREMIUM",
      systemDiskSize: 50,
      systemDiskId: expect.stringMatching(/^disk-/),
      dataDisks: [],
      instanceChargeType: "POSTPAID_BY_HOUR",
      tags: { team: "shop" },
    });
    expect((await test.machine.preview(inputs)).action).toBe("same");
  });

  it("sends every setting in the platform's form", async () => {
    await using test = await given();
    const { id: keyId } = await test.state.keyPairs.create({ name: "admin" });
    const { id: groupId } = await test.state.securityGroups.create({ name: "web" });
    const { outputs } = await test.machine.create({
      ...minimal,
      ...test.network,
      projectId: 7,
      privateIp: "10.1.1.9",
      internetMaxBandwidthOut: 5,
      allocatePublicIp: true,
      keyIds: [keyId],
      orderlySecurityGroups: [groupId],
      userDataRaw: "#!/bin/sh",
      placementGroupId: "ps-1",
      disableMonitorService: true,
      hostname: "web-1",
      camRoleName: "web",
      systemDiskName: "root",
      dataDisks: [{ dataDiskType: "CLOUD_SSD", dataDiskSize: 20, dataDiskName: "logs" }],
    });
    expect(test.sent("RunInstances")).toMatchObject([
      {
        Placement: { Zone: "ap-guangzhou-3", ProjectId: 7 },
        VirtualPrivateCloud: { PrivateIpAddresses: ["10.1.1.9"] },
        InternetAccessible: { PublicIpAssigned: true, InternetMaxBandwidthOut: 5 },
        LoginSettings: { KeyIds: [keyId] },
        SecurityGroupIds: [groupId],
        UserData: Buffer.from("#!/bin/sh").toString("base64"),
        DisasterRecoverGroupIds: ["ps-1"],
        EnhancedService: { MonitorService: { Enabled: false }, SecurityService: { Enabled: true } },
        HostName: "web-1",
        CamRoleName: "web",
        SystemDisk: { DiskName: "root" },
        DataDisks: [
          { DiskType: "CLOUD_SSD", DiskSize: 20, DiskName: "logs", DeleteWithInstance: true, Encrypt: false },
        ],
      },
    ]);
    expect(outputs).toMatchObject({
      privateIp: "10.1.1.9",
      publicIp: expect.stringMatching(/^203\./),
      keyIds: [keyId],
      userDataRaw: "#!/bin/sh",
      placementGroupId: "ps-1",
      systemDiskName: "root",
    });
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/RunInstances$/, kind: "resetAfter" });
    await test.machine.create({ ...minimal, instanceName: "web" });
    expect(test.machines()).toHaveLength(1);
  });

  it("that the platform cannot launch is not kept", async () => {
    await using test = await given({ failedTasks: ["RunInstances"] });
    await expect(test.machine.create(minimal)).rejects.toThrow("RunInstances has failed");
  });

  it("keeps its data disks in the order of the program", async () => {
    await using test = await given();
    const sizes = [30, 20, 40, 20, 50];
    const dataDisks = sizes.map((dataDiskSize) => ({ dataDiskType: "CLOUD_SSD", dataDiskSize }));
    const { outputs } = await test.machine.create({ ...minimal, dataDisks });
    const disks = () => outputs["dataDisks"] as readonly Values[];
    expect(disks().map(({ dataDiskSize }) => dataDiskSize)).toEqual(sizes);
    expect(new Set(disks().map(({ dataDiskId }) => dataDiskId)).size).toBe(5);
    const ids = disks().map(({ dataDiskId }) => dataDiskId);
    expect((await test.machine.preview({ ...minimal, dataDisks })).action).toBe("same");

    const larger = dataDisks.map((disk, at) => (at === 3 ? { ...disk, dataDiskSize: 60, dataDiskName: "logs" } : disk));
    await test.machine.update({ ...minimal, dataDisks: larger });
    expect(test.sent("ResizeDisk")).toEqual([{ DiskId: ids[3], DiskSize: 60 }]);
    expect(test.sent("ModifyDiskAttributes")).toEqual([{ DiskIds: [ids[3]], DiskName: "logs" }]);
    const found = await test.machine.read();
    expect(found?.outputs["dataDisks"]).toMatchObject(ids.map((dataDiskId) => ({ dataDiskId })));
    expect((await test.machine.preview({ ...minimal, dataDisks: larger.slice(1) })).action).toBe("replace");
  });

  it("does not list its disks as separate resources", async () => {
    await using test = await given();
    await test.machine.create({ ...minimal, dataDisks: [{ dataDiskType: "CLOUD_SSD", dataDiskSize: 20 }] });
    expect(await test.host.list("CbsStorage")).toEqual([]);
    expect(await test.host.list("CbsStorageAttachment")).toEqual([]);
  });

  it("does not include disks that were attached later", async () => {
    await using test = await given();
    const { id: instanceId } = await test.machine.create(minimal);
    await test.state.disks.create({ instanceId, state: "ATTACHED" });
    expect((await test.machine.read())?.outputs["dataDisks"]).toEqual([]);
    expect((await test.machine.preview(minimal)).action).toBe("same");
  });

  it("is changed step by step in the platform's order", async () => {
    await using test = await given();
    const { id: keyId } = await test.state.keyPairs.create({ name: "admin" });
    const { id: other } = await test.state.keyPairs.create({ name: "other" });
    const { id: groupId } = await test.state.securityGroups.create({ name: "web" });
    const inputs = { ...minimal, ...test.network, forceStop: true, keyIds: [keyId], internetMaxBandwidthOut: 1 };
    const { id } = await test.machine.create(inputs);
    const root = test.machines()[0]?.systemDiskId;
    test.platform.journal.clear();
    await test.machine.update({
      ...inputs,
      ...{ instanceChargeType: "PREPAID", instanceChargeTypePrepaidPeriod: 2 },
      ...{ instanceName: "site", hostname: "site-1", disableApiTermination: true, camRoleName: "web" },
      ...{ orderlySecurityGroups: [groupId], projectId: 7, keyIds: [other] },
      ...{ systemDiskSize: 80, systemDiskName: "root", instanceType: "S5.LARGE8", privateIp: "10.1.1.20" },
      ...{ internetMaxBandwidthOut: 10, userDataRaw: "#!/bin/sh", placementGroupId: "ps-1", tags: { team: "shop" } },
    });
    const InstanceIds = [id];
    const ForceStop = true;
    expect(test.writes()).toEqual([
      [
        "ModifyInstancesChargeType",
        { InstanceIds, InstanceChargeType: "PREPAID", InstanceChargePrepaid: { Period: 2 } },
      ],
      ["ModifyInstancesAttribute", { InstanceIds, InstanceName: "site" }],
      ["ModifyInstancesAttribute", { InstanceIds, HostName: "site-1" }],
      ["ModifyInstancesAttribute", { InstanceIds, DisableApiTermination: true }],
      ["ModifyInstancesAttribute", { InstanceIds, CamRoleName: "web" }],
      ["ModifyInstancesAttribute", { InstanceIds, SecurityGroups: [groupId] }],
      ["ModifyInstancesProject", { InstanceIds, ProjectId: 7 }],
      ["DisassociateInstancesKeyPairs", { InstanceIds, KeyIds: [keyId], ForceStop }],
      ["AssociateInstancesKeyPairs", { InstanceIds, KeyIds: [other], ForceStop }],
      ["ResizeInstanceDisks", { InstanceId: id, SystemDisk: { DiskSize: 80 }, ForceStop }],
      ["ModifyDiskAttributes", { DiskIds: [root], DiskName: "root" }],
      ["ResetInstancesType", { InstanceIds, InstanceType: "S5.LARGE8", ForceStop }],
      [
        "ModifyInstancesVpcAttribute",
        {
          InstanceIds,
          VirtualPrivateCloud: {
            VpcId: test.network.vpcId,
            SubnetId: test.network.subnetId,
            PrivateIpAddresses: ["10.1.1.20"],
          },
        },
      ],
      ["ResetInstancesInternetMaxBandwidth", { InstanceIds, InternetAccessible: { InternetMaxBandwidthOut: 10 } }],
      ["ModifyInstancesAttribute", { InstanceIds, UserData: Buffer.from("#!/bin/sh").toString("base64") }],
      ["ModifyInstancesDisasterRecoverGroup", { InstanceIds, DisasterRecoverGroupId: "ps-1" }],
      ["ModifyResourceTags", expect.objectContaining({ ReplaceTags: [{ TagKey: "team", TagValue: "shop" }] })],
    ]);
  });

  it("keeps its login when the operating system is reinstalled, which the preview warns about", async () => {
    await using test = await given();
    await test.state.images.create({ id: "img-11111111", name: "Debian" });
    const inputs = { ...minimal, password: "Secret-123" };
    const { id } = await test.machine.create(inputs);
    const changed = { ...inputs, imageId: "img-11111111" };
    await test.machine.preview(changed);
    expect(test.warnings().join("\n")).toContain("the content of the system disk is lost");
    await test.machine.update(changed);
    expect(test.sent("ResetInstance")).toMatchObject([
      { InstanceId: id, ImageId: "img-11111111", LoginSettings: { Password: "[secret]" } },
    ]);
    expect(test.machines()).toMatchObject([{ reinstalls: 1, state: "RUNNING", password: "Secret-123" }]);
  });

  it("is stopped and started", async () => {
    await using test = await given();
    const stopped = { ...minimal, runningFlag: false, stopType: "HARD", stoppedMode: "STOP_CHARGING" };
    const { id, outputs } = await test.machine.create(stopped);
    expect(outputs).toMatchObject({ instanceStatus: "STOPPED", runningFlag: false });
    expect(test.sent("StopInstances")).toEqual([{ InstanceIds: [id], StopType: "HARD", StoppedMode: "STOP_CHARGING" }]);
    await test.machine.update({ ...stopped, runningFlag: true });
    expect(test.machines()).toMatchObject([{ state: "RUNNING" }]);
  });

  it("shows no diff if it released its public address while it was stopped without charges", async () => {
    await using test = await given();
    const inputs = {
      ...minimal,
      internetChargeType: "TRAFFIC_POSTPAID_BY_HOUR",
      internetMaxBandwidthOut: 5,
      allocatePublicIp: true,
      runningFlag: false,
      stoppedMode: "STOP_CHARGING",
    };
    const { id } = await test.machine.create(inputs);
    test.state.machines.change(id, { internetChargeType: "" });
    await test.machine.read();
    expect((await test.machine.preview(inputs)).action).toBe("same");
  });

  it("does not show tags of the platform", async () => {
    await using test = await given();
    const { id } = await test.machine.create({ ...minimal, tags: { team: "shop" } });
    const machine = { service: "cvm", prefix: "instance", region: "ap-guangzhou", resourceId: id };
    await test.state.tags.create({ ...machine, key: "tencentcloud:autoscaling:auto-scaling-group-id", value: "asg-1" });
    expect((await test.machine.read())?.outputs["tags"]).toEqual({ team: "shop" });
  });

  it("buys additional months, once although the response is lost", async () => {
    await using test = await given();
    await test.machine.create(prepaid);
    const before = test.machines()[0]?.expiresAt ?? 0;
    test.platform.failNext({ path: /\/ModifyInstancesChargeType$/, kind: "resetAfter" });
    await test.machine.update({ ...prepaid, instanceChargeTypePrepaidPeriod: 2 });
    const months = ((test.machines()[0]?.expiresAt ?? 0) - before) / (30 * 86_400_000);
    expect(Math.round(months)).toBe(2);
  });

  it("buys additional months in the next update if the platform rejects it, and never twice", async () => {
    await using test = await given({ machineTaskMs: 0 });
    await test.machine.create({ ...prepaid, instanceName: "web" });
    const action = "ModifyInstancesChargeType";
    const renewed = { ...prepaid, instanceName: "shop", instanceChargeTypePrepaidPeriod: 12 };
    test.platform.failNextAction({ action, code: "InvalidAccount.InsufficientBalance" });
    await expect(test.machine.update(renewed)).rejects.toThrow("InsufficientBalance");
    test.platform.failNextAction({ action: "ModifyInstancesAttribute", code: "InvalidParameterValue" });
    await expect(test.machine.update(renewed)).rejects.toThrow("ModifyInstancesAttribute");
    await test.machine.update(renewed);
    expect(test.sent(action)).toHaveLength(2);
    expect(test.machine.outputs["instanceChargeTypePrepaidPeriod"]).toBe(12);
  });

  it("warns instead of buying months again if it is unknown whether they were bought", async () => {
    await using test = await given({ failedTasks: ["ModifyInstancesChargeType"] });
    await test.machine.create(prepaid);
    const renewed = { ...prepaid, instanceChargeTypePrepaidPeriod: 12 };
    await expect(test.machine.update(renewed)).rejects.toThrow("ModifyInstancesChargeType has failed");
    const earlier = test.warnings().length;
    await test.machine.preview(renewed);
    await test.machine.update(renewed);
    expect(test.sent("ModifyInstancesChargeType")).toHaveLength(1);
    expect(test.warnings().slice(earlier)).toEqual([expect.stringContaining("may have renewed the machine ins-")]);
  });

  it("reports a failed task of an update", async () => {
    await using test = await given({ failedTasks: ["ResetInstancesType"] });
    await test.machine.create({ ...minimal, forceStop: true });
    await expect(test.machine.update({ ...minimal, forceStop: true, instanceType: "S5.LARGE8" })).rejects.toThrow(
      "ResetInstancesType has failed",
    );
  });

  it("reports that a change of a running instance requires forceStop", async () => {
    await using test = await given();
    await test.machine.create(minimal);
    await expect(test.machine.update({ ...minimal, instanceType: "S5.LARGE8" })).rejects.toThrow("set forceStop");
  });

  it("is imported with its disks, and shows no change", async () => {
    await using test = await given();
    const { id } = await test.machine.create({
      ...minimal,
      dataDisks: [{ dataDiskType: "CLOUD_SSD", dataDiskSize: 20 }],
    });
    const other = test.host.resource("Instance", "imported");
    const { inputs } = await other.import(id);
    expect(inputs["dataDisks"]).toHaveLength(1);
    expect((await other.preview(inputs)).action).toBe("same");
  });

  it("is imported with one form of its data for cloud-init, and without an address that was bound later", async () => {
    await using test = await given();
    const { id } = await test.machine.create({ ...minimal, userDataRaw: "#!/bin/sh" });
    test.state.machines.change(id, { publicIp: "119.28.1.9" });
    const other = test.host.resource("Instance", "imported");
    const { inputs } = await other.import(id);
    expect(inputs).toMatchObject({ userDataRaw: "#!/bin/sh" });
    expect(inputs).not.toHaveProperty("userData");
    expect(inputs).not.toHaveProperty("privateIp");
    expect(inputs).not.toHaveProperty("allocatePublicIp");
    expect((await other.preview(inputs)).action).toBe("same");
  });

  it("is not replaced while it is protected from deletion", async () => {
    await using test = await given();
    await test.machine.create({ ...minimal, disableApiTermination: true });
    const elsewhere = { ...minimal, availabilityZone: "ap-guangzhou-4", disableApiTermination: true };
    await expect(test.machine.preview(elsewhere)).rejects.toThrow("must be set to false by a separate `pulumi up`");
  });

  it("warns at preview about costs, restarts and losses", async () => {
    await using test = await given();
    await test.machine.preview(minimal);
    await test.machine.preview(prepaid);
    await test.machine.create(minimal);
    await test.machine.preview({ ...minimal, instanceType: "S5.LARGE8" });
    const { action } = await test.machine.preview({ ...minimal, availabilityZone: "ap-guangzhou-4" });
    expect(action).toBe("replace");
    const text = test.warnings().join("\n");
    for (const part of [
      "charged by the hour until it is deleted",
      "this buys 1 month in advance",
      "stopped and restarted",
      "replaced by a new one",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("rejects a change of values that the platform accepts only at creation", async () => {
    await using test = await given();
    const inputs = { ...minimal, internetChargeType: "BANDWIDTH_PREPAID", internetMaxBandwidthOut: 5 };
    await test.machine.create(inputs);
    for (const changed of [{ internetMaxBandwidthOut: 10 }, { instanceName: "w".repeat(61) }]) {
      const [property = ""] = Object.keys(changed);
      await expect(test.machine.preview({ ...inputs, ...changed })).rejects.toThrow(property);
    }
    const elsewhere = { ...inputs, availabilityZone: "ap-guangzhou-4", internetMaxBandwidthOut: 10 };
    expect((await test.machine.preview(elsewhere)).action).toBe("replace");
  });

  it("is replaced for new user data only on request", async () => {
    await using test = await given();
    await test.machine.create({ ...minimal, userDataRaw: "one" });
    const changed = { ...minimal, userDataRaw: "two" };
    expect((await test.machine.preview(changed)).action).toBe("update");
    expect((await test.machine.preview({ ...changed, userDataReplaceOnChange: true })).action).toBe("replace");
  });

  it("is deleted with its disks, and then its subnet is free", async () => {
    await using test = await given();
    await test.machine.create({
      ...minimal,
      ...test.network,
      dataDisks: [
        { dataDiskType: "CLOUD_SSD", dataDiskSize: 20 },
        { dataDiskType: "CLOUD_SSD", dataDiskSize: 30, deleteWithInstance: false },
      ],
    });
    await test.machine.delete();
    expect(test.machines()).toEqual([]);
    expect(test.state.disks.list()).toMatchObject([{ size: 30, state: "UNATTACHED" }]);
    expect(test.sent("DescribeUsedIpAddress").length).toBeGreaterThan(0);
  });

  it("that is prepaid stays in the recycle bin, and is reported there", async () => {
    await using test = await given();
    const { id } = await test.machine.create(prepaid);
    test.state.machines.change(id, { state: "SHUTDOWN" });
    expect((await test.machine.read())?.outputs["instanceStatus"]).toBe("SHUTDOWN");
    expect(test.warnings().join("\n")).toContain(`the machine ${id} is in the recycle bin`);
    test.state.machines.change(id, { state: "RUNNING" });
    await test.machine.delete();
    expect(test.machines()).toMatchObject([{ state: "SHUTDOWN" }]);
  });

  it("that is prepaid stays in the recycle bin although the response to its deletion is lost", async () => {
    await using test = await given({ machineTaskMs: 0 });
    await test.machine.create(prepaid);
    test.platform.failNext({ path: /\/TerminateInstances$/, kind: "resetAfter" });
    await test.machine.delete();
    expect(test.machines()).toMatchObject([{ state: "SHUTDOWN" }]);
  });

  it("leaves the recycle bin with forceDelete, with the disks that are returned", async () => {
    await using test = await given();
    await test.machine.create(withReturnedDisk);
    await test.machine.delete();
    expect(test.sent("TerminateInstances")).toHaveLength(2);
    expect(test.machines()).toEqual([]);
    expect(test.state.disks.list()).toEqual([]);
  });

  it("keeps a disk that somebody has detached from it, with a warning", async () => {
    await using test = await given();
    await test.machine.create(withReturnedDisk);
    const id = test.dataDisk();
    test.state.disks.change(id, { state: "UNATTACHED", instanceId: "" });
    await test.machine.delete();
    expect(test.machines()).toEqual([]);
    expect(test.state.disks.list()).toMatchObject([{ id, state: "UNATTACHED" }]);
    expect(test.warnings().join("\n")).toContain(`the data disk ${id} is not attached to the machine`);
  });

  it("keeps a disk that another machine has when its deletion continues", async () => {
    await using test = await given();
    const { id } = await test.machine.create(withReturnedDisk);
    test.state.machines.change(id, { state: "SHUTDOWN" });
    test.state.disks.change(test.dataDisk(), { instanceId: (await test.state.machines.create({})).id });
    await test.machine.delete();
    expect(test.state.disks.list().map((disk) => disk.id)).toContain(test.dataDisk());
    expect(test.sent("TerminateDisks")).toEqual([]);
  });

  it("returns a disk that an interrupted deletion has detached", async () => {
    await using test = await given();
    const { id } = await test.machine.create(withReturnedDisk);
    test.state.machines.change(id, { state: "SHUTDOWN" });
    test.state.disks.change(test.dataDisk(), { state: "UNATTACHED", instanceId: "" });
    await test.machine.delete();
    expect(test.machines()).toEqual([]);
    expect(test.state.disks.list()).toEqual([]);
  });

  it("reports how to delete it while it is protected", async () => {
    await using test = await given();
    await test.machine.create({ ...minimal, disableApiTermination: true });
    await expect(test.machine.delete()).rejects.toThrow("Set disableApiTermination to false");
  });

  it("is refreshed with others from listings", async () => {
    await using test = await given({ machineTaskMs: 0 });
    const all = Array.from({ length: 15 }, (_, i) => test.host.resource("Instance", `web-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...minimal, instanceName: `web-${i}` })));
    await refreshed(test, all);
    expect(
      test.platform
        .calls()
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(["DescribeDisks", "DescribeInstances", "DescribeInstancesAttributes"]);
  });

  it.each([
    [{ instanceType: "S5.MEDIUM2" }, "imageId"],
    [{ ...minimal, instanceType: "S5" }, "instanceType"],
    [{ ...minimal, password: "Secret-123", keyIds: ["skey-17634f05"] }, "keyIds"],
    [{ ...minimal, allocatePublicIp: true }, "internetMaxBandwidthOut"],
    [{ ...minimal, privateIp: "10.1.1.9" }, "subnetId"],
    [{ ...minimal, instanceChargeType: "PREPAID" }, "instanceChargeTypePrepaidPeriod"],
    [{ ...minimal, instanceChargeType: "CDHPAID" }, "cdhHostId"],
    [{ ...prepaid, dataDisks: [{ dataDiskType: "CLOUD_SSD", dataDiskSize: 20 }] }, "deleteWithInstance"],
    [{ ...minimal, userData: "YQ==", userDataRaw: "a" }, "userData"],
  ])("is rejected at preview with %j", async (inputs, property) => {
    await using test = await given();
    await expect(test.machine.preview(inputs)).rejects.toThrow(property);
  });
});
