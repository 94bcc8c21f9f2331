import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let bench = {} as ServiceBench;
beforeEach(async () => {
  bench = await openServiceBench("cvm");
});
afterEach(() => bench.platform.close());

const find = (params: object = {}) => bench.call("DescribeZoneInstanceConfigInfos", params);
const by = (Name: string, value: string) => find({ Filters: [{ Name, Values: [value] }] });

describe("types of machines", () => {
  it("are filtered and sorted", async () => {
    const { instanceTypes } = bench.platform.state;
    await instanceTypes.create({ name: "S5.SMALL1", cpu: 1, chargeType: "PREPAID" });
    await instanceTypes.create({ name: "SA5.LARGE8", cpu: 4, memory: 8, zone: "ap-guangzhou-6" });
    for (const one of [
      await by("zone", "ap-guangzhou-3"),
      await by("instance-family", "S5"),
      await by("instance-type", "S5.SMALL1"),
      await by("instance-charge-type", "PREPAID"),
    ]) {
      expect(one.response.InstanceTypeQuotaSet).toMatchObject([{ InstanceType: "S5.SMALL1" }]);
    }
    const large = { InstanceType: "SA5.LARGE8", Memory: 8 };
    const small = { InstanceType: "S5.SMALL1", Cpu: 1 };
    expect((await by("sort-keys", "cpu:desc")).response.InstanceTypeQuotaSet).toMatchObject([large, small]);
    expect((await by("sort-keys", "mem:asc")).response.InstanceTypeQuotaSet).toMatchObject([small, large]);
    expect((await by("zone", "ap-tokyo-1")).code).toBe("InvalidParameterValue.ZoneNotSupported");
    expect(bench.platform.journal.violations).toEqual([]);
  });
});
