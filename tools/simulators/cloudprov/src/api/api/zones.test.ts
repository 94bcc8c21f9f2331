import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("api"));
});
afterEach(() => platform.close());

describe("the zones of a product", () => {
  it("belong to the region of the request", async () => {
    const { TotalCount, ZoneSet } = (await call("DescribeZones", { Product: "cvm" })).response;
    expect(TotalCount).toBe(3);
    expect(ZoneSet).toMatchObject([
      { Zone: "ap-guangzhou-1", ZoneState: "UNAVAILABLE" },
      { Zone: "ap-guangzhou-2", ZoneState: "AVAILABLE" },
      { Zone: "ap-guangzhou-3", ZoneState: "AVAILABLE" },
    ]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("need a product that exists", async () => {
    expect((await call("DescribeZones", { Product: "spaceship" })).code).toBe("InvalidParameterValue");
    expect((await call("DescribeZones")).code).toBe("MissingParameter");
  });
});
