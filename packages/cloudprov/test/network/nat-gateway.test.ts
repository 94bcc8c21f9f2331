import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider({ addressQuota: 200 });
  const { state } = simulated.platform;
  const { id: vpcId } = await state.vpcs.create({ name: "shop" });
  const ips = Array.from({ length: 20 }, (_, i) => `203.0.113.${i + 1}`);
  for (const ip of ips) await state.addresses.create({ ip });
  return {
    ...simulated,
    state,
    ips,
    inputs: { name: "web", vpcId, assignedEipSets: ips.slice(0, 1) },
    gateway: simulated.host.resource("NatGateway", "web"),
    addressesOf: (id: string) =>
      state.addresses
        .list()
        .filter(({ instanceId }) => instanceId === id)
        .map(({ ip }) => ip),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
    warnings: () => simulated.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

describe("a NatGateway", () => {
  it("is created by one request, is available afterwards, and shows what the platform adds", async () => {
    await using test = await given();
    test.platform.set({ natGatewayTaskMs: 700 });
    const { id, outputs } = await test.gateway.create({ ...test.inputs, tags: { team: "shop" } });
    expect(test.sent("CreateNatGateway")).toEqual([
      {
        NatGatewayName: "web",
        VpcId: test.inputs.vpcId,
        PublicIpAddresses: ["203.0.113.1"],
        Tags: [{ Key: "team", Value: "shop" }],
      },
    ]);
    expect(test.state.natGateways.get(id)?.state).toBe("AVAILABLE");
    expect(outputs).toMatchObject({
      natGatewayId: id,
      maxConcurrent: 1_000_000,
      bandwidth: 100,
      natProductVersion: 1,
      zone: "ap-guangzhou-3",
      assignedEipSets: ["203.0.113.1"],
    });
    expect((await test.gateway.preview({ ...test.inputs, tags: { team: "shop" } })).action).toBe("same");
  });

  it("is announced with its cost", async () => {
    await using test = await given();
    await test.gateway.preview(test.inputs);
    expect(test.warnings()).toEqual([expect.stringContaining("is charged by the hour until it is deleted")]);
  });

  it("waits until another change of its addresses has ended", async () => {
    await using test = await given();
    const { addresses } = test.state;
    const id = addresses.list()[0]?.id ?? "";
    addresses.change(id, { instanceId: "ins-0cxjwrog", status: "UNBINDING" });
    test.platform.failNext({
      path: /\/DescribeAddresses$/,
      kind: "status500",
      after: 1,
      met: () => addresses.change(id, { instanceId: "", status: "UNBIND" }),
    });
    await test.gateway.create(test.inputs);
    expect(test.sent("CreateNatGateway")).toHaveLength(1);
  });

  it("fails at once if another object uses an address", async () => {
    await using test = await given();
    const { addresses } = test.state;
    addresses.change(addresses.list()[0]?.id ?? "", { instanceId: "ins-0cxjwrog", status: "BIND" });
    await expect(test.gateway.create(test.inputs)).rejects.toThrow("bound to something else");
    expect(test.sent("CreateNatGateway")).toHaveLength(1);
  });

  it("shows how to import a gateway that already has the addresses", async () => {
    await using test = await given();
    const { id } = await test.gateway.create(test.inputs);
    const other = test.host.resource("NatGateway", "other");
    await expect(other.create({ ...test.inputs, name: "other" })).rejects.toThrow(
      new RegExp(`NatGateway "203\\.0\\.113\\.1" exists already.*pulumi import .* ${id}`),
    );
  });

  it("that the platform could not create stays in the state, and is reported", async () => {
    await using test = await given();
    test.platform.set({ failedTasks: ["CreateNatGateway"] });
    await expect(test.gateway.create(test.inputs)).rejects.toThrow("could not create the NAT gateway");
    expect(test.gateway.state?.id).toBe(test.state.natGateways.list()[0]?.id);
  });

  it("is reported if the platform denies it", async () => {
    await using test = await given();
    test.platform.failNext({
      path: /\/DescribeNatGateways$/,
      kind: "status500",
      after: 1,
      met: () => {
        for (const { id } of test.state.natGateways.list()) test.state.natGateways.change(id, { state: "DENIED" });
      },
    });
    await expect(test.gateway.create(test.inputs)).rejects.toThrow("could not create the NAT gateway");
  });

  it("retries a change of its connections after an internal error", async () => {
    await using test = await given();
    await test.gateway.create(test.inputs);
    test.platform.failNextAction({ action: "ResetNatGatewayConnection", code: "InternalError" });
    await test.gateway.update({ ...test.inputs, maxConcurrent: 3_000_000 });
    expect(test.sent("ResetNatGatewayConnection")).toHaveLength(2);
  });

  it("sends only what changes", async () => {
    await using test = await given();
    const { id: NatGatewayId } = await test.gateway.create(test.inputs);
    await test.gateway.update({ ...test.inputs, name: "site", bandwidth: 200, maxConcurrent: 3_000_000 });
    expect(test.sent("ModifyNatGatewayAttribute")).toEqual([
      { NatGatewayId, NatGatewayName: "site", InternetMaxBandwidthOut: 200 },
    ]);
    expect(test.sent("ResetNatGatewayConnection")).toEqual([{ NatGatewayId, MaxConcurrentConnection: 3_000_000 }]);
    expect(test.sent("AssociateNatGatewayAddress")).toEqual([]);
  });

  it("never removes its last address while all are exchanged", async () => {
    await using test = await given();
    test.platform.set({ natGatewayTaskMs: 200 });
    const [one = "", two = "", three = "", four = ""] = test.ips;
    const { id: NatGatewayId } = await test.gateway.create({ ...test.inputs, assignedEipSets: [one, two] });
    await test.gateway.update({ ...test.inputs, assignedEipSets: [three, four] });
    expect(test.addressesOf(NatGatewayId)).toEqual([three, four]);
    expect(test.sent("DisassociateNatGatewayAddress")).toEqual([
      { NatGatewayId, PublicIpAddresses: [two] },
      { NatGatewayId, PublicIpAddresses: [one] },
    ]);
    expect(test.sent("AssociateNatGatewayAddress")).toEqual([{ NatGatewayId, PublicIpAddresses: [three, four] }]);
  });

  it("exchanges ten addresses for ten others without exceeding the limit", async () => {
    await using test = await given();
    const [before, after] = [test.ips.slice(0, 10), test.ips.slice(10)];
    const { id } = await test.gateway.create({ ...test.inputs, assignedEipSets: before });
    await test.gateway.update({ ...test.inputs, assignedEipSets: after });
    expect(test.addressesOf(id)).toEqual(after);
    expect(test.sent("AssociateNatGatewayAddress")).toHaveLength(2);
    expect(test.sent("DisassociateNatGatewayAddress")).toHaveLength(2);
  });

  it("reports a task of the platform that fails", async () => {
    await using test = await given();
    await test.gateway.create(test.inputs);
    test.platform.set({ failedTasks: ["AssociateNatGatewayAddress"] });
    await expect(test.gateway.update({ ...test.inputs, assignedEipSets: test.ips.slice(0, 2) })).rejects.toThrow(
      'reports "AssociateNatGatewayAddress failed in this simulator."',
    );
  });

  it("is deleted before its replacement is created, with a warning at preview", async () => {
    await using test = await given();
    await test.gateway.create(test.inputs);
    const plan = await test.gateway.preview({ ...test.inputs, zone: "ap-guangzhou-4" });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
    expect(test.warnings()).toContainEqual(expect.stringContaining("machines have no connection through it"));
  });

  it("sets the bandwidth of its addresses when it is created, and ignores their later changes", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, stockPublicIpAddressesBandwidthOut: 20 };
    await test.gateway.create(inputs);
    const [address] = test.state.addresses.list();
    expect(address?.bandwidth).toBe(20);
    test.state.addresses.change(address?.id ?? "", { bandwidth: 50 });
    await test.gateway.read();
    expect((await test.gateway.preview(inputs)).action).toBe("same");
  });

  it("is rejected during preview with limits that its kind does not have", async () => {
    await using test = await given();
    const failuresOf = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.gateway.check({ ...test.inputs, ...inputs })).failures.map(({ property }) => property);
    expect(await failuresOf({ maxConcurrent: 2_000_000, bandwidth: 10 })).toEqual(["maxConcurrent", "bandwidth"]);
    expect(await failuresOf({ natProductVersion: 2, maxConcurrent: 2_000_000, bandwidth: 5000 })).toEqual([]);
    expect(await failuresOf({ natProductVersion: 2, bandwidth: 100 })).toEqual(["bandwidth"]);
    expect(await failuresOf({ assignedEipSets: ["eip-nyvf60va"] })).toEqual(["assignedEipSets[0]"]);
    expect(await failuresOf({ assignedEipSets: [] })).toEqual(["assignedEipSets"]);
  });

  it("is deleted when the platform has finished, and its addresses are free", async () => {
    await using test = await given();
    const { id } = await test.gateway.create(test.inputs);
    test.platform.set({ natGatewayTaskMs: 700 });
    await test.gateway.delete();
    expect(test.state.natGateways.list()).toEqual([]);
    expect(test.addressesOf(id)).toEqual([]);
  });

  it("fails if the platform cannot delete it", async () => {
    await using test = await given();
    await test.gateway.create(test.inputs);
    test.platform.set({ failedTasks: ["DeleteNatGateway"] });
    await expect(test.gateway.delete()).rejects.toThrow("could not delete the NAT gateway");
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = test.ips.map((ip, i) => ({ one: test.host.resource("NatGateway", `web-${i}`), ip }));
    const { vpcId } = test.inputs;
    await Promise.all(all.map(({ one, ip }) => one.create({ vpcId, assignedEipSets: [ip] })));
    await refreshed(
      test,
      all.map(({ one }) => one),
    );
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeNatGateways"]);
  });
});

describe("getNatGateways", () => {
  it("filters by network, name and ID", async () => {
    await using test = await given();
    const { id } = await test.gateway.create({ ...test.inputs, tags: { team: "shop" } });
    const other = await test.state.natGateways.create({ vpcId: test.inputs.vpcId, name: "data" });
    const found = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.host.invoke("getNatGateways", inputs))["nats"] as readonly { id: string }[];
    const idsOf = async (inputs: Readonly<Record<string, unknown>>) => (await found(inputs)).map((one) => one.id);
    expect(await found({ id })).toEqual([
      {
        id,
        vpcId: test.inputs.vpcId,
        name: "web",
        state: "AVAILABLE",
        maxConcurrent: 1_000_000,
        bandwidth: 100,
        assignedEipSets: ["203.0.113.1"],
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        tags: { team: "shop" },
      },
    ]);
    expect(await idsOf({})).toEqual([id, other.id]);
    expect(await idsOf({ name: "data", vpcId: test.inputs.vpcId })).toEqual([other.id]);
    expect(await idsOf({ vpcId: "vpc-00000000" })).toEqual([]);
  });
});
