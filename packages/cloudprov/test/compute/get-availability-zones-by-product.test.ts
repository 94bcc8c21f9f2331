import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const names = async (args: Values) => {
    const { zones } = await simulated.host.invoke("getAvailabilityZonesByProduct", { product: "cvm", ...args });
    return (zones as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  return { ...simulated, names };
}

describe("getAvailabilityZonesByProduct", () => {
  it.each<[Values, string[]]>([
    [{}, ["ap-guangzhou-2", "ap-guangzhou-3"]],
    [{ includeUnavailable: true }, ["ap-guangzhou-1", "ap-guangzhou-2", "ap-guangzhou-3"]],
    [{ name: "ap-guangzhou-3" }, ["ap-guangzhou-3"]],
    [{ name: "ap-guangzhou-1" }, []],
  ])("lists zones by %j", async (args, zones) => {
    await using test = await given();
    expect(await test.names(args)).toEqual(zones);
  });

  it("returns the number, description and state of a zone", async () => {
    await using test = await startSimulatedProvider();
    const args = { product: "clb", name: "ap-guangzhou-1", includeUnavailable: true };
    expect(await test.host.invoke("getAvailabilityZonesByProduct", args)).toMatchObject({
      zones: [{ id: expect.stringMatching(/^\d+$/), description: "Zone 1 of ap-guangzhou", state: "UNAVAILABLE" }],
    });
  });

  it("fails for a product that does not exist", async () => {
    await using test = await given();
    await expect(test.names({ product: "spaceship" })).rejects.toThrow("spaceship");
  });

  it("is repeated after an internal error", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeZones", code: "InternalError" });
    expect(await test.names({})).toHaveLength(2);
  });
});
