import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenNatGateway } from "./given-network.ts";

async function given() {
  const network = await givenNatGateway();
  const { vpcId, natGatewayId, ip, machine, host } = network;
  return {
    ...network,
    inputs: {
      vpcId,
      natId: natGatewayId,
      protocol: "TCP",
      elasticIp: ip,
      elasticPort: "2222",
      privateIp: machine.privateIp,
      privatePort: "22",
    },
    rule: {
      IpProtocol: "TCP",
      PublicIpAddress: ip,
      PublicPort: 2222,
      PrivateIpAddress: machine.privateIp,
      PrivatePort: 22,
    },
    dnat: host.resource("Dnat", "ssh"),
  };
}

describe("a Dnat", () => {
  it("is created by one request with ports as numbers", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, description: "SSH" };
    const { id, outputs } = await test.dnat.create(inputs);
    expect(id).toBe(`TCP://${test.vpcId}:${test.natGatewayId}@${test.ip}:2222`);
    expect(test.sent("CreateNatGatewayDestinationIpPortTranslationNatRule")).toEqual([
      {
        NatGatewayId: test.natGatewayId,
        DestinationIpPortTranslationNatRules: [{ ...test.rule, Description: "SSH" }],
      },
    ]);
    expect(outputs).toEqual({ ...inputs, dnatId: id });
    expect((await test.dnat.preview({ ...inputs, elasticPort: "02222" })).action).toBe("same");
  });

  it("changes its description in place, and clears it", async () => {
    await using test = await given();
    await test.dnat.create(test.inputs);
    await test.dnat.update({ ...test.inputs, description: "SSH" });
    await test.dnat.update(test.inputs);
    const [before, after] = [
      { ...test.rule, Description: "" },
      { ...test.rule, Description: "SSH" },
    ];
    expect(test.sent("ModifyNatGatewayDestinationIpPortTranslationNatRule")).toEqual([
      { NatGatewayId: test.natGatewayId, SourceNatRule: test.rule, DestinationNatRule: after },
      { NatGatewayId: test.natGatewayId, SourceNatRule: after, DestinationNatRule: before },
    ]);
    expect(test.state.dnatRules.list().map(({ description }) => description)).toEqual([""]);
  });

  it("reads, changes and deletes only the rule of its protocol", async () => {
    await using test = await given();
    const udp = test.host.resource("Dnat", "udp");
    await udp.create({ ...test.inputs, protocol: "UDP", privatePort: "53" });
    await test.dnat.create(test.inputs);
    expect((await test.dnat.read())?.outputs).toMatchObject({ protocol: "TCP", privatePort: "22" });
    await test.dnat.update({ ...test.inputs, description: "SSH" });
    await test.dnat.delete();
    expect(test.state.dnatRules.list()).toMatchObject([{ protocol: "UDP", privatePort: 53, description: "" }]);
  });

  it("is deleted with its current values if it was changed elsewhere", async () => {
    await using test = await given();
    await test.dnat.create(test.inputs);
    const [{ id = "" } = {}] = test.state.dnatRules.list();
    test.state.dnatRules.change(id, { privatePort: 23 });
    await test.dnat.delete();
    expect(test.state.dnatRules.list()).toEqual([]);
  });

  it("is deleted without an error if it was already deleted", async () => {
    await using test = await given();
    await test.dnat.create(test.inputs);
    const [{ id = "" } = {}] = test.state.dnatRules.list();
    test.state.dnatRules.remove(id);
    await test.dnat.delete();
    expect(test.sent("DeleteNatGatewayDestinationIpPortTranslationNatRule")).toEqual([]);
  });

  it("that exists already is rejected with the command that imports it", async () => {
    await using test = await given();
    const { id } = await test.dnat.create(test.inputs);
    const other = test.host.resource("Dnat", "other");
    await expect(other.create({ ...test.inputs, privatePort: "80" })).rejects.toThrow(
      new RegExp(`exists already.*pulumi import .* '?${id}`),
    );
  });

  it("is deleted before its replacement is created if only its target changes", async () => {
    await using test = await given();
    await test.dnat.create(test.inputs);
    const plan = await test.dnat.preview({ ...test.inputs, privatePort: "80" });
    expect(plan).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: true } });
    const elsewhere = await test.dnat.preview({ ...test.inputs, elasticPort: "80" });
    expect(elsewhere).toMatchObject({ action: "replace", diff: { deleteBeforeReplace: false } });
  });

  it("to an address without a machine is rejected with the remedy", async () => {
    await using test = await given();
    await expect(test.dnat.create({ ...test.inputs, privateIp: "10.1.1.200" })).rejects.toThrow(
      "Check `privateIp`: no machine of the network has the address",
    );
  });

  it("is rejected during preview with invalid addresses and ports", async () => {
    await using test = await given();
    const failuresOf = async (inputs: Readonly<Record<string, unknown>>) =>
      (await test.dnat.check({ ...test.inputs, ...inputs })).failures.map(({ property }) => property);
    expect(await failuresOf({ protocol: "ICMP" })).toEqual(["protocol"]);
    expect(await failuresOf({ elasticPort: "0", privatePort: "65536" })).toEqual(["elasticPort", "privatePort"]);
    expect(await failuresOf({ elasticPort: "80-90" })).toEqual(["elasticPort"]);
    expect(await failuresOf({ elasticIp: "eip-nyvf60va" })).toEqual(["elasticIp"]);
    expect(await failuresOf({ elasticPort: "080" })).toEqual([]);
  });

  it("is imported with its protocol in any case", async () => {
    await using test = await given();
    const { id } = await test.dnat.create(test.inputs);
    const imported = await test.host.resource("Dnat", "other").import(id.replace("TCP", "tcp"));
    expect(imported.id).toBe(id);
    expect(imported.inputs).toMatchObject(test.inputs);
  });

  it("is listed, and refreshed with others of several gateways from one listing", async () => {
    await using test = await given();
    const { id: natId } = await test.state.natGateways.create({ vpcId: test.vpcId });
    await test.state.addresses.create({ ip: "203.0.113.50", instanceId: natId, status: "BIND" });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("Dnat", `ssh-${i}`));
    await Promise.all(
      all.map((one, i) =>
        one.create({
          ...test.inputs,
          ...(i % 2 === 0 ? { natId, elasticIp: "203.0.113.50" } : {}),
          elasticPort: String(3000 + i),
        }),
      ),
    );
    expect(await test.host.list("Dnat")).toHaveLength(40);
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual([
      "DescribeNatGatewayDestinationIpPortTranslationNatRules",
    ]);
  });
});
