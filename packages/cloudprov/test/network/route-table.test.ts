import { describe, expect, it } from "vitest";
import { withContents } from "../../src/resources/network/route-table.ts";
import { refreshed } from "../refreshed.ts";
import { givenNetwork } from "./given-network.ts";

async function given() {
  const network = await givenNetwork();
  const { vpcId, host } = network;
  return { ...network, inputs: { name: "web", vpcId }, table: host.resource("RouteTable", "web") };
}

describe("a RouteTable", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const { id, outputs } = await test.table.create({ ...test.inputs, tags: { team: "shop" } });
    expect(test.sent("CreateRouteTable")).toEqual([
      { VpcId: test.inputs.vpcId, RouteTableName: "web", Tags: [{ Key: "team", Value: "shop" }] },
    ]);
    expect(outputs).toMatchObject({ routeTableId: id, isDefault: false, subnetIds: [], routeEntryIds: [] });
    expect((await test.table.preview({ ...test.inputs, tags: { team: "shop" } })).action).toBe("same");
  });

  it("shows its subnets and entries after a refresh, which is no change", async () => {
    await using test = await given();
    const { vpcId } = test.inputs;
    const { id: routeTableId } = await test.table.create(test.inputs);
    const { id: subnetId } = await test.state.subnets.create({ vpcId, routeTableId });
    const { id: number } = await test.state.routes.create({ routeTableId });
    const read = await test.table.read();
    expect(read?.outputs).toMatchObject({ subnetIds: [subnetId], routeEntryIds: [`${number}.${routeTableId}`] });
    expect((await test.table.preview(test.inputs)).action).toBe("same");
  });

  it("treats null in a response as an empty list, but not a missing list", () => {
    const read = withContents({ RouteTableId: "rtb-5v4yhq2m", AssociationSet: null });
    expect(read["SubnetIds"]).toEqual([]);
    expect(read).not.toHaveProperty("RouteEntryIds");
  });

  it("sends a changed name, and changed tags to the tag service", async () => {
    await using test = await given();
    const { id: RouteTableId } = await test.table.create({ ...test.inputs, tags: { team: "shop" } });
    await test.table.update({ ...test.inputs, name: "site", tags: { team: "site" } });
    expect(test.sent("ModifyRouteTableAttribute")).toEqual([{ RouteTableId, RouteTableName: "site" }]);
    expect(test.sent("ModifyResourceTags")).toEqual([
      {
        Resource: `qcs::vpc:ap-guangzhou:uin/:rtb/${RouteTableId}`,
        ReplaceTags: [{ TagKey: "team", TagValue: "site" }],
      },
    ]);
  });

  it("is replaced when its network changes", async () => {
    await using test = await given();
    await test.table.create(test.inputs);
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    expect((await test.table.preview({ ...test.inputs, vpcId })).action).toBe("replace");
  });

  it("is not confused with the default route table of a new network", async () => {
    await using test = await given();
    const { id } = await test.table.create({ ...test.inputs, name: "default" });
    expect(test.host.logs.filter(({ severity }) => severity === "warning")).toEqual([]);
    expect(test.state.routeTables.get(id)?.isMain).toBe(false);
    const listed = await test.host.list("RouteTable");
    expect(listed.map((one) => one.id)).toEqual([id]);
  });

  it("is not confused with one of another network while it is invisible after a lost response", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    await test.state.routeTables.create({ vpcId, name: "web", createdAt: 1 });
    test.platform.set({ visibilityLagMs: 300 });
    test.platform.failNext({ path: /\/CreateRouteTable$/, kind: "resetAfter" });
    const { id } = await test.table.create(test.inputs);
    expect(test.state.routeTables.get(id)).toMatchObject({ name: "web", vpcId: test.inputs.vpcId });
    expect(test.sent("CreateRouteTable")).toHaveLength(1);
  });

  it("is rejected during preview without a network ID and with a long name", async () => {
    await using test = await given();
    const { failures } = await test.table.check({ name: "a".repeat(61), vpcId: "shop" });
    expect(failures.map(({ property }) => property)).toEqual(["name", "vpcId"]);
  });

  it("is deleted when its last subnet has left it", async () => {
    await using test = await given();
    const { vpcId } = test.inputs;
    const { id: routeTableId } = await test.table.create(test.inputs);
    const { id: subnetId } = await test.state.subnets.create({ vpcId, routeTableId });
    const deleted = test.table.delete();
    await expect.poll(() => test.sent("DeleteRouteTable").length).toBeGreaterThan(0);
    test.state.subnets.remove(subnetId);
    await deleted;
    expect(test.state.routeTables.list().map(({ isMain }) => isMain)).toEqual([true]);
  });

  it("is not deleted if it is the default route table, and the error has the remedy", async () => {
    await using test = await given();
    const [main] = test.state.routeTables.list();
    await test.table.import(main?.id ?? "");
    await expect(test.table.delete()).rejects.toThrow("remove the resource from the state with `pulumi state delete`");
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    test.platform.set({ routeTableQuotas: { tables: 100, routes: 50 } });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("RouteTable", `web-${i}`));
    await Promise.all(all.map((one) => one.create({ vpcId: test.inputs.vpcId })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeRouteTables"]);
  });
});

describe("getVpcRouteTables", () => {
  it("filters by the platform's criteria and by any number of tags, and shows the entries", async () => {
    await using test = await given();
    const { vpcId } = test.inputs;
    const tags = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key-${i}`, "a"]));
    const { id: routeTableId } = await test.table.create({ ...test.inputs, tags });
    const { id: subnetId } = await test.state.subnets.create({ vpcId, routeTableId });
    const route = await test.state.routes.create({ routeTableId, description: "Internet" });
    const found = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.host.invoke("getVpcRouteTables", inputs))["instanceLists"] as { name: string }[];
    const namesOf = async (inputs: Readonly<Record<string, unknown>>) => (await found(inputs)).map(({ name }) => name);
    expect(await found({ routeTableId })).toEqual([
      {
        routeTableId,
        name: "web",
        vpcId,
        subnetIds: [subnetId],
        isDefault: false,
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        tags,
        routeEntryInfos: [
          {
            routeEntryId: `${route.id}.${routeTableId}`,
            description: "Internet",
            destinationCidrBlock: "192.0.2.0/24",
            nextType: "EIP",
            nextHub: "0",
            routeItemId: route.itemId,
          },
        ],
      },
    ]);
    expect(await namesOf({})).toEqual(["default", "web"]);
    expect(await namesOf({ vpcId, associationMain: true })).toEqual(["default"]);
    expect(await namesOf({ associationMain: false })).toEqual(["web"]);
    expect(await namesOf({ name: "we", tagKey: "key-0" })).toEqual(["web"]);
    expect(await namesOf({ vpcId, tags: { ...tags, "key-0": "b" } })).toEqual([]);
    expect(test.sent("DescribeRouteTables")).toContainEqual({
      Filters: [
        { Name: "vpc-id", Values: [vpcId] },
        { Name: "association.main", Values: ["true"] },
      ],
      Offset: "0",
      Limit: "100",
    });
  });
});
