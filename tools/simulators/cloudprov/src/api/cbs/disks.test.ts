import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call, clock } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call, clock } = await openServiceBench("cbs", { diskTaskMs: 1_000 }));
});
afterEach(() => platform.close());

const asked = {
  Placement: { Zone: "ap-guangzhou-3" },
  DiskChargeType: "POSTPAID_BY_HOUR",
  DiskType: "CLOUD_SSD",
  DiskName: "data",
  DiskSize: 50,
};
const prepaid = { DiskChargeType: "PREPAID", DiskChargePrepaid: { Period: 1 } };
const create = async (more: object = {}) =>
  (await call("CreateDisks", { ...asked, ...more })).response.DiskIdSet[0] as string;
const codeOf = async (more: object) => (await call("CreateDisks", { ...asked, ...more })).code;
const find = async (params: object = {}) => (await call("DescribeDisks", params)).response;
const one = async (id: string) => (await find({ DiskIds: [id] })).DiskSet[0];

describe("a disk", () => {
  it("is created with the requested values, once for each token", async () => {
    const more = { Tags: [{ Key: "team", Value: "shop" }], ClientToken: "once" };
    const id = await create(more);
    expect(await create(more)).toBe(id);
    expect(await codeOf({ ...more, DiskSize: 60 })).toBe("InvalidParameter.InvalidClientToken");
    expect(await one(id)).toMatchObject({
      DiskName: "data",
      DiskState: "UNATTACHED",
      Attached: false,
      Portable: true,
      Encrypt: false,
      Tags: [{ Key: "team", Value: "shop" }],
    });
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    [{ DiskSize: 55 }, "InvalidParameter.DiskConfigNotSupported"],
    [{ DiskType: "CLOUD_TSSD" }, "InvalidParameter.DiskConfigNotSupported"],
    [{ DiskSize: undefined }, "MissingParameter"],
    [{ DiskName: "盘".repeat(21) }, "InvalidParameterValue"],
    [{ Placement: { Zone: "ap-tokyo-1" } }, "InvalidParameterValue"],
    [{ SnapshotId: "snap-00000000" }, "InvalidSnapshotId.NotFound"],
    [{ KmsKeyId: "key" }, "InvalidParameter"],
    [{ ThroughputPerformance: 100 }, "InvalidParameterValue"],
    [{ DiskChargeType: "PREPAID" }, "MissingParameter"],
    [{ ...prepaid, DiskChargePrepaid: { Period: 13 } }, "InvalidParameterValue"],
  ])("is rejected with %j", async (more, code) => {
    expect(await codeOf(more)).toBe(code);
  });

  it("gets the size of its snapshot, and not a smaller one", async () => {
    const { snapshots } = platform.state;
    const { id: SnapshotId } = await snapshots.create({ usage: "DATA_DISK", size: 60 });
    expect(await codeOf({ SnapshotId })).toBe("InvalidParameter.DiskSizeNotMatch");
    expect(await one(await create({ SnapshotId, DiskSize: undefined }))).toMatchObject({ DiskSize: 60 });
    const { id: root } = await snapshots.create({ usage: "SYSTEM_DISK" });
    expect(await codeOf({ SnapshotId: root })).toBe("InvalidSnapshot.NotSupported");
  });

  it("is rejected when the quota is used up", async () => {
    platform.set({ diskQuota: 1 });
    await create();
    expect(await codeOf({})).toBe("ResourceInsufficient.OverQuota");
  });

  it("is found by each filter, and not by IDs and filters together", async () => {
    const id = await create({ Tags: [{ Key: "team", Value: "shop" }] });
    await create({ DiskName: "logs", DiskType: "CLOUD_PREMIUM", ...prepaid, Placement: { Zone: "ap-guangzhou-4" } });
    for (const [Name, value] of Object.entries({
      "disk-id": id,
      "disk-name": "data",
      "disk-type": "CLOUD_SSD",
      "disk-charge-type": "POSTPAID_BY_HOUR",
      zone: "ap-guangzhou-3",
      "tag-key": "team",
      "tag-value": "shop",
      "tag:team": "shop",
    })) {
      expect(await find({ Filters: [{ Name, Values: [value] }] })).toMatchObject({
        TotalCount: 1,
        DiskSet: [{ DiskId: id }],
      });
    }
    const both = { DiskIds: [id], Filters: [{ Name: "zone", Values: ["ap-guangzhou-3"] }] };
    expect((await call("DescribeDisks", both)).code).toBe("InvalidParameter");
  });

  it("grows by a task, and never shrinks", async () => {
    const DiskId = await create();
    await call("ResizeDisk", { DiskId, DiskSize: 80 });
    expect(await one(DiskId)).toMatchObject({ DiskState: "EXPANDING", DiskSize: 50 });
    expect((await call("ResizeDisk", { DiskId, DiskSize: 90 })).code).toBe("ResourceBusy");
    clock.advance(1_000);
    expect(await one(DiskId)).toMatchObject({ DiskState: "UNATTACHED", DiskSize: 80 });
    expect((await call("ResizeDisk", { DiskId, DiskSize: 60 })).code).toBe("InvalidParameterValue");
  });

  it("is attached to a machine of its zone, and detached", async () => {
    const id = await create();
    const { id: InstanceId } = await platform.state.machines.create({ name: "web", privateIp: "10.0.1.9" });
    const attach = (more: object = {}) => call("AttachDisks", { DiskIds: [id], InstanceId, ...more });
    expect((await attach({ InstanceId: "ins-00000000" })).code).toBe("InvalidInstanceId.NotFound");
    const far = await platform.state.machines.create({ zone: "ap-guangzhou-4" });
    expect((await attach({ InstanceId: far.id })).code).toBe("ResourceUnavailable.ZoneNotMatch");
    await attach();
    expect(await one(id)).toMatchObject({ DiskState: "ATTACHING", Attached: false });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ DiskState: "ATTACHED", Attached: true, InstanceId });
    expect((await attach()).code).toBe("InvalidDisk.AlreadyBound");
    for (const [Name, value] of [
      ["instance-id", InstanceId],
      ["instance-name", "web"],
      ["instance-ip-address", "10.0.1.9"],
    ]) {
      expect(await find({ Filters: [{ Name, Values: [value] }] })).toMatchObject({ TotalCount: 1 });
    }
    const detach = (more: object = {}) => call("DetachDisks", { DiskIds: [id], InstanceId, ...more });
    expect((await detach({ InstanceId: far.id })).code).toBe("InvalidParameterValue");
    await detach();
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ DiskState: "UNATTACHED", Attached: false, InstanceId: "" });
  });

  it("changes its type alone, while its data is moved", async () => {
    const id = await create();
    const change = { DiskIds: [id], DiskType: "CLOUD_PREMIUM" };
    expect((await call("ModifyDiskAttributes", { ...change, DiskName: "x" })).code).toBe("InvalidParameter");
    await call("ModifyDiskAttributes", change);
    expect(await one(id)).toMatchObject({ Migrating: true, MigratePercent: 50, DiskType: "CLOUD_SSD" });
    expect((await call("TerminateDisks", { DiskIds: [id] })).code).toBe("ResourceInUse.DiskMigrating");
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ Migrating: false, MigratePercent: 100, DiskType: "CLOUD_PREMIUM" });
  });

  it("is rolled back to one of its snapshots", async () => {
    const DiskId = await create();
    const own = await platform.state.snapshots.create({ diskId: DiskId, usage: "DATA_DISK" });
    const other = await platform.state.snapshots.create({ usage: "DATA_DISK" });
    const rollBack = (SnapshotId: string) => call("ApplySnapshot", { DiskId, SnapshotId });
    expect((await rollBack(other.id)).code).toBe("InvalidParameterValue");
    await rollBack(own.id);
    expect(await one(DiskId)).toMatchObject({ DiskState: "ROLLBACKING", Rollbacking: true });
    expect((await rollBack(own.id)).code).toBe("ResourceInUse.DiskRollbacking");
    clock.advance(1_000);
    expect(platform.state.disks.list()).toMatchObject([{ state: "UNATTACHED", restored: [own.id] }]);
  });

  it("can be paid in advance and by the hour", async () => {
    const id = await create();
    const DiskIds = [id];
    const pay = (params: object) => call("ModifyDisksChargeType", { DiskIds, ...params });
    const RenewFlag = "NOTIFY_AND_AUTO_RENEW";
    expect((await call("ModifyDisksRenewFlag", { DiskIds, RenewFlag })).code).toBe("InvalidParameterValue");
    await pay({ DiskChargePrepaid: { Period: 2 } });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({
      DiskChargeType: "PREPAID",
      RenewFlag: "NOTIFY_AND_MANUAL_RENEW",
      DeadlineTime: expect.stringMatching(/^2030-03-01/),
    });
    await call("ModifyDisksRenewFlag", { DiskIds, RenewFlag });
    expect(await one(id)).toMatchObject({ RenewFlag });
    expect((await pay({ DiskChargePrepaid: { Period: 2 }, DiskChargePostpaid: true })).code).toBe("InvalidParameter");
    await pay({ DiskChargePostpaid: true });
    clock.advance(1_000);
    expect(await one(id)).toMatchObject({ DiskChargeType: "POSTPAID_BY_HOUR", RenewFlag: "", DeadlineTime: "" });
  });

  it("changes its attributes, performance and backup points", async () => {
    const id = await create({ DiskType: "CLOUD_HSSD", DiskSize: 460 });
    await call("ModifyDiskAttributes", {
      DiskIds: [id],
      DiskName: "site",
      ProjectId: 7,
      BurstPerformanceOperation: "CREATE",
    });
    await call("ModifyDiskExtraPerformance", { DiskId: id, ThroughputPerformance: 100 });
    await call("ModifyDiskBackupQuota", { DiskId: id, DiskBackupQuota: 5 });
    expect(await one(id)).toMatchObject({
      DiskName: "site",
      Placement: { ProjectId: 7 },
      BurstPerformance: true,
      ThroughputPerformance: 100,
      DiskBackupQuota: 5,
    });
  });

  it("is deleted at once, or kept in the recycle bin if it is prepaid", async () => {
    const id = await create();
    const bought = await create(prepaid);
    const terminate = (DiskIds: string[]) => call("TerminateDisks", { DiskIds });
    platform.state.disks.change(id, { instanceId: "ins-1", state: "ATTACHED" });
    expect((await terminate([id])).code).toBe("ResourceUnavailable.Attached");
    platform.state.disks.change(id, { instanceId: "", state: "UNATTACHED" });
    await terminate([id, bought]);
    expect(await find()).toMatchObject({ DiskSet: [{ DiskId: bought, DiskState: "TORECYCLE" }] });
    expect((await call("ResizeDisk", { DiskId: bought, DiskSize: 60 })).code).toBe("InvalidDisk.Expire");
    await terminate([bought]);
    expect(await find()).toMatchObject({ TotalCount: 0 });
    expect((await terminate([id])).code).toBe("InvalidDiskId.NotFound");
  });
});
