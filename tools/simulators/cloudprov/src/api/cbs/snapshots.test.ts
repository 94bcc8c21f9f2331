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

  it("are listed in the order of their creation, or the other way round", async () => {
    for (const createdAt of [3000, 1000, 2000])
      await platform.state.snapshots.create({ name: `${createdAt}`, createdAt });
    const names = async (Order: string) => {
      const { SnapshotSet } = (await call("DescribeSnapshots", { OrderField: "CREATE_TIME", Order })).response;
      return (SnapshotSet as { SnapshotName: string }[]).map(({ SnapshotName }) => SnapshotName);
    };
    expect(await names("ASC")).toEqual(["1000", "2000", "3000"]);
    expect(await names("DESC")).toEqual(["3000", "2000", "1000"]);
  });
});
