import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { instanceTypes } = simulated.platform.state;
  await instanceTypes.create({ name: "S5.MEDIUM4", cpu: 2, memory: 4 });
  await instanceTypes.create({ name: "SA5.LARGE8", cpu: 4, memory: 8, zone: "ap-guangzhou-6", chargeType: "PREPAID" });
  await instanceTypes.create({ name: "GN7.LARGE20", cpu: 4, memory: 20, gpu: 1, isSoldOut: true });
  const found = async (args: Values) => {
    const answer = await simulated.host.invoke("getInstanceTypes", args);
    return answer["instanceTypes"] as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, found };
}

describe("getInstanceTypes", () => {
  it.each<[Values, string[]]>([
    [{}, ["S5.MEDIUM4", "SA5.LARGE8", "GN7.LARGE20"]],
    [{ availabilityZone: "ap-guangzhou-6" }, ["SA5.LARGE8"]],
    [{ availabilityZone: "ap-tokyo-1" }, []],
    [{ filters: [{ name: "instance-family", values: ["S5", "GN7"] }] }, ["S5.MEDIUM4", "GN7.LARGE20"]],
    [{ cpuCoreCount: 4 }, ["SA5.LARGE8", "GN7.LARGE20"]],
    [{ cpuCoreCount: 4, memorySize: 8 }, ["SA5.LARGE8"]],
    [{ gpuCoreCount: 1 }, ["GN7.LARGE20"]],
    [{ gpuCoreCount: 1, excludeSoldOut: true }, []],
    [{ cpuCoreCount: 0, memorySize: 0, gpuCoreCount: 0 }, ["S5.MEDIUM4", "SA5.LARGE8", "GN7.LARGE20"]],
  ])("lists types by %j", async (args, names) => {
    await using test = await given();
    expect((await test.found(args)).map(({ instanceType }) => instanceType)).toEqual(names);
  });

  it("returns the stock, the price and special properties", async () => {
    await using test = await given();
    expect(await test.found({ memorySize: 4 })).toMatchObject([
      {
        status: "SELL",
        prices: [{ chargeUnit: "HOUR", unitPrice: 0.2 }],
        externals: [{ unsupportNetworks: ["BASIC"], storageBlockAttrs: [] }],
        localDiskTypeLists: [],
        instanceBandwidth: 1.5,
        cbsConfigs: [],
      },
    ]);
    expect(test.platform.calls().filter(({ action }) => action === "DescribeDiskConfigQuota")).toEqual([]);
  });

  it("returns the disks that fit each type, if a filter is given", async () => {
    await using test = await given();
    const cbsFilter = { diskTypes: ["CLOUD_HSSD"], diskUsage: "DATA_DISK", diskChargeType: "PREPAID" };
    const [type] = await test.found({ memorySize: 8, cbsFilter });
    expect(type).toMatchObject({
      cbsConfigs: [
        { diskType: "CLOUD_HSSD", zone: "ap-guangzhou-6", instanceFamily: "SA5", extraPerformanceRanges: [0, 6500] },
      ],
    });
    const [all] = await test.found({ memorySize: 8, cbsFilter: {} });
    expect(all?.["cbsConfigs"]).toHaveLength(12);
  });

  it("rejects a zone together with filters", async () => {
    await using test = await given();
    const filters = [{ name: "zone", values: ["ap-guangzhou-6"] }];
    await expect(test.found({ availabilityZone: "ap-guangzhou-6", filters })).rejects.toThrow("filters");
  });
});
