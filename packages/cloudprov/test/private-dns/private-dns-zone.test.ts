import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const shop = await state.vpcs.create({ name: "shop" });
  const site = await state.vpcs.create({ name: "site" });
  const network = ({ id, region }: typeof shop) => ({ uniqVpcId: id, region });
  return {
    ...simulated,
    state,
    ...{ shop: network(shop), site: network(site) },
    zones: state.privateZones,
    zone: simulated.host.resource("PrivateDnsZone", "internal"),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

const domain = "internal.example.com";

describe("a PrivateDnsZone", () => {
  it("is created with its tags and networks, and without the platform's default for public names", async () => {
    await using test = await given();
    const { shop } = test;
    const { id } = await test.zone.create({ domain, vpcSets: [shop], remark: "Shop", tags: { team: "shop" } });
    expect(id).toMatch(/^zone-/);
    expect(test.sent("CreatePrivateZone")).toEqual([
      {
        Domain: domain,
        VpcSet: [{ UniqVpcId: shop.uniqVpcId, Region: shop.region }],
        Remark: "Shop",
        DnsForwardStatus: "DISABLED",
        CnameSpeedupStatus: "ENABLED",
        TagSet: [{ TagKey: "team", TagValue: "shop" }],
      },
    ]);
    expect(test.sent("ModifyResourceTags")).toEqual([]);
    expect((await test.zone.read())?.inputs).toMatchObject({ domain, vpcSets: [shop], tags: { team: "shop" } });
  });

  it("changes its settings, and clears its remark", async () => {
    await using test = await given();
    await test.zone.create({ domain, remark: "Shop" });
    await test.zone.update({ domain, dnsForwardStatus: "ENABLED" });
    expect(test.sent("ModifyPrivateZone")).toMatchObject([
      { Remark: "", DnsForwardStatus: "ENABLED", CnameSpeedupStatus: "ENABLED" },
    ]);
    expect(test.sent("ModifyPrivateZoneVpc")).toEqual([]);
  });

  it("sends complete lists of networks, with those that the program does not manage", async () => {
    await using test = await given();
    const { shop, site } = test;
    const other = { UniqVpcId: "vpc-other001", Region: "ap-shanghai", Uin: "200000000001" };
    const { id } = await test.zone.create({ domain, vpcSets: [shop] });
    test.zones.change(id, { accountVpcs: [other] });
    await test.zone.read();
    await test.zone.update({ domain, vpcSets: [site] });
    expect(test.zones.get(id)).toMatchObject({ vpcs: [{ UniqVpcId: site.uniqVpcId }], accountVpcs: [other] });
    await test.zone.update({ domain, vpcSets: [] });
    expect(test.zones.get(id)?.vpcs).toEqual([]);
  });

  it("does not affect networks that the program does not mention", async () => {
    await using test = await given();
    const { id } = await test.zone.create({ domain });
    test.zones.change(id, { vpcs: [{ UniqVpcId: test.shop.uniqVpcId, Region: test.shop.region }] });
    await test.zone.read();
    expect((await test.zone.diff({ domain })).changes).toEqual([]);
    await test.zone.update({ domain, remark: "Shop" });
    expect(test.sent("ModifyPrivateZoneVpc")).toEqual([]);
  });

  it("ignores the names of networks of other accounts, which the platform does not return", async () => {
    await using test = await given();
    const other = { uniqVpcId: "vpc-other001", region: "ap-shanghai", uin: "200000000001", vpcName: "partner" };
    await test.zone.create({ domain, accountVpcSets: [other] });
    await test.zone.read();
    expect((await test.zone.diff({ domain, accountVpcSets: [other] })).changes).toEqual([]);
    expect((await test.zone.diff({ domain, accountVpcSets: [{ ...other, vpcName: "b" }] })).changes).toEqual([]);
  });

  it("warns that its records are lost when its domain changes", async () => {
    await using test = await given();
    await test.zone.create({ domain });
    expect((await test.zone.preview({ domain: "other.example.com" })).action).toBe("replace");
    const warnings = test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("are lost");
    expect((await test.zone.diff({ domain: domain.toUpperCase() })).changes).toEqual([]);
  });

  it("unbinds its networks when it is deleted", async () => {
    await using test = await given();
    await test.zone.create({ domain, vpcSets: [test.shop] });
    await test.zone.delete();
    expect(test.sent("DeletePrivateZone")).toHaveLength(2);
    expect(test.zones.list()).toEqual([]);
  });

  it("stays in the state when the account does not have the service", async () => {
    await using test = await given();
    await test.zone.create({ domain });
    test.platform.set({ actionErrors: { "privatedns:DescribePrivateZone": "ResourceNotFound.ServiceNotSubscribed" } });
    await expect(test.zone.read()).rejects.toThrow("Activate Private DNS");
  });

  it("is searched by its domain after a lost response", async () => {
    await using test = await given();
    const other = await test.zones.create({ domain, createdAt: 0 });
    test.platform.failNext({ path: /\/CreatePrivateZone$/, kind: "resetAfter" });
    const { id } = await test.zone.create({ domain });
    expect(id).not.toBe(other.id);
    expect(test.sent("CreatePrivateZone")).toHaveLength(1);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const zones = Array.from({ length: 12 }, (_, i) => test.host.resource("PrivateDnsZone", `zone-${i}`));
    await Promise.all(zones.map((zone, i) => zone.create({ domain: `zone-${i}.example.com`, tags: { at: `${i}` } })));
    const found = await refreshed(test, zones);
    expect(test.platform.calls({}).map(({ action }) => action)).toEqual(["DescribePrivateZoneList"]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(zones.map((_, i) => ({ at: `${i}` })));
  });
});
