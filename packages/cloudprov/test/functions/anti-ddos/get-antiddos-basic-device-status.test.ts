import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const action = "DescribeBasicDeviceStatus";

/** Two addresses and two load balancers, of two regions. */
async function given() {
  const test = await givenLookup("getAntiddosBasicDeviceStatus");
  const { devices } = test.platform.state;
  await devices.create({ id: "203.0.113.7", status: "3" });
  await devices.create({ id: "203.0.113.8", region: 4 });
  await devices.create({ id: "lb-1", kind: "load-balancer", status: "1" });
  return test;
}

const attacked = { key: "203.0.113.7", value: "3" };
const normal = { key: "203.0.113.8", value: "2" };
const blocked = { key: "lb-1", value: "1" };

describe("getAntiddosBasicDeviceStatus", () => {
  it("returns everything without inputs, and omits empty lists", async () => {
    await using test = await given();
    expect(await test.ask()).toMatchObject({ datas: [attacked, normal], clbDatas: [blocked] });
    await test.ask({ ipLists: [], idLists: [] });
    expect(test.sent(action)).toEqual([{}, {}]);
  });

  it("returns addresses, and resources with a domain name", async () => {
    await using test = await given();
    const args = { ipLists: ["203.0.113.8"], idLists: ["lb-1"] };
    expect(await test.ask(args)).toMatchObject({ ...args, datas: [normal], clbDatas: [blocked] });
    expect(test.sent(action)).toEqual([{ IpList: ["203.0.113.8"], IdList: ["lb-1"] }]);
  });

  it("returns one region, including the one with the number 0", async () => {
    await using test = await given();
    expect(await test.ask({ filterRegion: 4 })).toMatchObject({ filterRegion: 4, datas: [normal], clbDatas: [] });
    expect(await test.ask({ filterRegion: 0 })).toMatchObject({ filterRegion: 0, datas: [], clbDatas: [] });
    expect(test.sent(action)).toEqual([{ FilterRegion: 4 }, { FilterRegion: 0 }]);
  });

  it("has an ID that depends only on the request", async () => {
    await using test = await given();
    const { id } = await test.ask({ ipLists: ["203.0.113.7", "203.0.113.8"], filterRegion: 1 });
    expect(id).toMatch(/^\d+$/);
    expect((await test.ask({ filterRegion: 1, ipLists: ["203.0.113.8", "203.0.113.7"] }))["id"]).toBe(id);
    expect((await test.ask({ filterRegion: 1, ipLists: ["203.0.113.8"] }))["id"]).not.toBe(id);
    expect((await test.ask({ id: "other", filterRegion: 1, ipLists: ["203.0.113.7", "203.0.113.8"] }))["id"]).toBe(id);
  });

  it("writes the addresses and then the others into one list", async () => {
    await using test = await given();
    expect(await test.file()).toEqual({ content: [attacked, normal, blocked], mode: 0o644 });
  });

  it("rejects an invalid address before it sends a request", async () => {
    await using test = await given();
    await expect(test.ask({ ipLists: ["203.0.113.7", "203.0.113.700"] })).rejects.toThrow(
      "ipLists[1] must be an IP address, such as 203.0.113.7",
    );
    expect(test.sent(action)).toEqual([]);
  });

  it("accepts whole numbers for regions", async () => {
    await using test = await given();
    await expect(test.ask({ filterRegion: 1.5 })).rejects.toThrow("filterRegion must be a whole number");
    expect(test.sent(action)).toEqual([]);
  });
});
