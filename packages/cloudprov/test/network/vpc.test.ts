import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, vpc: simulated.host.resource("Vpc", "shop"), sent };
}

describe("a Vpc", () => {
  it("is created with what the program sets, and shows what the platform adds", async () => {
    await using test = await given();
    const { id, outputs } = await test.vpc.create({ name: "shop", cidrBlock: "10.1.0.0/16", tags: { team: "shop" } });
    expect(test.sent("CreateVpc")).toEqual([
      { VpcName: "shop", CidrBlock: "10.1.0.0/16", Tags: [{ Key: "team", Value: "shop" }] },
    ]);
    expect(test.sent("ModifyAssistantCidr")).toEqual([]);
    expect(outputs).toMatchObject({
      vpcId: id,
      isMulticast: false,
      enableRouteVpcPublish: false,
      isDefault: false,
      assistantCidrs: [],
      dockerAssistantCidrs: [],
      defaultRouteTableId: expect.stringMatching(/^rtb-/),
    });
    expect(outputs["dnsServers"]).toHaveLength(2);
  });

  it("gets its additional ranges after its creation, and only the missing ones when that is repeated", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "ModifyAssistantCidr", code: "LimitExceeded" });
    const inputs = { name: "shop", cidrBlock: "10.1.0.0/16", assistantCidrs: ["10.2.0.0/16", "10.3.0.0/16"] };
    await expect(test.vpc.create(inputs)).rejects.toThrow("LimitExceeded");
    const [vpc] = test.platform.state.vpcs.list();
    test.platform.state.vpcs.change(vpc?.id ?? "", { assistantCidrs: ["10.2.0.0/16"] });

    await test.vpc.update(inputs);

    expect(test.platform.state.vpcs.list().map(({ assistantCidrs }) => assistantCidrs)).toEqual([
      ["10.2.0.0/16", "10.3.0.0/16"],
    ]);
  });

  it("sends only what changes", async () => {
    await using test = await given();
    const inputs = { name: "shop", cidrBlock: "10.1.0.0/16", assistantCidrs: ["10.2.0.0/16"], isMulticast: false };
    const { id: VpcId } = await test.vpc.create(inputs);
    await test.vpc.update({ ...inputs, isMulticast: true });
    expect(test.sent("ModifyVpcAttribute")).toEqual([{ VpcId, EnableMulticast: "true" }]);
    await test.vpc.update({ ...inputs, isMulticast: true, assistantCidrs: ["10.3.0.0/16"] });
    expect(test.sent("ModifyVpcAttribute")).toHaveLength(1);
    expect(test.sent("ModifyAssistantCidr").slice(1)).toEqual([
      { VpcId, NewCidrBlocks: ["10.3.0.0/16"], OldCidrBlocks: ["10.2.0.0/16"] },
    ]);
  });

  it("keeps what the program no longer sets", async () => {
    await using test = await given();
    const inputs = { name: "shop", cidrBlock: "10.1.0.0/16" };
    await test.vpc.create({ ...inputs, dnsServers: ["10.1.0.2"], assistantCidrs: ["10.2.0.0/16"] });
    expect((await test.vpc.preview(inputs)).action).toBe("same");
  });

  it("is rejected during preview unless its ranges begin with their first addresses", async () => {
    await using test = await given();
    const failuresOf = async (inputs: object) =>
      (await test.vpc.check({ name: "shop", cidrBlock: "10.1.0.0/16", ...inputs })).failures.map(
        ({ property, reason }) => `${property} ${reason}`,
      );
    expect(await failuresOf({ cidrBlock: "10.1.2.3/16" })).toEqual([expect.stringContaining("must be 10.1.0.0/16")]);
    expect(await failuresOf({ cidrBlock: "fd00::/64" })).toEqual([expect.stringContaining("such as 10.1.0.0/16")]);
    expect(await failuresOf({ assistantCidrs: ["10.2.0.1/16"] })).toEqual([
      expect.stringContaining("assistantCidrs[0]"),
    ]);
    expect(await failuresOf({ dnsServers: [] })).toHaveLength(1);
    expect(await failuresOf({ dnsServers: ["10.1.0.2", "10.1.0.3", "10.1.0.4", "10.1.0.5", "10.1.0.6"] })).toHaveLength(
      1,
    );
    expect(await failuresOf({ dnsServers: ["dns.example.com"] })).toHaveLength(1);
  });

  it("exists even if its default route table cannot be read", async () => {
    await using test = await given();
    test.platform.failNextAction({ action: "DescribeRouteTables", code: "UnauthorizedOperation", times: 10 });
    const { outputs } = await test.vpc.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    expect(outputs["defaultRouteTableId"]).toBeUndefined();
  });

  it("is deleted when it is empty", async () => {
    await using test = await given();
    const { id } = await test.vpc.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    test.platform.state.vpcs.change(id, { members: 1 });
    const deleted = test.vpc.delete();
    await expect.poll(() => test.sent("DeleteVpc").length).toBeGreaterThan(0);
    test.platform.state.vpcs.change(id, { members: 0 });
    await deleted;
    expect(test.platform.state.vpcs.list()).toEqual([]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("Vpc", `shop-${i}`));
    await Promise.all(all.map((one) => one.create({ cidrBlock: "10.1.0.0/16" })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeVpcs"]);
  });
});
