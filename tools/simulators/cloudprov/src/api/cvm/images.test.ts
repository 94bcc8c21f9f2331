import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let bench = {} as ServiceBench;
beforeEach(async () => {
  bench = await openServiceBench("cvm");
});
afterEach(() => bench.platform.close());

const find = async (params: object = {}) => (await bench.call("DescribeImages", params)).response;
const by = (Name: string, value: string) => find({ Filters: [{ Name, Values: [value] }] });

describe("images", () => {
  it("are filtered by their settings and by an instance type", async () => {
    const { images } = bench.platform.state;
    const { id } = await images.create({ name: "base", type: "PRIVATE_IMAGE", unfitTypes: ["S1.SMALL1"] });
    await images.create({ name: "other", platform: "CentOS" });
    expect(await find()).toMatchObject({ TotalCount: 2 });
    for (const one of [
      await by("image-id", id),
      await by("image-type", "PRIVATE_IMAGE"),
      await by("image-name", "bas"),
      await by("platform", "Ubuntu"),
      await find({ ImageIds: [id] }),
    ]) {
      expect(one).toMatchObject({ TotalCount: 1, ImageSet: [{ ImageId: id }] });
    }
    expect(await find({ InstanceType: "S1.SMALL1" })).toMatchObject({ ImageSet: [{ ImageName: "other" }] });
    const both = { ImageIds: [id], Filters: [{ Name: "image-id", Values: [id] }] };
    expect((await bench.call("DescribeImages", both)).code).toBe("InvalidParameter.ImageIdsFiltersConflict");
  });

  it("show their snapshots", async () => {
    const { images, snapshots } = bench.platform.state;
    const { id } = await snapshots.create({ name: "daily", size: 50 });
    await images.create({ name: "base", snapshotIds: [id] });
    expect((await find()).ImageSet[0].SnapshotSet).toEqual([
      { SnapshotId: id, DiskUsage: "SYSTEM_DISK", DiskSize: 50 },
    ]);
    expect(bench.platform.journal.violations).toEqual([]);
  });
});
