import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  const { addresses } = platform.state;
  const sent = (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody);
  const warnings = () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
  return { ...simulated, address: host.resource("Eip", "web"), addresses, sent, warnings };
}

const prepaid = { name: "web", internetChargeType: "BANDWIDTH_PREPAID_BY_MONTH", prepaidPeriod: 1 };

describe("an Eip", () => {
  it("is created with its tags and a client token, and waits for the platform's task", async () => {
    await using test = await given({ addressTaskMs: 300 });
    const { outputs } = await test.address.create({ name: "web", tags: { team: "shop" } });

    expect(outputs).toMatchObject({
      type: "EIP",
      status: "UNBIND",
      internetChargeType: "TRAFFIC_POSTPAID_BY_HOUR",
      internetMaxBandwidthOut: 1,
      internetServiceProvider: "BGP",
      publicIp: expect.stringMatching(/^203\.0\.113\./),
    });
    expect(test.sent("AllocateAddresses")).toEqual([
      {
        AddressName: "web",
        AddressType: "EIP",
        Tags: [{ Key: "team", Value: "shop" }],
        ClientToken: expect.stringMatching(/^\w{32}$/),
      },
    ]);
    expect(test.sent("ModifyResourceTags")).toEqual([]);
  });

  it("fails to be created when the platform's task fails", async () => {
    await using test = await given({ failedTasks: ["AllocateAddresses"] });
    await expect(test.address.create({ name: "web" })).rejects.toThrow(/task \d+ failed/);
  });

  it("changes its name, bandwidth and tags in place", async () => {
    await using test = await given();
    const { id } = await test.address.create({ name: "web", internetMaxBandwidthOut: 5 });
    await test.address.update({ name: "site", internetMaxBandwidthOut: 10, tags: { team: "shop" } });

    expect(test.sent("ModifyAddressAttribute")).toEqual([{ AddressId: id, AddressName: "site" }]);
    expect(test.sent("ModifyAddressesBandwidth")).toEqual([{ AddressIds: [id], InternetMaxBandwidthOut: 10 }]);
    expect(test.sent("ModifyResourceTags")).toEqual([
      { Resource: `qcs::vpc:ap-guangzhou:uin/:eip/${id}`, ReplaceTags: [{ TagKey: "team", TagValue: "shop" }] },
    ]);
  });

  it("reports a failed task of an update", async () => {
    await using test = await given();
    await test.address.create({ name: "web" });
    test.platform.set({ failedTasks: ["ModifyAddressesBandwidth"] });
    await expect(test.address.update({ name: "web", internetMaxBandwidthOut: 10 })).rejects.toThrow(
      "ModifyAddressesBandwidth failed",
    );
  });

  it("warns at preview that a replacement loses the public address", async () => {
    await using test = await given();
    const { outputs } = await test.address.create({ name: "web" });
    const { action } = await test.address.preview({ name: "web", type: "HighQualityEIP" });
    expect(action).toBe("replace");
    expect(test.warnings()).toEqual([
      `the public address ${outputs["publicIp"]} is lost: the replacement gets another one`,
    ]);
  });

  it.each(["bandwidthPackageId", "egress", "antiDdosPackageId", "cdcId"])(
    "rejects a change of %s instead of losing the address",
    async (property) => {
      await using test = await given();
      await test.address.create({ name: "web", [property]: "one" });
      await expect(test.address.preview({ name: "web", [property]: "other" })).rejects.toThrow(
        "a replacement would lose the public address",
      );
    },
  );

  it("rejects a change of the charge type to a bandwidth package", async () => {
    await using test = await given();
    await test.address.create({ name: "web" });
    await expect(test.address.preview({ name: "web", internetChargeType: "BANDWIDTH_PACKAGE" })).rejects.toThrow(
      "the platform cannot change the charge type of an existing address to BANDWIDTH_PACKAGE",
    );
  });

  it("keeps a CDC address that the ordinary listing omits", async () => {
    await using test = await given();
    await test.address.create({ name: "web", cdcId: "cluster-1" });
    expect(await test.address.read()).toMatchObject({ outputs: { cdcId: "cluster-1" } });
  });

  it("keeps the values that the platform does not return when it is imported", async () => {
    await using test = await given();
    const { id } = await test.addresses.create({ name: "web", type: "AnycastEIP" });
    await test.address.import(id);
    const inputs = { name: "web", type: "AnycastEIP", anycastZone: "ANYCAST_ZONE_GLOBAL" };
    expect((await test.address.diff(inputs)).changes).toEqual([]);
  });

  it("is refreshed with others from one listing, with its tags", async () => {
    await using test = await given({ addressQuota: 50 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("Eip", `web-${i}`));
    await Promise.all(all.map((one, i) => one.create({ tags: { number: String(i) } })));

    const found = await refreshed(test, all);

    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeAddresses"]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(all.map((_, i) => ({ number: String(i) })));
  });
});

describe("a prepaid Eip", () => {
  it("is bought for some months, with a warning at preview, and is not renewed automatically", async () => {
    await using test = await given();
    await test.address.preview(prepaid);
    expect(test.warnings()).toEqual([
      "this buys 1 month in advance, and the account is charged at once. Afterwards it expires unless you renew it",
    ]);
    await test.address.create(prepaid);
    expect(test.sent("AllocateAddresses")).toMatchObject([{ AddressChargePrepaid: { Period: 1, AutoRenewFlag: 0 } }]);
  });

  it("changes how it is renewed without buying months", async () => {
    await using test = await given();
    const { id } = await test.address.create(prepaid);
    await test.address.update({ ...prepaid, autoRenewFlag: 1 });
    expect(test.sent("ModifyAddressesRenewFlag")).toEqual([{ AddressIds: [id], RenewFlag: "NOTIFY_AND_AUTO_RENEW" }]);
    expect(test.sent("RenewAddresses")).toEqual([]);
  });

  it("buys further months once, even if the response is lost", async () => {
    await using test = await given();
    const { id } = await test.address.create(prepaid);
    const before = test.addresses.get(id)?.expiresAt ?? 0;
    test.platform.failNext({ path: /\/RenewAddresses$/, kind: "resetAfter" });
    await test.address.update({ ...prepaid, prepaidPeriod: 2 });
    expect(test.sent("RenewAddresses")).toHaveLength(1);
    const months = ((test.addresses.get(id)?.expiresAt ?? 0) - before) / 86_400_000 / 30;
    expect(Math.round(months)).toBe(2);
  });

  it("is renewed once although the change of its tags fails, and again after a rejection", async () => {
    await using test = await given();
    await test.address.create(prepaid);
    const renewed = { ...prepaid, prepaidPeriod: 2, tags: { team: "shop" } };
    test.platform.failNextAction({ action: "RenewAddresses", code: "FailedOperation.BalanceInsufficient" });
    await expect(test.address.update(renewed)).rejects.toThrow("BalanceInsufficient");
    test.platform.failNextAction({ action: "ModifyResourceTags", code: "UnauthorizedOperation" });
    await expect(test.address.update(renewed)).rejects.toThrow("ModifyResourceTags");
    await test.address.update(renewed);
    expect(test.sent("RenewAddresses")).toHaveLength(2);
    expect(test.address.outputs).toMatchObject({ prepaidPeriod: 2, tags: { team: "shop" } });
  });

  it("is not renewed after a change of its charge type whose tags fail", async () => {
    await using test = await given();
    await test.address.create({ name: "web" });
    const wanted = { ...prepaid, prepaidPeriod: 12, tags: { team: "shop" } };
    test.platform.failNextAction({ action: "ModifyResourceTags", code: "UnauthorizedOperation" });
    await expect(test.address.update(wanted)).rejects.toThrow("ModifyResourceTags");
    await test.address.read();
    const earlier = test.warnings().length;
    await test.address.update(wanted);
    expect(test.sent("ModifyAddressInternetChargeType")).toHaveLength(1);
    expect(test.sent("RenewAddresses")).toEqual([]);
    expect(test.warnings().slice(earlier)).toEqual([]);
    expect(test.address.outputs["prepaidPeriod"]).toBe(12);
  });

  it("is not renewed again if it is unknown whether it was renewed", async () => {
    await using test = await given();
    await test.address.create(prepaid);
    test.platform.failNext({ path: /\/RenewAddresses$/, kind: "resetBefore" });
    await expect(test.address.update({ ...prepaid, prepaidPeriod: 2 })).rejects.toThrow("RenewAddresses");
    const earlier = test.warnings().length;
    await test.address.preview({ ...prepaid, prepaidPeriod: 2 });
    await test.address.update({ ...prepaid, prepaidPeriod: 2 });
    expect(test.sent("RenewAddresses")).toHaveLength(1);
    expect(test.warnings().slice(earlier)).toEqual([expect.stringContaining("may have renewed the address eip-")]);
  });

  it("changes its charge type with its current bandwidth", async () => {
    await using test = await given();
    const { id } = await test.address.create({ name: "web", internetMaxBandwidthOut: 7 });
    const { outputs } = await test.address.update({ ...prepaid, internetMaxBandwidthOut: undefined });
    expect(test.sent("ModifyAddressInternetChargeType")).toEqual([
      {
        AddressId: id,
        InternetChargeType: "BANDWIDTH_PREPAID_BY_MONTH",
        InternetMaxBandwidthOut: 7,
        AddressChargePrepaid: { Period: 1, AutoRenewFlag: 0 },
      },
    ]);
    expect(outputs).toMatchObject({ autoRenewFlag: 0 });
  });

  it("is isolated first, then deleted", async () => {
    await using test = await given();
    await test.address.create(prepaid);
    await test.address.delete();
    expect(test.sent("ReleaseAddresses")).toHaveLength(2);
    expect(test.addresses.list()).toEqual([]);
  });

  it.each<[string, Values, string]>([
    ["no period", { ...prepaid, prepaidPeriod: undefined }, "prepaidPeriod is required when"],
    ["a period that is not available", { ...prepaid, prepaidPeriod: 13 }, "prepaidPeriod must be 1 to 12, 24 or 36"],
    ["no package of an AntiDDoSEIP", { type: "AntiDDoSEIP" }, "antiDdosPackageId is required when"],
  ])("is rejected at preview with %s", async (_, inputs, message) => {
    await using test = await given();
    await expect(test.address.preview(inputs)).rejects.toThrow(message);
  });

  it("warns about a period without effect, and ignores it", async () => {
    await using test = await given();
    await test.address.create({ name: "web", prepaidPeriod: 3 });
    expect(test.sent("AllocateAddresses")).toMatchObject([{ AddressName: "web" }]);
    expect(test.warnings()).toContain(
      "prepaidPeriod has no effect unless internetChargeType is BANDWIDTH_PREPAID_BY_MONTH: remove it",
    );
  });
});

describe("an Eip that is bound", () => {
  it.each([
    ["an instance", "ins-0cxjwrog", "BIND", "DisassociateAddress"],
    ["a network interface", "eni-0cxjwrog", "BIND_ENI", "DisassociateAddress"],
    ["a NAT gateway", "nat-0cxjwrog", "BIND", "DisassociateNatGatewayAddress"],
  ] as const)("to %s is unbound before it is deleted", async (_, instanceId, status, action) => {
    await using test = await given({ addressTaskMs: 300 });
    await test.platform.state.natGateways.create({ id: "nat-0cxjwrog", vpcId: "vpc-8vazrwjv" });
    const { id } = await test.address.create({ name: "web" });
    test.addresses.change(id, { instanceId, status });
    await test.address.delete();
    expect(test.sent(action)).toHaveLength(1);
    expect(test.addresses.list()).toEqual([]);
  });

  it("is not deleted when the platform cannot unbind it", async () => {
    await using test = await given();
    const { id } = await test.address.create({ name: "web" });
    test.addresses.change(id, { instanceId: "ins-0cxjwrog", status: "BIND" });
    test.platform.set({ failedTasks: ["DisassociateAddress"] });
    await expect(test.address.delete()).rejects.toThrow("DisassociateAddress failed");
    expect(test.sent("ReleaseAddresses")).toEqual([]);
  });
});
