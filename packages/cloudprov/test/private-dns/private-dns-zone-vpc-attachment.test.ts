import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const zone = await state.privateZones.create({ domain: "internal.example.com" });
  const shop = await state.vpcs.create({ name: "shop" });
  const network = { uniqVpcId: shop.id, region: shop.region };
  return {
    ...simulated,
    state,
    zone,
    network,
    inputs: { zoneId: zone.id, vpcSet: network },
    attachment: simulated.host.resource("PrivateDnsZoneVpcAttachment", "shop"),
    bound: () => state.privateZones.get(zone.id)?.vpcs.map(({ UniqVpcId }) => UniqVpcId),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

const partner = { uniqVpcId: "vpc-other001", region: "ap-shanghai", uin: "200000000001" };

describe("a PrivateDnsZoneVpcAttachment", () => {
  it("binds a network and unbinds it, and waits for the platform's tasks", async () => {
    await using test = await given({ zoneBindingMs: 1_000 });
    const { id } = await test.attachment.create(test.inputs);
    expect(id).toBe(`${test.zone.id}#${test.network.uniqVpcId}`);
    expect(test.bound()).toEqual([test.network.uniqVpcId]);
    const VpcSet = [{ UniqVpcId: test.network.uniqVpcId, Region: test.network.region }];
    expect(test.sent("AddSpecifyPrivateZoneVpc")).toEqual([{ ZoneId: test.zone.id, VpcSet, Sync: false }]);

    await test.attachment.delete();
    expect(test.bound()).toEqual([]);
    expect(test.sent("DeleteSpecifyPrivateZoneVpc")).toEqual([{ ZoneId: test.zone.id, VpcSet, Sync: false }]);
  });

  it("binds a network of another account", async () => {
    await using test = await given();
    await test.attachment.create({ zoneId: test.zone.id, accountVpcSet: partner });
    expect(test.sent("AddSpecifyPrivateZoneVpc")).toEqual([
      {
        ZoneId: test.zone.id,
        AccountVpcSet: [{ UniqVpcId: partner.uniqVpcId, Region: partner.region, Uin: partner.uin, VpcName: "" }],
        Sync: false,
      },
    ]);
    expect((await test.attachment.read())?.inputs).toMatchObject({ accountVpcSet: partner });
    await test.attachment.delete();
    expect(test.state.privateZones.get(test.zone.id)?.accountVpcs).toEqual([]);
  });

  it("fails with the platform's reason as soon as the task fails, and is created again", async () => {
    await using test = await given({ failedTasks: ["AddSpecifyPrivateZoneVpc"] });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow("The network rejected the zone.");
    expect(test.sent("QueryAsyncBindVpcStatus")).toHaveLength(1);
    expect(test.bound()).toEqual([]);
  });

  it("stays in the state when the task that unbinds the network fails", async () => {
    await using test = await given({ failedTasks: ["DeleteSpecifyPrivateZoneVpc"] });
    await test.attachment.create(test.inputs);
    await expect(test.attachment.delete()).rejects.toThrow("The network rejected the zone.");
    expect(test.bound()).toEqual([test.network.uniqVpcId]);
  });

  it("does not adopt a binding that exists", async () => {
    await using test = await given();
    const { uniqVpcId: UniqVpcId, region: Region } = test.network;
    test.state.privateZones.change(test.zone.id, { vpcs: [{ UniqVpcId, Region }] });
    await expect(test.attachment.create(test.inputs)).rejects.toThrow("exists already");
    expect(test.sent("AddSpecifyPrivateZoneVpc")).toEqual([]);
  });

  it("leaves the state when the network was unbound or the zone was deleted", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.state.privateZones.change(test.zone.id, { vpcs: [] });
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("is deleted without an error after its zone was deleted", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    test.state.privateZones.remove(test.zone.id);
    await test.attachment.delete();
    expect(test.sent("DeleteSpecifyPrivateZoneVpc")).toEqual([]);
  });

  it("is replaced, in another network before it is removed from the old one", async () => {
    await using test = await given();
    await test.attachment.create(test.inputs);
    const diff = await test.attachment.diff({ ...test.inputs, vpcSet: { ...test.network, uniqVpcId: "vpc-other001" } });
    expect(diff.replaces).toEqual(["vpcSet"]);
    expect(diff.deleteBeforeReplace).toBe(false);
  });

  it.each([
    [{}, "vpcSet"],
    [{ vpcSet: { uniqVpcId: "vpc-1", region: "ap-guangzhou" }, accountVpcSet: partner }, "accountVpcSet"],
    [{ vpcSet: { uniqVpcId: "shop", region: "ap-guangzhou" } }, "uniqVpcId"],
  ])("rejects %j during preview", async (inputs, rejected) => {
    await using test = await given();
    await expect(test.attachment.create({ zoneId: test.zone.id, ...inputs })).rejects.toThrow(rejected);
    expect(test.sent("AddSpecifyPrivateZoneVpc")).toEqual([]);
  });

  it("is imported by the IDs of its zone and its network", async () => {
    await using test = await given();
    const { uniqVpcId: UniqVpcId, region: Region } = test.network;
    test.state.privateZones.change(test.zone.id, { vpcs: [{ UniqVpcId, Region }] });
    const imported = await test.attachment.import(`${test.zone.id}#${UniqVpcId}`);
    expect(imported?.inputs).toMatchObject(test.inputs);
    expect((await test.attachment.diff(test.inputs)).changes).toEqual([]);
  });

  it("is refreshed with others from one listing of zones", async () => {
    await using test = await given();
    const attachments = [];
    for (let i = 0; i < 12; i += 1) {
      const { id: uniqVpcId, region } = await test.state.vpcs.create({ name: `network-${i}` });
      const one = test.host.resource("PrivateDnsZoneVpcAttachment", `one-${i}`);
      await one.create({ zoneId: test.zone.id, vpcSet: { uniqVpcId, region } });
      attachments.push(one);
    }
    const found = await refreshed(test, attachments);
    expect(test.platform.calls({}).map(({ action }) => action)).toEqual(["DescribePrivateZoneList"]);
    expect(found.every((one) => one !== undefined)).toBe(true);
  });
});
