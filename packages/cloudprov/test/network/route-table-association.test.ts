import { describe, expect, it } from "vitest";
import type { Op } from "../../src/platform/clients.ts";
import { mainTableOf } from "../../src/resources/network/vpc.ts";
import { refreshed } from "../refreshed.ts";
import { operation, says, startScriptedPlatform } from "../scripted-platform.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: routeTableId } = await state.routeTables.create({ vpcId });
  const { id: subnetId } = await state.subnets.create({ vpcId, cidrBlock: "10.1.1.0/24" });
  return {
    ...simulated,
    state,
    vpcId,
    main: state.routeTables.list().find(({ isMain }) => isMain)?.id,
    inputs: { subnetId, routeTableId },
    association: simulated.host.resource("RouteTableAssociation", "web"),
    tableOf: (id = subnetId) => state.subnets.get(id)?.routeTableId,
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

describe("a RouteTableAssociation", () => {
  it("selects the route table of a subnet, and another one in place", async () => {
    await using test = await given();
    const { subnetId, routeTableId } = test.inputs;
    const { id, outputs } = await test.association.create(test.inputs);
    expect(id).toBe(subnetId);
    expect(outputs).toMatchObject(test.inputs);
    expect((await test.association.preview(test.inputs)).action).toBe("same");
    const other = await test.state.routeTables.create({ vpcId: test.vpcId });
    await test.association.update({ subnetId, routeTableId: other.id });
    expect(test.sent("ReplaceRouteTableAssociation")).toEqual([
      { SubnetId: subnetId, RouteTableId: routeTableId },
      { SubnetId: subnetId, RouteTableId: other.id },
    ]);
  });

  it("is not created over one that exists, and the error names the command that imports it", async () => {
    await using test = await given();
    const { subnetId } = test.inputs;
    const other = await test.state.routeTables.create({ vpcId: test.vpcId });
    test.state.subnets.change(subnetId, { routeTableId: other.id });
    await expect(test.association.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/routeTableAssociation:RouteTableAssociation web ${subnetId}`,
    );
    expect(test.tableOf()).toBe(other.id);
  });

  it("with a route table of another network is rejected with the remedy", async () => {
    await using test = await given();
    const { id: vpcId } = await test.state.vpcs.create({ name: "other" });
    const { id: routeTableId } = await test.state.routeTables.create({ vpcId });
    await expect(test.association.create({ ...test.inputs, routeTableId })).rejects.toThrow(
      "The route table belongs to another network",
    );
  });

  it("gives the subnet the default route table when it is deleted", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    await test.association.delete();
    expect(test.tableOf()).toBe(test.main);
  });

  it("keeps a route table that was selected elsewhere when it is deleted", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    const other = await test.state.routeTables.create({ vpcId: test.vpcId });
    test.state.subnets.change(test.inputs.subnetId, { routeTableId: other.id });
    await test.association.delete();
    expect(test.tableOf()).toBe(other.id);
    expect(test.sent("ReplaceRouteTableAssociation")).toHaveLength(1);
  });

  it("is deleted without an error when its subnet does not exist", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    test.state.subnets.remove(test.inputs.subnetId);
    await test.association.delete();
    expect(test.sent("ReplaceRouteTableAssociation")).toHaveLength(1);
  });

  it("is not deleted while the default route table is not listed", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    test.state.routeTables.remove(test.main ?? "");
    await expect(test.association.delete()).rejects.toThrow(
      `the default route table of the network ${test.vpcId} is not listed`,
    );
    expect(test.tableOf()).toBe(test.inputs.routeTableId);
  });

  it("is not deleted when the platform misses the default route table instead of the subnet", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    test.platform.set({ actionErrors: { "vpc:ReplaceRouteTableAssociation": "ResourceNotFound" } });
    await expect(test.association.delete()).rejects.toThrow("ResourceNotFound");
    expect(test.tableOf()).toBe(test.inputs.routeTableId);
  });

  it("never restores another route table than the default one", async () => {
    const table = (RouteTableId: string, Main: boolean) => ({ RouteTableId, VpcId: "vpc-8vazrwjv", Main });
    await using platform = await startScriptedPlatform(() =>
      says({ TotalCount: 2, RouteTableSet: [table("rtb-5v4yhq2m", false), table("rtb-b050fg94", true)] }),
    );
    const op = { ...operation(), vpc: await platform.client("vpc") };
    expect(await mainTableOf(op as Op, "vpc-8vazrwjv")).toBe("rtb-b050fg94");
  });

  it("shows another selected route table as a change", async () => {
    await using test = await given();
    await test.association.create(test.inputs);
    test.state.subnets.change(test.inputs.subnetId, { routeTableId: test.main ?? "" });
    expect((await test.association.read())?.outputs["routeTableId"]).toBe(test.main);
    expect((await test.association.preview(test.inputs)).action).toBe("update");
  });

  it("is listed unless the subnet uses the default route table", async () => {
    await using test = await given();
    await test.state.subnets.create({ vpcId: test.vpcId, cidrBlock: "10.1.2.0/24" });
    await test.association.create(test.inputs);
    const { subnetId, routeTableId } = test.inputs;
    expect(await test.host.list("RouteTableAssociation")).toEqual([
      { id: subnetId, name: `${subnetId} ${routeTableId}` },
    ]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const { routeTableId } = test.inputs;
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("RouteTableAssociation", `web-${i}`));
    await Promise.all(
      all.map(async (one, i) => {
        const { id: subnetId } = await test.state.subnets.create({
          vpcId: test.vpcId,
          cidrBlock: `10.1.${i + 2}.0/24`,
        });
        await one.create({ subnetId, routeTableId });
      }),
    );
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeSubnets"]);
  });
});
