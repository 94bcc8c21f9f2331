import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cbs"));
});
afterEach(() => platform.close());

describe("the disks that a zone offers", () => {
  it("are filtered", async () => {
    const params = { InquiryType: "INQUIRY_CVM_CONFIG", InstanceFamilies: ["S5"], CPU: 1, Memory: 1 };
    const { response } = await call("DescribeDiskConfigQuota", params);
    expect(response.DiskConfigSet).toHaveLength(12);
    const one = { ...params, DiskTypes: ["CLOUD_SSD"], DiskChargeType: "PREPAID", DiskUsage: "DATA_DISK" };
    const found = (await call("DescribeDiskConfigQuota", one)).response;
    expect(found.DiskConfigSet).toMatchObject([{ DiskType: "CLOUD_SSD", InstanceFamily: "S5", Available: true }]);
    expect(platform.journal.violations).toEqual([]);
  });
});
