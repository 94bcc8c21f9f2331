import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenNetwork } from "./given-network.ts";

async function given() {
  const network = await givenNetwork();
  const { vpcId, host } = network;
  return {
    ...network,
    inputs: { name: "web", vpcId, availabilityZone: "ap-guangzhou-3", cidrBlock: "10.1.1.0/24" },
    subnet: host.resource("Subnet", "web"),
  };
}

describe("a Subnet", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const { id, outputs } = await test.subnet.create({ ...test.inputs, tags: { team: "shop" } });
    expect(test.sent("CreateSubnet")).toEqual([
      {
        VpcId: test.inputs.vpcId,
        SubnetName: "web",
        Zone: "ap-guangzhou-3",
        CidrBlock: "10.1.1.0/24",
        Tags: [{ Key: "team", Value: "shop" }],
      },
    ]);
    expect(test.sent("ModifySubnetAttribute")).toEqual([]);
    expect(test.sent("ReplaceRouteTableAssociation")).toEqual([]);
    const [main] = test.state.routeTables.list();
    expect(outputs).toMatchObject({
      subnetId: id,
      isMulticast: false,
      isDefault: false,
      availableIpCount: 253,
      routeTableId: main?.id,
    });
    expect(outputs).not.toHaveProperty("cdcId");
  });

  it("gets its broadcast switch and its route table after its creation", async () => {
    await using test = await given();
    const { id: routeTableId } = await test.state.routeTables.create({ vpcId: test.inputs.vpcId });
    const { id: SubnetId, outputs } = await test.subnet.create({ ...test.inputs, isMulticast: true, routeTableId });
    expect(test.sent("ModifySubnetAttribute")).toEqual([{ SubnetId, EnableBroadcast: "true" }]);
    expect(test.sent("ReplaceRouteTableAssociation")).toEqual([{ SubnetId, RouteTableId: routeTableId }]);
    expect(outputs).toMatchObject({ isMulticast: true, routeTableId });
  });

  it("is not created with a route table of another network", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    const { id: routeTableId } = await test.state.routeTables.create({ vpcId });
    await expect(test.subnet.create({ ...test.inputs, routeTableId })).rejects.toThrow(
      `routeTableId: the network ${test.inputs.vpcId} has no route table ${routeTableId}. Choose one of this network, or omit the property`,
    );
    expect(test.state.subnets.list()).toEqual([]);
  });

  it("keeps its values when an update names a route table of another network", async () => {
    await using test = await given();
    await test.subnet.create(test.inputs);
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    const { id: routeTableId } = await test.state.routeTables.create({ vpcId });
    await expect(test.subnet.update({ ...test.inputs, name: "site", routeTableId })).rejects.toThrow("routeTableId");
    expect(test.state.subnets.list().map(({ name }) => name)).toEqual(["web"]);
  });

  it("sends only what changes, and keeps the route table that the program no longer sets", async () => {
    await using test = await given();
    const { id: routeTableId } = await test.state.routeTables.create({ vpcId: test.inputs.vpcId });
    const { id: SubnetId } = await test.subnet.create({ ...test.inputs, routeTableId });
    expect((await test.subnet.preview(test.inputs)).action).toBe("same");
    await test.subnet.update({ ...test.inputs, name: "site" });
    expect(test.sent("ModifySubnetAttribute")).toEqual([{ SubnetId, SubnetName: "site" }]);
    expect(test.sent("ReplaceRouteTableAssociation")).toHaveLength(1);
  });

  it("that overlaps another subnet is rejected with the remedy", async () => {
    await using test = await given();
    await test.state.subnets.create({ vpcId: test.inputs.vpcId, name: "other", cidrBlock: "10.1.0.0/20" });
    await expect(test.subnet.create(test.inputs)).rejects.toThrow("choose a `cidrBlock` that overlaps none");
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { vpcId, cidrBlock, name } = test.inputs;
    const { id } = await test.state.subnets.create({ vpcId, name, cidrBlock });
    await expect(test.subnet.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/subnet:Subnet web ${id}`,
    );
  });

  it("is rejected during preview unless its range is a block from /16 to /28", async () => {
    await using test = await given();
    const failuresOf = async (cidrBlock: string) =>
      (await test.subnet.check({ ...test.inputs, cidrBlock })).failures.map(
        ({ property, reason }) => `${property} ${reason}`,
      );
    expect(await failuresOf("10.1.1.7/24")).toEqual([expect.stringContaining("cidrBlock must be 10.1.1.0/24")]);
    expect(await failuresOf("10.1.1.0/29")).toEqual([expect.stringContaining("must be a block from /16 to /28")]);
    expect(await failuresOf("10.0.0.0/12")).toEqual([expect.stringContaining("must be a block from /16 to /28")]);
    expect(await failuresOf("10.1.0.0/16")).toEqual([]);
    expect(await failuresOf("fd00::/64")).toHaveLength(1);
  });

  it("is deleted when nothing uses its addresses", async () => {
    await using test = await given();
    const { id } = await test.subnet.create(test.inputs);
    test.state.subnets.change(id, { members: 1 });
    const deleted = test.subnet.delete();
    await expect.poll(() => test.sent("DeleteSubnet").length).toBeGreaterThan(0);
    test.state.subnets.change(id, { members: 0 });
    await deleted;
    expect(test.state.subnets.list()).toEqual([]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("Subnet", `web-${i}`));
    const { name: _, ...inputs } = test.inputs;
    await Promise.all(all.map((one, i) => one.create({ ...inputs, cidrBlock: `10.1.${i}.0/24` })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeSubnets"]);
  });
});

describe("getVpcSubnets", () => {
  it("filters by the platform's criteria and by any number of tags", async () => {
    await using test = await given();
    const { vpcId } = test.inputs;
    const tags = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key-${i}`, "a"]));
    const { id } = await test.subnet.create({ ...test.inputs, tags });
    await test.state.subnets.create({ vpcId, name: "data", cidrBlock: "10.1.2.0/24", zone: "ap-guangzhou-4" });
    const found = async (inputs: Readonly<Record<string, unknown>>) =>
      ((await test.host.invoke("getVpcSubnets", inputs))["instanceLists"] as { subnetId: string; name: string }[]).map(
        ({ name }) => name,
      );
    expect(await found({})).toEqual(["web", "data"]);
    expect(await found({ subnetId: id })).toEqual(["web"]);
    expect(await found({ availabilityZone: "ap-guangzhou-4", isDefault: false, isRemoteVpcSnat: false })).toEqual([
      "data",
    ]);
    expect(await found({ isDefault: true })).toEqual([]);
    expect(await found({ vpcId, tags })).toEqual(["web"]);
    expect(await found({ tags: { ...tags, "key-0": "b" } })).toEqual([]);
    expect(test.sent("DescribeSubnets").at(-2)).toEqual({
      Filters: [{ Name: "vpc-id", Values: [vpcId] }],
      Offset: "0",
      Limit: "100",
    });
  });
});
