import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { givenSubnet } from "./given-network.ts";

async function given() {
  const network = await givenSubnet();
  const { vpcId, host, state } = network;
  return {
    ...network,
    inputs: { name: "web", vpcId },
    acl: host.resource("VpcAcl", "web"),
    first: () => state.networkAcls.list()[0],
  };
}

const https = "ACCEPT#0.0.0.0/0#443#TCP#HTTPS";
const everything = "ACCEPT#0.0.0.0/0#ALL#ALL";

describe("a VpcAcl", () => {
  it("is created without rules by one request", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, tags: { team: "shop" } };
    const { id, outputs } = await test.acl.create(inputs);
    expect(test.sent("CreateNetworkAcl")).toEqual([
      { VpcId: test.vpcId, NetworkAclName: "web", Tags: [{ Key: "team", Value: "shop" }] },
    ]);
    expect(test.sent("ModifyNetworkAclEntries")).toEqual([]);
    expect(outputs).toMatchObject({ vpcAclId: id, createTime: expect.stringMatching(/^\d{4}-/) });
    expect(outputs).not.toHaveProperty("ingresses");
    expect((await test.acl.preview(inputs)).action).toBe("same");
  });

  it("gets its rules after its creation, in their order", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, ingresses: [https, "DROP#10.0.0.7#80-90#UDP"], egresses: [everything] };
    const { id: NetworkAclId, outputs } = await test.acl.create(inputs);
    expect(test.sent("ModifyNetworkAclEntries")).toEqual([
      {
        NetworkAclId,
        NetworkAclEntrySet: {
          Ingress: [
            { Protocol: "TCP", CidrBlock: "0.0.0.0/0", Action: "ACCEPT", Port: "443", Description: "HTTPS" },
            { Protocol: "UDP", CidrBlock: "10.0.0.7", Action: "DROP", Port: "80-90", Description: "" },
          ],
          Egress: [{ Protocol: "ALL", CidrBlock: "0.0.0.0/0", Action: "ACCEPT", Description: "" }],
        },
      },
    ]);
    expect(outputs).toMatchObject({ ingresses: inputs.ingresses, egresses: inputs.egresses });
    expect((await test.acl.preview(inputs)).action).toBe("same");
  });

  it("shows no change for rules in lower case, and for the rule that each list ends with", async () => {
    await using test = await given();
    await test.acl.create({ ...test.inputs, ingresses: [https], egresses: [everything] });
    const same = {
      ...test.inputs,
      ingresses: ["accept#0.0.0.0/0#443#tcp#HTTPS", "DROP#0.0.0.0/0#ALL#ALL"],
      egresses: ["accept#0.0.0.0/0#all#all#"],
    };
    expect((await test.acl.preview(same)).action).toBe("same");
    const described = { ...same, ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#https"] };
    expect((await test.acl.preview(described)).action).toBe("update");
  });

  it("sends only the direction that changes, and rejects everything without rules", async () => {
    await using test = await given();
    const { id: NetworkAclId } = await test.acl.create({
      ...test.inputs,
      ingresses: [https],
      egresses: [everything],
    });
    test.platform.journal.clear();
    await test.acl.update({ ...test.inputs, name: "site", egresses: [everything] });
    expect(test.sent("ModifyNetworkAclAttribute")).toEqual([{ NetworkAclId, NetworkAclName: "site" }]);
    expect(test.sent("ModifyNetworkAclEntries")).toEqual([
      {
        NetworkAclId,
        NetworkAclEntrySet: {
          Ingress: [{ Protocol: "ALL", CidrBlock: "0.0.0.0/0", Action: "DROP", Description: "" }],
        },
      },
    ]);
    expect(test.first()).toMatchObject({ name: "site", ingress: [], egress: [{ action: "Accept" }] });
  });

  it("is replaced when its network changes", async () => {
    await using test = await given();
    await test.acl.create(test.inputs);
    expect((await test.acl.preview({ ...test.inputs, vpcId: "vpc-00000000" })).action).toBe("replace");
  });

  it("is rejected during preview with rules that have another form", async () => {
    await using test = await given();
    const faultsOf = async (...ingresses: string[]) =>
      (await test.acl.check({ ...test.inputs, ingresses })).failures.map(({ property, reason }) =>
        `${property} ${reason}`.replace(/ \[.*/, ""),
      );
    const faultOf = async (rule: string) => (await faultsOf(rule))[0] ?? "";
    expect(await faultsOf(https, "ACCEPT#10.0.0.0/8#80")).toEqual([
      expect.stringContaining("ingresses[1] must have the form ACTION#CIDR#PORT#PROTOCOL"),
    ]);
    expect(await faultOf("ALLOW#10.0.0.0/8#80#TCP")).toContain("must begin with ACCEPT or DROP");
    expect(await faultOf("ACCEPT#10.0.0.0/33#80#TCP")).toContain("as its second part");
    expect(await faultOf("ACCEPT#2001:db8::/32#80#TCP")).toContain("must have an IPv4 address");
    expect(await faultOf("ACCEPT#10.0.0.0/8#90-80#TCP")).toContain("as its third part");
    expect(await faultOf("ACCEPT#10.0.0.0/8#80#ICMP")).toContain("must have the port ALL with ALL or ICMP");
    expect(await faultOf("ACCEPT#10.0.0.0/8#ALL#GRE")).toContain("as its fourth part");
    expect(await faultOf("ACCEPT#10.0.0.0/8#80#TCP#a#b")).toContain("must have no # in its description");
    expect(await faultOf(`ACCEPT#10.0.0.0/8#80#TCP#${"a".repeat(101)}`)).toContain("at most 100 characters");
  });

  it("frees its subnets when it is deleted", async () => {
    await using test = await given();
    const { id } = await test.acl.create(test.inputs);
    test.state.networkAcls.change(id, { subnetIds: [test.subnetId] });
    test.platform.set({ deleteLagMs: 700 });
    await test.acl.delete();
    expect(test.sent("DisassociateNetworkAclSubnets")).toEqual([{ NetworkAclId: id, SubnetIds: [test.subnetId] }]);
    expect(test.state.networkAcls.list()).toEqual([]);
  });

  it("is not imported with rules that it cannot keep", async () => {
    await using test = await given();
    const entry = { protocol: "tcp", port: "80", cidrBlock: "", action: "Accept", description: "" };
    const { id } = await test.state.networkAcls.create({
      vpcId: test.vpcId,
      ingress: [{ ...entry, ipv6CidrBlock: "2001:db8::/32" }],
    });
    await expect(test.acl.import(id)).rejects.toThrow("has rules for IPv6, which this resource cannot keep");
    const five = await test.state.networkAcls.create({ vpcId: test.vpcId, type: "QUINTUPLE" });
    await expect(test.acl.import(five.id)).rejects.toThrow("has rules of five parts");
    expect(await test.host.list("VpcAcl")).toEqual([{ id, name: "web" }]);
  });

  it("is refreshed with others from one listing", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("VpcAcl", `web-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, name: `web-${i}`, ingresses: [https] })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeNetworkAcls"]);
  });
});
