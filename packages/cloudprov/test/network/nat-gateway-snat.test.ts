import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenNatGateway } from "./given-network.ts";

async function given() {
  const network = await givenNatGateway();
  const { natGatewayId, subnetId, ip, host } = network;
  return {
    ...network,
    inputs: {
      natGatewayId,
      resourceType: "SUBNET",
      subnetId,
      subnetCidrBlock: "10.1.1.0/24",
      publicIpAddrs: [ip],
      description: "Web",
    },
    snat: host.resource("NatGatewaySnat", "web"),
  };
}

describe("a NatGatewaySnat", () => {
  it("of a subnet is created by one request, and is found again", async () => {
    await using test = await given();
    const { id, outputs } = await test.snat.create(test.inputs);
    expect(id).toBe(`${test.natGatewayId}#${test.subnetId}`);
    expect(test.sent("CreateNatGatewaySourceIpTranslationNatRule")).toEqual([
      {
        NatGatewayId: test.natGatewayId,
        SourceIpTranslationNatRules: [
          {
            ResourceId: test.subnetId,
            ResourceType: "SUBNET",
            PrivateIpAddress: "10.1.1.0/24",
            PublicIpAddresses: [test.ip],
            Description: "Web",
          },
        ],
      },
    ]);
    const [rule] = test.state.snatRules.list();
    expect(outputs).toMatchObject({ ...test.inputs, natGatewaySnatId: id, snatId: rule?.id });
    expect(outputs).not.toHaveProperty("instanceId");
    expect((await test.snat.preview(test.inputs)).action).toBe("same");
  });

  it("of a machine has the machine's properties", async () => {
    await using test = await given();
    const { natGatewayId, ip } = test;
    const inputs = {
      natGatewayId,
      resourceType: "NETWORKINTERFACE",
      instanceId: test.machine.id,
      instancePrivateIpAddr: test.machine.privateIp,
      publicIpAddrs: [ip],
      description: "Web",
    };
    const { id, outputs } = await test.snat.create(inputs);
    expect(id).toBe(`${natGatewayId}#${test.machine.id}`);
    expect(outputs).toMatchObject(inputs);
    expect(outputs).not.toHaveProperty("subnetId");
    expect((await test.snat.preview(inputs)).action).toBe("same");
  });

  it("changes its addresses and its description in place, and ignores their order", async () => {
    await using test = await given();
    await test.snat.create({ ...test.inputs, publicIpAddrs: [test.ip, test.otherIp] });
    expect((await test.snat.preview({ ...test.inputs, publicIpAddrs: [test.otherIp, test.ip] })).action).toBe("same");
    await test.snat.update({ ...test.inputs, publicIpAddrs: [test.otherIp], description: "" });
    const [rule] = test.state.snatRules.list();
    expect(test.sent("ModifyNatGatewaySourceIpTranslationNatRule")).toEqual([
      {
        NatGatewayId: test.natGatewayId,
        SourceIpTranslationNatRule: {
          ResourceId: test.subnetId,
          ResourceType: "SUBNET",
          PrivateIpAddress: "10.1.1.0/24",
          PublicIpAddresses: [test.otherIp],
          Description: "",
          NatGatewaySnatId: rule?.id,
        },
      },
    ]);
    expect(rule?.publicAddresses).toEqual([test.otherIp]);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { natGatewayId, subnetId } = test;
    await test.state.snatRules.create({
      natGatewayId,
      resourceType: "SUBNET",
      resourceId: subnetId,
      privateAddress: "10.1.1.0/28",
    });
    await expect(test.snat.create(test.inputs)).rejects.toThrow(
      `pulumi import cloudprov:index/natGatewaySnat:NatGatewaySnat web '${natGatewayId}#${subnetId}'`,
    );
    expect(test.state.snatRules.list()).toHaveLength(1);
  });

  it("continues to manage its rule if another one is added for the subnet", async () => {
    await using test = await given();
    await test.snat.create(test.inputs);
    const other = await test.state.snatRules.create({
      natGatewayId: test.natGatewayId,
      resourceType: "SUBNET",
      resourceId: test.subnetId,
      privateAddress: "10.1.1.0/28",
    });
    expect((await test.snat.read())?.outputs).toMatchObject({ subnetCidrBlock: "10.1.1.0/24" });
    await test.snat.delete();
    expect(test.state.snatRules.list()).toEqual([other]);
  });

  it("whose address is not bound to the gateway is rejected with the remedy", async () => {
    await using test = await given();
    await expect(test.snat.create({ ...test.inputs, publicIpAddrs: ["203.0.113.99"] })).rejects.toThrow(
      "Bind the address to the gateway first",
    );
  });

  it("is replaced when its target changes", async () => {
    await using test = await given();
    await test.snat.create(test.inputs);
    const plan = await test.snat.preview({ ...test.inputs, subnetCidrBlock: "10.1.1.0/28" });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
    const other = await test.snat.preview({ ...test.inputs, subnetId: "subnet-00000000" });
    expect(other).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: false } });
  });

  it("is rejected during preview with the properties of another type", async () => {
    await using test = await given();
    const failuresOf = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.snat.check({ ...test.inputs, ...inputs })).failures.map(({ property }) => property);
    expect(await failuresOf({ subnetId: undefined })).toEqual(["subnetId"]);
    expect(await failuresOf({ instanceId: "ins-2qol3a80" })).toEqual(["instanceId"]);
    expect(await failuresOf({ resourceType: "USERDEFINED" })).toContain("resourceType");
    expect(await failuresOf({ subnetCidrBlock: "10.1.1.7/24" })).toEqual(["subnetCidrBlock"]);
    expect(await failuresOf({ publicIpAddrs: [] })).toEqual(["publicIpAddrs"]);
  });

  it("does not exist without its gateway", async () => {
    await using test = await given();
    await test.snat.create(test.inputs);
    test.state.natGateways.remove(test.natGatewayId);
    expect(await test.snat.read()).toBeUndefined();
  });

  it("is deleted without an error when its gateway was deleted", async () => {
    await using test = await given();
    await test.snat.create(test.inputs);
    test.state.natGateways.remove(test.natGatewayId);
    await test.snat.delete();
    expect(test.sent("DeleteNatGatewaySourceIpTranslationNatRule")).toHaveLength(1);
  });

  it("is listed unless it is for a custom range", async () => {
    await using test = await given();
    const { id } = await test.snat.create(test.inputs);
    await test.state.snatRules.create({
      natGatewayId: test.natGatewayId,
      resourceType: "USERDEFINED",
      resourceId: "",
      privateAddress: "10.9.0.0/24",
    });
    expect(await test.host.list("NatGatewaySnat")).toEqual([{ id, name: "Web" }]);
  });

  it("is refreshed with others of its gateway from one listing", async () => {
    await using test = await given();
    const all = [];
    for (let i = 0; i < 20; i++) {
      const cidrBlock = `10.1.${i + 10}.0/24`;
      const { id: subnetId } = await test.state.subnets.create({ vpcId: test.vpcId, cidrBlock });
      const one = test.host.resource("NatGatewaySnat", `web-${i}`);
      await one.create({ ...test.inputs, subnetId, subnetCidrBlock: cidrBlock });
      all.push(one);
    }
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual([
      "DescribeNatGatewaySourceIpTranslationNatRules",
    ]);
  });
});
