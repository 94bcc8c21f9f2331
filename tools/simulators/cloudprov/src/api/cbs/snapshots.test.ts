import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cbs"));
});
afterEach(() => platform.close());

describe("snapshots", () => {
  it("are found by their IDs or by filters, and show their images", async () => {
    const { id } = await platform.state.snapshots.create({ name: "daily", diskId: "disk-1" });
    await platform.state.snapshots.create({ name: "other", usage: "DATA_DISK", zone: "ap-guangzhou-6" });
    const image = await platform.state.images.create({ name: "base", snapshotIds: [id] });
    const by = (Name: string, value: string) => ({ Filters: [{ Name, Values: [value] }] });
    for (const params of [
      { SnapshotIds: [id] },
      by("snapshot-id", id),
      by("snapshot-name", "daily"),
      by("disk-id", "disk-1"),
      by("disk-usage", "SYSTEM_DISK"),
      by("zone", "ap-guangzhou-3"),
    ]) {
      expect((await call("DescribeSnapshots", params)).response).toMatchObject({
        TotalCount: 1,
        SnapshotSet: [{ SnapshotName: "daily", Images: [{ ImageId: image.id, ImageName: "base" }] }],
      });
    }
    const both = await call("DescribeSnapshots", { SnapshotIds: [id], ...by("zone", "ap-guangzhou-3") });
    expect(both.code).toBe("InvalidParameter");
    expect(platform.journal.violations).toEqual([]);
  });
});
