import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const found = async (args: Values) => {
    const { instanceLists } = await simulated.host.invoke("getVpcInstances", args);
    return instanceLists as readonly Readonly<Record<string, unknown>>[];
  };
  const names = async (args: Values) => (await found(args)).map(({ name }) => name);
  return { ...simulated, state: simulated.platform.state, found, names };
}

describe("getVpcInstances", () => {
  it("shows the networks with their ranges and subnets", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({
      name: "shop",
      cidrBlock: "10.1.0.0/16",
      assistantCidrs: ["10.2.0.0/16"],
      containerCidrs: ["10.3.0.0/16"],
    });
    const { id: subnetId } = await test.state.subnets.create({ vpcId });
    await test.state.vpcs.create({ name: "empty" });
    expect(await test.found({ vpcId })).toEqual([
      {
        vpcId,
        name: "shop",
        cidrBlock: "10.1.0.0/16",
        commonAssistantCidrs: ["10.2.0.0/16"],
        containerAssistantCidrs: ["10.3.0.0/16"],
        isDefault: false,
        isMulticast: false,
        dnsServers: ["183.60.83.19", "183.60.82.98"],
        subnetIds: [subnetId],
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        tags: {},
      },
    ]);
    expect((await test.found({})).map(({ subnetIds }) => subnetIds)).toEqual([[subnetId], []]);
  });

  it("filters by the platform's criteria and by any number of tags", async () => {
    await using test = await given();
    const tags = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key-${i}`, "a"]));
    await test.host.resource("Vpc", "web").create({ name: "web", cidrBlock: "10.1.0.0/16", tags });
    await test.state.vpcs.create({ name: "default", cidrBlock: "10.2.0.0/16", isDefault: true });
    expect(await test.names({})).toEqual(["web", "default"]);
    expect(await test.names({ name: "we" })).toEqual(["web"]);
    expect(await test.names({ isDefault: true })).toEqual(["default"]);
    expect(await test.names({ isDefault: false, cidrBlock: "10.1.0.0/16", tagKey: "key-0" })).toEqual(["web"]);
    expect(await test.names({ tags })).toEqual(["web"]);
    expect(await test.names({ tags: { ...tags, "key-0": "b" } })).toEqual([]);
    expect(test.platform.calls({ action: "DescribeVpcs" }).at(-4)?.requestBody).toMatchObject({
      Filters: [{ Name: "is-default", Values: ["true"] }],
      Offset: "0",
      Limit: "100",
    });
  });

  it("reads the subnets of many networks from one listing, and none without networks", async () => {
    await using test = await given();
    expect(await test.names({})).toEqual([]);
    expect(test.platform.calls({ action: "DescribeSubnets" })).toEqual([]);
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      const { id: vpcId } = await test.state.vpcs.create({ name });
      await test.state.subnets.create({ vpcId });
    }
    expect((await test.found({})).map(({ subnetIds }) => (subnetIds as string[]).length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(test.platform.calls({ action: "DescribeSubnets" })).toHaveLength(1);
  });
});
