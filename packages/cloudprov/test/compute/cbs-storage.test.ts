import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { isIdle } from "../../src/resources/compute/disk-change.ts";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";
import { writesOf } from "../writes-of.ts";

const inputs = {
  storageName: "data",
  storageType: "CLOUD_SSD",
  storageSize: 50,
  availabilityZone: "ap-guangzhou-3",
};
const prepaid = { ...inputs, chargeType: "PREPAID", prepaidPeriod: 1 };

async function given(options: StartOptions = {}) {
  const simulated = await startSimulatedProvider({ diskTaskMs: 200, ...options });
  const { platform, host } = simulated;
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody as Values);
  const warnings = () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return { ...simulated, warnings, disk: host.resource("CbsStorage", "data"), state: platform.state, sent };
}

describe("a CbsStorage", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const { id, outputs } = await test.disk.create({ ...inputs, tags: { team: "shop" } });
    expect(id).toMatch(/^disk-/);
    expect(test.sent("CreateDisks")).toEqual([
      {
        DiskName: "data",
        DiskType: "CLOUD_SSD",
        DiskSize: 50,
        Placement: { Zone: "ap-guangzhou-3", ProjectId: 0 },
        DiskChargeType: "POSTPAID_BY_HOUR",
        ThroughputPerformance: 0,
        Tags: [{ Key: "team", Value: "shop" }],
        ClientToken: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(outputs).toMatchObject({
      cbsStorageId: id,
      attached: false,
      storageStatus: "UNATTACHED",
      encrypt: false,
      burstPerformance: false,
      tags: { team: "shop" },
    });
    expect((await test.disk.preview({ ...inputs, tags: { team: "shop" } })).action).toBe("same");
  });

  it("does not affect the platform's tags", async () => {
    await using test = await given();
    const tagged = { ...inputs, tags: { team: "shop" } };
    const { id } = await test.disk.create(tagged);
    const tag = { TagKey: "tencentcloud:autoscaling:auto-scaling-group-id", TagValue: "asg-12wjuh0s" };
    const parameters = { Resource: `qcs::cvm:ap-guangzhou:uin/:volume/${id}`, ReplaceTags: [tag] };
    const request = { service: "tag", version: "2018-08-13", action: "ModifyResourceTags", parameters };
    await test.host.resource("ActionCall", "platform").create(request);
    expect((await test.disk.read())?.outputs["tags"]).toEqual({ team: "shop" });
    expect((await test.disk.preview(tagged)).action).toBe("same");
  });

  it("is encrypted, restored from a snapshot, and paid in advance", async () => {
    await using test = await given();
    const { id: snapshotId } = await test.state.snapshots.create({ usage: "DATA_DISK" });
    const { outputs } = await test.disk.create({
      ...prepaid,
      prepaidRenewFlag: "NOTIFY_AND_AUTO_RENEW",
      snapshotId,
      encrypt: true,
      kmsKeyId: "key-1",
      storageType: "CLOUD_HSSD",
      storageSize: 460,
      throughputPerformance: 100,
      diskBackupQuota: 3,
    });
    expect(test.sent("CreateDisks")).toMatchObject([
      {
        DiskChargeType: "PREPAID",
        DiskChargePrepaid: { Period: 1, RenewFlag: "NOTIFY_AND_AUTO_RENEW" },
        SnapshotId: snapshotId,
        Encrypt: "ENCRYPT",
        KmsKeyId: "key-1",
        ThroughputPerformance: 100,
        DiskBackupQuota: 3,
      },
    ]);
    expect(outputs).toMatchObject({ encryptType: "ENCRYPT_V2", snapshotId, prepaidPeriod: 1, diskBackupQuota: 3 });
  });

  it("is created once although the response is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateDisks$/, kind: "resetAfter" });
    await test.disk.create(inputs);
    expect(test.state.disks.list()).toHaveLength(1);
  });

  it("reports its cost at preview", async () => {
    await using test = await given();
    const warned = async (given: Values) => {
      await test.disk.preview(given);
      return test.warnings().at(-1);
    };
    expect(await warned(inputs)).toContain("charged by the hour until it is deleted");
    expect(await warned(prepaid)).toContain(
      "this buys 1 month in advance, and the account is charged at once. Afterwards it expires unless you renew it",
    );
    expect(await warned({ ...prepaid, prepaidRenewFlag: "NOTIFY_AND_AUTO_RENEW" })).toContain(
      "renews it automatically",
    );
  });

  it("is changed step by step, each step after the end of the one before", async () => {
    await using test = await given();
    const { id } = await test.disk.create({ ...inputs, storageType: "CLOUD_PREMIUM" });
    const snapshot = await test.state.snapshots.create({ diskId: id, usage: "DATA_DISK" });
    test.platform.journal.clear();
    const { outputs } = await test.disk.update({
      ...inputs,
      storageName: "site",
      storageSize: 80,
      projectId: 7,
      snapshotId: snapshot.id,
      diskBackupQuota: 4,
      tags: { team: "site" },
    });
    expect(writesOf(test.platform)).toEqual([
      ["ModifyDiskAttributes", { DiskIds: [id], DiskType: "CLOUD_SSD" }],
      ["ModifyDiskAttributes", { DiskIds: [id], DiskName: "site", ProjectId: 7 }],
      ["ResizeDisk", { DiskId: id, DiskSize: 80 }],
      ["ModifyDiskBackupQuota", { DiskId: id, DiskBackupQuota: 4 }],
      ["ModifyResourceTags", expect.objectContaining({ ReplaceTags: [{ TagKey: "team", TagValue: "site" }] })],
      ["ApplySnapshot", { DiskId: id, SnapshotId: snapshot.id }],
    ]);
    expect(outputs).toMatchObject({ storageType: "CLOUD_SSD", storageSize: 80, projectId: 7, diskBackupQuota: 4 });
  });

  it("gets and loses additional performance in place", async () => {
    await using test = await given();
    const large = { ...inputs, storageType: "CLOUD_HSSD", storageSize: 460 };
    await test.disk.create(large);
    await test.disk.update({ ...large, throughputPerformance: 50, burstPerformance: true });
    await test.disk.update({ ...large, burstPerformance: false });
    expect(test.sent("ModifyDiskExtraPerformance").map(({ ThroughputPerformance }) => ThroughputPerformance)).toEqual([
      50, 0,
    ]);
    expect(test.sent("ModifyDiskAttributes").map(({ BurstPerformanceOperation: one }) => one)).toEqual([
      "CREATE",
      "CANCEL",
    ]);
  });

  it("changes how it is paid, in both directions", async () => {
    await using test = await given();
    const { id } = await test.disk.create(inputs);
    await test.disk.update(prepaid);
    await test.disk.update({ ...prepaid, prepaidRenewFlag: "NOTIFY_AND_AUTO_RENEW" });
    expect((await test.disk.update(inputs)).outputs).toMatchObject({ chargeType: "POSTPAID_BY_HOUR" });
    expect(test.sent("ModifyDisksChargeType")).toEqual([
      { DiskIds: [id], DiskChargePrepaid: { Period: 1 } },
      { DiskIds: [id], DiskChargePostpaid: true },
    ]);
    expect(test.sent("ModifyDisksRenewFlag")).toEqual([{ DiskIds: [id], RenewFlag: "NOTIFY_AND_AUTO_RENEW" }]);
  });

  it("is enlarged once although the response is lost", async () => {
    await using test = await given();
    await test.disk.create(inputs);
    test.platform.failNext({ path: /\/ResizeDisk$/, kind: "resetAfter" });
    const { outputs } = await test.disk.update({ ...inputs, storageSize: 80 });
    expect(outputs["storageSize"]).toBe(80);
  });

  it("is idle if the percentage of a move is missing", () => {
    const disk = { state: "UNATTACHED", isAttached: false, isMoving: false, moved: 0 };
    const others = { type: "CLOUD_SSD", size: 50, chargeType: "POSTPAID_BY_HOUR", renewFlag: "", instanceId: "" };
    expect(isIdle({ ...disk, ...others })).toBe(true);
    expect(isIdle({ ...disk, ...others, isMoving: true })).toBe(false);
  });

  it("never shrinks, and is not renewed", async () => {
    await using test = await given();
    await test.disk.create(prepaid);
    await expect(test.disk.preview({ ...prepaid, storageSize: 40 })).rejects.toThrow("storageSize");
    await expect(test.disk.preview({ ...prepaid, prepaidPeriod: 2 })).rejects.toThrow("renew it in the console");
    await expect(test.disk.preview({ ...prepaid, chargeType: "CDCPAID" })).rejects.toThrow("chargeType");
  });

  it("warns before a replacement or a rollback loses data", async () => {
    await using test = await given();
    await test.disk.create(inputs);
    const { action } = await test.disk.preview({ ...inputs, availabilityZone: "ap-guangzhou-4" });
    expect(action).toBe("replace");
    expect(test.warnings().join("\n")).toContain("the data on the disk is lost");
    await test.disk.preview({ ...inputs, snapshotId: "snap-gdsc8q7c" });
    expect(test.warnings().join("\n")).toContain("overwritten by that of the snapshot");
  });

  it("is not rolled back before another change fails, because the next run would overwrite its data again", async () => {
    await using test = await given();
    const { id } = await test.disk.create(inputs);
    const { id: snapshotId } = await test.state.snapshots.create({ diskId: id, usage: "DATA_DISK" });
    const wanted = { ...inputs, snapshotId, diskBackupQuota: 4 };
    test.platform.failNextAction({ action: "ModifyDiskBackupQuota", code: "InvalidParameterValue", times: 1 });
    await expect(test.disk.update(wanted)).rejects.toThrow("InvalidParameterValue");
    expect(test.sent("ApplySnapshot")).toEqual([]);
    await test.disk.update(wanted);
    expect(test.sent("ApplySnapshot")).toHaveLength(1);
  });

  it("is not rolled back when the program of an imported disk names its snapshot", async () => {
    await using test = await given();
    const { id } = await test.state.disks.create({ name: "data", type: "CLOUD_SSD", size: 50 });
    await test.disk.import(id);
    await test.disk.update({ ...inputs, storageName: "site", snapshotId: "snap-gdsc8q7c" });
    expect(test.sent("ApplySnapshot")).toEqual([]);
    expect(test.state.disks.list()).toMatchObject([{ name: "site" }]);
  });

  it("is imported with its encryption, and shows no change", async () => {
    await using test = await given();
    const { id } = await test.state.disks.create({ name: "data", type: "CLOUD_SSD", size: 50, isEncrypted: true });
    await test.disk.import(id);
    expect((await test.disk.preview({ ...inputs, encrypt: true })).action).toBe("same");
    expect((await test.disk.preview(inputs)).action).toBe("replace");
  });

  it("waits until it is detached, and leaves a prepaid disk in the recycle bin", async () => {
    await using test = await given();
    const { id } = await test.disk.create(prepaid);
    test.state.disks.change(id, { instanceId: "ins-1", state: "ATTACHED" });
    const deleted = test.disk.delete();
    await expect.poll(() => test.sent("TerminateDisks").length).toBeGreaterThan(0);
    test.state.disks.change(id, { instanceId: "", state: "UNATTACHED" });
    await deleted;
    expect(test.state.disks.list()).toMatchObject([{ state: "TORECYCLE" }]);
  });

  it("counts as deleted while it is in the recycle bin", async () => {
    await using test = await given();
    const { id } = await test.disk.create(prepaid);
    test.state.disks.change(id, { state: "TORECYCLE" });
    expect(await test.disk.read()).toBeUndefined();
  });

  it("stays in the recycle bin when the response to its deletion is lost, and when it was there before", async () => {
    await using test = await given();
    const { id } = await test.disk.create(prepaid);
    test.platform.failNext({ path: /\/TerminateDisks$/, kind: "resetAfter" });
    await test.disk.delete();
    expect(test.state.disks.get(id)?.state).toBe("TORECYCLE");

    const other = test.host.resource("CbsStorage", "other");
    const { id: otherId } = await other.create(prepaid);
    test.state.disks.change(otherId, { state: "TORECYCLE" });
    await other.delete();
    expect(test.state.disks.get(otherId)?.state).toBe("TORECYCLE");
    expect(test.sent("TerminateDisks")).toHaveLength(1);
  });

  it("leaves the recycle bin with forceDelete", async () => {
    await using test = await given();
    await test.disk.create({ ...prepaid, forceDelete: true });
    await test.disk.delete();
    expect(test.sent("TerminateDisks")).toHaveLength(2);
    expect(test.platform.calls().at(-1)?.action).toBe("DescribeDisks");
    expect(test.state.disks.list()).toEqual([]);
  });

  it("reports the remedy if the platform does not release it", async () => {
    await using test = await given();
    await test.disk.create(prepaid);
    const code = "ResourceUnavailable.NotSupportRefund";
    test.platform.failNextAction({ action: "TerminateDisks", code, times: 1 });
    await expect(test.disk.delete()).rejects.toThrow("return it in the console, or let it expire");
    expect(test.sent("TerminateDisks")).toHaveLength(1);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("CbsStorage", `data-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...inputs, storageName: `data-${i}` })));
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeDisks"]);
    expect(found.map((one) => one?.inputs["storageName"])).toEqual(all.map((_, i) => `data-${i}`));
  });

  it.each([
    [{ ...inputs, chargeType: "PREPAID" }, "prepaidPeriod"],
    [{ ...prepaid, prepaidPeriod: 13 }, "must be 1 to 12, 24 or 36"],
    [{ ...inputs, kmsKeyId: "key-1" }, "kmsKeyId"],
    [{ ...inputs, snapshotId: "disk-1" }, "be the ID of a snapshot"],
  ])("is rejected at preview with %j", async (wrong, message) => {
    await using test = await given();
    await expect(test.disk.preview(wrong)).rejects.toThrow(message);
  });

  it("warns about a period that has no effect", async () => {
    await using test = await given();
    await test.disk.create({ ...inputs, prepaidPeriod: 2 });
    expect(test.warnings().join("\n")).toContain("prepaidPeriod has no effect unless chargeType is PREPAID");
    expect(test.sent("CreateDisks")[0]).not.toHaveProperty("DiskChargePrepaid");
  });
});
