import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

const web = { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "443" };
const ssh = { action: "ACCEPT", cidrBlock: "10.0.0.0/8", protocol: "TCP", port: "22" };
const rest = { action: "DROP", cidrBlock: "0.0.0.0/0" };

async function given() {
  const simulated = await startSimulatedProvider();
  const { platform, host } = simulated;
  const { securityGroups } = platform.state;
  const { id: securityGroupId } = await securityGroups.create({ name: "web" });
  const sent = (action: string) =>
    platform.calls({ action: `${action}SecurityGroupPolicies` }).map(({ requestBody }) => requestBody as Values);
  /** Changes the rules as someone else does, in the platform's console. */
  const changeElsewhere = (action: "Create" | "Modify", set: Values, more: Values = {}) =>
    host.resource("ActionCall", `console-${platform.calls().length}`).create({
      service: "vpc",
      version: "2017-03-12",
      action: `${action}SecurityGroupPolicies`,
      parameters: { SecurityGroupId: securityGroupId, SecurityGroupPolicySet: set, ...more },
    });
  const stored = () => {
    const group = securityGroups.list().find(({ id }) => id === securityGroupId);
    const shown = (direction: "Ingress" | "Egress") =>
      group?.[direction].map((rule) => `${rule.Action} ${rule.CidrBlock} ${rule.Protocol} ${rule.Port}`);
    return { ingresses: shown("Ingress"), egresses: shown("Egress") };
  };
  const set = host.resource("SecurityGroupRuleSet", "web");
  return { ...simulated, securityGroupId, securityGroups, set, sent, stored, changeElsewhere };
}

const foreign = { CidrBlock: "192.0.2.0/24", Protocol: "udp", Port: "53", Action: "ACCEPT" };

describe("a SecurityGroupRuleSet", () => {
  it("sets all rules with one request, in their order", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    const { id, outputs } = await test.set.create({ securityGroupId, ingresses: [ssh, web, rest], egresses: [web] });

    expect(id).toBe(securityGroupId);
    expect(outputs).toMatchObject({
      version: "1",
      ingresses: [
        { ...ssh, policyIndex: 0 },
        { ...web, policyIndex: 1 },
        { ...rest, protocol: "ALL", port: "ALL", policyIndex: 2 },
      ],
      egresses: [{ ...web, policyIndex: 0 }],
    });
    expect(test.stored()).toEqual({
      ingresses: ["ACCEPT 10.0.0.0/8 tcp 22", "ACCEPT 0.0.0.0/0 tcp 443", "DROP 0.0.0.0/0 all ALL"],
      egresses: ["ACCEPT 0.0.0.0/0 tcp 443"],
    });
    expect(test.sent("Modify")).toHaveLength(1);
  });

  it("changes the order of the rules", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [ssh, web, rest] });
    const { action } = await test.set.update({ securityGroupId, ingresses: [web, rest, ssh] });

    expect(action).toBe("update");
    expect(test.stored().ingresses).toEqual([
      "ACCEPT 0.0.0.0/0 tcp 443",
      "DROP 0.0.0.0/0 all ALL",
      "ACCEPT 10.0.0.0/8 tcp 22",
    ]);
  });

  it("restores an order that was changed elsewhere", async () => {
    await using test = await given();
    const inputs = { securityGroupId: test.securityGroupId, ingresses: [ssh, web] };
    await test.set.create(inputs);
    const [first, second] = test.securityGroups.list()[0]?.Ingress ?? [];
    test.securityGroups.change(test.securityGroupId, { Ingress: [second, first].flatMap((rule) => rule ?? []) });

    const found = await test.set.read();
    expect(found?.inputs["ingresses"]).toMatchObject([{ port: "443" }, { port: "22" }]);
    expect((await test.set.update(inputs)).action).toBe("update");
    expect(test.stored().ingresses).toEqual(["ACCEPT 10.0.0.0/8 tcp 22", "ACCEPT 0.0.0.0/0 tcp 443"]);
  });

  it("removes rules that were added elsewhere, also in a direction without rules of the program", async () => {
    await using test = await given();
    const inputs = { securityGroupId: test.securityGroupId, ingresses: [web] };
    await test.set.create(inputs);
    await test.changeElsewhere("Create", { Egress: [foreign] });
    await test.changeElsewhere("Create", { Ingress: [foreign] });

    await test.set.read();
    await test.set.update(inputs);
    expect(test.stored()).toEqual({ ingresses: ["ACCEPT 0.0.0.0/0 tcp 443"], egresses: [] });
    expect(test.set.state?.outputs["version"]).toBe("5");
  });

  it("detects that a rule for all traffic was narrowed elsewhere", async () => {
    await using test = await given();
    const inputs = { securityGroupId: test.securityGroupId, ingresses: [rest] };
    await test.set.create(inputs);
    const [rule] = test.securityGroups.list()[0]?.Ingress ?? [];
    test.securityGroups.change(test.securityGroupId, {
      Ingress: [rule].flatMap((one) => (one ? [{ ...one, Protocol: "tcp", Port: "22" }] : [])),
    });

    await test.set.read();
    expect((await test.set.update(inputs)).action).toBe("update");
    expect(test.stored().ingresses).toEqual(["DROP 0.0.0.0/0 all ALL"]);
  });

  it("removes the rules of one direction in the version that it has just read", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web], egresses: [web, rest] });
    // Someone else adds a rule after the last refresh.
    await test.changeElsewhere("Create", { Egress: [{ ...foreign, PolicyIndex: 0 }] });
    await test.set.update({ securityGroupId, ingresses: [ssh] });

    expect(test.sent("Delete")).toEqual([
      {
        SecurityGroupId: securityGroupId,
        SecurityGroupPolicySet: {
          Version: "2",
          Egress: [{ PolicyIndex: 0 }, { PolicyIndex: 1 }, { PolicyIndex: 2 }],
        },
      },
    ]);
    expect(test.stored()).toEqual({ ingresses: ["ACCEPT 10.0.0.0/8 tcp 22"], egresses: [] });
  });

  it("reads the rules again if they change between the read and the removal", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web], egresses: [web] });
    const code = "UnsupportedOperation.VersionMismatch";
    test.platform.failNextAction({ action: "DeleteSecurityGroupPolicies", code, times: 2 });
    await test.set.update({ securityGroupId, ingresses: [web] });
    expect(test.sent("Delete")).toHaveLength(3);
    expect(test.stored().egresses).toEqual([]);
  });

  it("fails if the rules keep changing", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web], egresses: [web] });
    const code = "UnsupportedOperation.VersionMismatch";
    test.platform.failNextAction({ action: "DeleteSecurityGroupPolicies", code, times: Number.POSITIVE_INFINITY });
    await expect(test.set.update({ securityGroupId, ingresses: [web] })).rejects.toThrow("Someone else");
    expect(test.sent("Delete")).toHaveLength(3);
  });

  it("removes all rules when the program has none", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web], egresses: [web] });
    await test.set.update({ securityGroupId, ingresses: [], egresses: [] });
    expect(test.stored()).toEqual({ ingresses: [], egresses: [] });
    expect(test.sent("Delete")).toEqual([]);
    expect((await test.set.update({ securityGroupId })).action).toBe("same");
  });

  it("never replaces rules that it does not own", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.changeElsewhere("Create", { Egress: [foreign] });
    await expect(test.set.create({ securityGroupId, ingresses: [web] })).rejects.toThrow(
      `pulumi import cloudprov:index/securityGroupRuleSet:SecurityGroupRuleSet web ${securityGroupId}`,
    );
    expect(test.stored()).toEqual({ ingresses: [], egresses: ["ACCEPT 192.0.2.0/24 udp 53"] });
  });

  it.each([
    ["rules", [web]],
    ["no rules", []],
  ])("is rejected beside another one of the group with %s", async (_, ingresses) => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses });
    const second = test.host.resource("SecurityGroupRuleSet", "second");
    await expect(second.create({ securityGroupId, ingresses: [ssh] })).rejects.toThrow(securityGroupId);
    expect(test.stored().ingresses).toEqual(ingresses.map(() => "ACCEPT 0.0.0.0/0 tcp 443"));
  });

  it.each([
    ["the case of protocol, port and action", { ...rest, action: "drop", protocol: "all", port: "all" }, rest],
    ["the protocol of IPv6", { action: "DROP", ipv6CidrBlock: "::/0", protocol: "icmpv6" }, undefined],
    ["the address of a block", { ...ssh, cidrBlock: "10.1.2.3/8" }, ssh],
    ["the spelling of an IPv6 network", { ...rest, cidrBlock: "", ipv6CidrBlock: "2001:0DB8:0::/32" }, undefined],
    ["empty texts", { ...ssh, description: "", addressTemplateId: "", serviceTemplateId: "" }, ssh],
    ["all addresses as a different block", { ...web, cidrBlock: "0.0.0.0/8" }, web],
    ["the own address", { ...web, cidrBlock: "MY_PUBLIC_IP" }, { ...web, cidrBlock: "198.51.100.7" }],
  ])("shows no change for %s", async (_, rule, same) => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [rule] });
    await test.set.read();
    expect((await test.set.update({ securityGroupId, ingresses: [rule] })).action).toBe("same");
    if (same) expect((await test.set.update({ securityGroupId, ingresses: [same] })).action).toBe("same");
  });

  it("is imported with all rules, and shows no change", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    const { addressTemplates, serviceTemplates } = test.platform.state;
    const address = await addressTemplates.create({ name: "office", members: ["10.0.0.1"] });
    const service = await serviceTemplates.create({ name: "web", members: ["tcp:80"] });
    await test.changeElsewhere("Create", {
      Ingress: [
        { AddressTemplate: { AddressId: address.id }, ServiceTemplate: { ServiceId: service.id }, Action: "ACCEPT" },
        { SecurityGroupId: securityGroupId, Protocol: "ALL", Port: "ALL", Action: "ACCEPT" },
        foreign,
      ],
    });
    const { inputs } = await test.set.import(securityGroupId);

    const ingresses = [
      { action: "ACCEPT", addressTemplateId: address.id, serviceTemplateId: service.id },
      { action: "ACCEPT", sourceSecurityId: securityGroupId, protocol: "ALL", port: "ALL" },
      { action: "ACCEPT", cidrBlock: "192.0.2.0/24", protocol: "UDP", port: "53" },
    ];
    expect(inputs).toEqual({ securityGroupId, ingresses });
    expect((await test.set.update({ securityGroupId, ingresses })).action).toBe("same");
  });

  it("is deleted without an error when its group does not exist", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web] });
    test.securityGroups.remove(securityGroupId);
    await test.set.delete();
    expect(test.sent("Modify")).toHaveLength(2);
  });

  it("removes all rules when it is deleted", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    await test.set.create({ securityGroupId, ingresses: [web], egresses: [web] });
    await test.set.delete();
    expect(test.stored()).toEqual({ ingresses: [], egresses: [] });
    expect(test.securityGroups.list()).toHaveLength(1);
  });

  it("names a group that does not exist", async () => {
    await using test = await given();
    await expect(test.set.create({ securityGroupId: "sg-00000000", ingresses: [web] })).rejects.toThrow("sg-00000000");
  });

  it.each([
    ["two sources", { ...web, sourceSecurityId: "sg-ey3wmiz1" }, "ingresses[0].sourceSecurityId"],
    ["no source", { action: "ACCEPT" }, "ingresses[0]"],
    ["a template and ports", { ...web, serviceTemplateId: "ppm-nwrggd14" }, "ingresses[0].serviceTemplateId"],
    ["another action", { ...web, action: "REJECT" }, "ACCEPT or DROP"],
    ["a port without a protocol", { action: "DROP", cidrBlock: "10.0.0.1", port: "80" }, "TCP or UDP"],
    ["a port that does not exist", { ...web, port: "70000" }, "1 to 65535"],
    ["an IPv6 block as IPv4", { ...web, cidrBlock: "2001:db8::/32" }, "IPv4"],
    ["an IPv4 block as IPv6", { action: "DROP", ipv6CidrBlock: "10.0.0.0/8" }, "IPv6"],
    ["ICMP for IPv6", { action: "DROP", ipv6CidrBlock: "::/0", protocol: "ICMP" }, "ICMPv6"],
  ])("is rejected at preview with %s", async (_, rule, message) => {
    await using test = await given();
    const { securityGroupId } = test;
    await expect(test.set.preview({ securityGroupId, ingresses: [rule] })).rejects.toThrow(message);
  });

  it("is rejected at preview with the same rule twice", async () => {
    await using test = await given();
    const { securityGroupId } = test;
    const again = { ...rest, protocol: "all", description: "Again" };
    await expect(test.set.preview({ securityGroupId, egresses: [web, rest, again] })).rejects.toThrow(
      "egresses[2] must not repeat egresses[1]",
    );
  });
});
