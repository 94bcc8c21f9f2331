import { describe, expect, it } from "vitest";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

/** Previews a new object in a region. */
async function previewIn(region: string, settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings, {
    config: ({ credentials }) => ({ secretId: credentials.secretId, secretKey: credentials.secretKey, region }),
  });
  const preview = (type: string, inputs = {}) => simulated.host.resource(type, "it").preview(inputs);
  const { action } = await preview("AddressTemplate", { addresses: ["10.0.0.1"] });
  const warnings = () =>
    simulated.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return { ...simulated, preview, action, warnings };
}

describe("a preview", () => {
  it("warns once about a region that the platform does not list, and suggests another", async () => {
    await using test = await previewIn("eu-paris");
    await test.preview("SecurityGroup");

    expect(test.warnings()).toEqual(["region eu-paris is not a region of the platform: did you mean eu-frankfurt?"]);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeRegions"]);
  });

  it("suggests the region with a similar name", async () => {
    await using test = await previewIn("ap-guangzou");
    expect(test.warnings()).toEqual(["region ap-guangzou is not a region of the platform: did you mean ap-guangzhou?"]);
  });

  it("lists the regions if none is similar", async () => {
    await using test = await previewIn("mars", { regions: ["ap-guangzhou", "ap-tokyo"], closedRegions: [] });
    expect(test.warnings()).toEqual(["region mars is not a region of the platform: set one of ap-guangzhou, ap-tokyo"]);
  });

  it("accepts a new region that the platform lists", async () => {
    await using test = await previewIn("ap-new", { regions: ["ap-guangzhou", "ap-new"] });
    expect(test.warnings()).toEqual([]);
  });

  it("sends no request for a common region", async () => {
    await using test = await previewIn("ap-tokyo");
    expect(test.platform.calls()).toEqual([]);
  });

  it("succeeds without the platform's list", async () => {
    await using test = await previewIn("ap-new", { deniedActions: ["cvm:DescribeRegions"] });
    expect([test.action, ...test.warnings()]).toEqual(["create"]);
  });
});

describe("getAvailabilityRegions", () => {
  it("lists the available regions, all regions, or one", async () => {
    await using test = await startSimulatedProvider({ regions: ["ap-guangzhou", "ap-tokyo"] });
    const names = async (args: Readonly<Record<string, unknown>>) => {
      const { regions } = await test.host.invoke("getAvailabilityRegions", args);
      return (regions as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    expect(await names({})).toEqual(["ap-guangzhou", "ap-tokyo"]);
    expect(await names({ includeUnavailable: true })).toEqual(["ap-guangzhou", "ap-tokyo", "ap-closed"]);
    expect(await names({ name: "ap-tokyo" })).toEqual(["ap-tokyo"]);
    expect(await names({ name: "default" })).toEqual(["ap-guangzhou"]);
    expect(await names({ name: "ap-closed" })).toEqual([]);
  });

  it("returns the description and state of a region", async () => {
    await using test = await startSimulatedProvider();
    expect(
      await test.host.invoke("getAvailabilityRegions", { name: "ap-closed", includeUnavailable: true }),
    ).toMatchObject({
      name: "ap-closed",
      regions: [{ name: "ap-closed", description: "Region ap-closed", state: "UNAVAILABLE" }],
    });
  });
});
