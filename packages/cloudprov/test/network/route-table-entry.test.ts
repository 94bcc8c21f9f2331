import { describe, expect, it } from "vitest";
import { bindClients } from "../../src/platform/clients.ts";
import { routeTableEntry } from "../../src/resources/network/route-table-entry.ts";
import { refreshed } from "../refreshed.ts";
import { operation, says, startScriptedPlatform } from "../scripted-platform.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
  const { id: routeTableId } = await state.routeTables.create({ vpcId });
  return {
    ...simulated,
    state,
    routeTableId,
    inputs: { routeTableId, destinationCidrBlock: "0.0.0.0/0", nextType: "NAT", nextHub: "nat-1asg3t63" },
    entry: simulated.host.resource("RouteTableEntry", "internet"),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

const hop = { DestinationCidrBlock: "0.0.0.0/0", GatewayType: "NAT", GatewayId: "nat-1asg3t63" };

describe("a RouteTableEntry", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const { routeTableId, inputs } = test;
    const { id, outputs } = await test.entry.create({ ...inputs, description: "Internet" });
    expect(test.sent("CreateRoutes")).toEqual([
      { RouteTableId: routeTableId, Routes: [{ ...hop, RouteDescription: "Internet", Enabled: true }] },
    ]);
    expect(test.sent("DisableRoutes")).toEqual([]);
    const [route] = test.state.routes.list();
    expect(id).toBe(`${route?.id}.${routeTableId}`);
    expect(outputs).toMatchObject({ disabled: false, routeEntryId: Number(route?.id), routeItemId: route?.itemId });
    expect((await test.entry.preview({ ...inputs, description: "Internet" })).action).toBe("same");
  });

  it("is disabled after its creation, and enabled and disabled in place", async () => {
    await using test = await given();
    const { outputs } = await test.entry.create({ ...test.inputs, disabled: true });
    const RouteIds = test.state.routes.list().map(({ id }) => Number(id));
    expect(outputs["disabled"]).toBe(true);
    await test.entry.update(test.inputs);
    await test.entry.update({ ...test.inputs, disabled: true });
    const request = { RouteTableId: test.routeTableId, RouteIds };
    expect(test.sent("EnableRoutes")).toEqual([request]);
    expect(test.sent("DisableRoutes")).toEqual([request, request]);
  });

  it("is deleted before its replacement is created, because a destination has one next hop", async () => {
    await using test = await given();
    await test.entry.create(test.inputs);
    const plan = await test.entry.preview({ ...test.inputs, nextType: "EIP", nextHub: "0" });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
    const elsewhere = await test.entry.preview({ ...test.inputs, destinationCidrBlock: "192.0.2.0/24" });
    expect(elsewhere).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: false } });
  });

  it("is deleted with all members that the platform's model requires, and a missing one is not an error", async () => {
    await using test = await given();
    await test.entry.create(test.inputs);
    const [route] = test.state.routes.list();
    test.state.routes.remove(route?.id ?? "");
    await test.entry.delete();
    expect(test.sent("DeleteRoutes")).toEqual([
      { RouteTableId: test.routeTableId, Routes: [{ ...hop, RouteId: Number(route?.id) }] },
    ]);
  });

  it("is deleted when its route table was deleted", async () => {
    await using test = await given();
    await test.entry.create(test.inputs);
    test.state.routeTables.remove(test.routeTableId);
    expect(await test.entry.read()).toBeUndefined();
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { routeTableId } = test;
    const { id } = await test.state.routes.create({
      routeTableId,
      destination: "0.0.0.0/0",
      gatewayType: "NAT",
      gatewayId: "nat-1asg3t63",
    });
    await expect(test.entry.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/routeTableEntry:RouteTableEntry internet ${id}.${routeTableId}`,
    );
  });

  it("to a destination that has another next hop is rejected with the remedy", async () => {
    await using test = await given();
    await test.state.routes.create({ routeTableId: test.routeTableId, destination: "0.0.0.0/0" });
    await expect(test.entry.create(test.inputs)).rejects.toThrow("Another entry leads to the same destination");
  });

  it("is rejected during preview with an invalid destination or next hop", async () => {
    await using test = await given();
    const failuresOf = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.entry.check({ ...test.inputs, ...inputs })).failures.map(({ property, reason }) =>
        `${property} ${reason}`.replace(/ \[.*/, ""),
      );
    expect(await failuresOf({ destinationCidrBlock: "192.0.2.7/24" })).toEqual([
      expect.stringContaining("destinationCidrBlock must be 192.0.2.0/24"),
    ]);
    expect(await failuresOf({ nextType: "EIP" })).toEqual([
      expect.stringContaining('nextHub must be "0" when nextType is EIP'),
    ]);
    expect(await failuresOf({ nextType: "EIP", nextHub: "0" })).toEqual([]);
    expect(await failuresOf({ nextHub: "" })).toHaveLength(1);
    expect(await failuresOf({ nextType: "" })).toHaveLength(1);
  });

  it("is read beside an entry of the platform that lacks its destination and next hop", async () => {
    const RouteTableId = "rtb-5v4yhq2m";
    const own = { ...hop, RouteId: 7, RouteType: "USER", Enabled: true, RouteItemId: "rti-0k2x9c4d" };
    const missing = { DestinationCidrBlock: null, GatewayType: null, GatewayId: null };
    const ofPlatform = { ...missing, RouteId: 0, RouteType: "NETD" };
    await using platform = await startScriptedPlatform(() =>
      says({ TotalCount: 1, RouteTableSet: [{ RouteTableId, RouteSet: [ofPlatform, own] }] }),
    );
    const op = { ...operation(), id: `7.${RouteTableId}`, args: {}, state: {}, purpose: "import" };
    const connected = await platform.connect();
    const read = routeTableEntry.spec.read({ ...op, ...bindClients(connected, op) } as never);
    expect(await read).toMatchObject({ destinationCidrBlock: "0.0.0.0/0", nextType: "NAT", routeEntryId: 7 });
  });

  it("cannot be imported with the number of IPv6 entries", async () => {
    await using test = await given();
    await expect(test.entry.import(`0.${test.routeTableId}`)).rejects.toThrow("<routeEntryId>.<routeTableId>");
  });

  it("is listed unless it is an entry of the platform", async () => {
    await using test = await given();
    const { id } = await test.entry.create(test.inputs);
    await test.state.routes.create({ routeTableId: test.routeTableId, type: "CCN" });
    expect(await test.host.list("RouteTableEntry")).toEqual([{ id, name: "0.0.0.0/0" }]);
  });

  it("is refreshed with others of several tables from one listing", async () => {
    await using test = await given();
    const [vpc] = test.state.vpcs.list();
    const other = await test.state.routeTables.create({ vpcId: vpc?.id ?? "" });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("RouteTableEntry", `office-${i}`));
    await Promise.all(
      all.map((one, i) =>
        one.create({
          ...test.inputs,
          routeTableId: i % 2 === 0 ? other.id : test.routeTableId,
          destinationCidrBlock: `192.0.${i}.0/24`,
        }),
      ),
    );
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeRouteTables"]);
  });
});
