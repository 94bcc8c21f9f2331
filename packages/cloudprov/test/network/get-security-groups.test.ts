import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const web = await state.securityGroups.create({ name: "web", description: "Web servers" });
  await state.securityGroups.create({ name: "website", projectId: "7" });
  state.securityGroups.change(web.id, { users: { CVM: 2, CDB: 0, ENI: 1, CLB: 0 } });
  const found = async (args: Values) => {
    const { securityGroups } = await simulated.host.invoke("getSecurityGroups", args);
    return securityGroups as readonly Readonly<Record<string, unknown>>[];
  };
  return { ...simulated, web, found };
}

describe("getSecurityGroups", () => {
  it("lists all groups with the number of their users", async () => {
    await using test = await given();
    expect(await test.found({})).toEqual([
      {
        securityGroupId: test.web.id,
        name: "web",
        description: "Web servers",
        projectId: 0,
        createTime: expect.any(String),
        beAssociateCount: 3,
        ingresses: [],
        egresses: [],
        tags: {},
      },
      expect.objectContaining({ name: "website", projectId: 7, beAssociateCount: 0 }),
    ]);
  });

  it("filters by ID, name, project and tags", async () => {
    await using test = await given();
    const names = async (args: Values) => (await test.found(args)).map(({ name }) => name);
    await test.host.resource("SecurityGroup", "tagged").create({ name: "tagged", tags: { team: "shop" } });

    expect(await names({ securityGroupId: test.web.id })).toEqual(["web"]);
    expect(await names({ securityGroupId: "sg-00000000" })).toEqual([]);
    expect(await names({ name: "web" })).toEqual(["web", "website"]);
    expect(await names({ projectId: 7 })).toEqual(["website"]);
    expect(await names({ tags: { team: "shop" } })).toEqual(["tagged"]);
    expect(await names({ tags: { team: "site" } })).toEqual([]);
  });

  it("shows each rule in one line, also for IPv6 and templates", async () => {
    await using test = await given();
    const rule = { Action: "ACCEPT", Port: "443", Protocol: "tcp", PolicyDescription: "" };
    const policies = {
      Ingress: [
        { ...rule, CidrBlock: "10.0.0.0/8" },
        { ...rule, Ipv6CidrBlock: "2001:db8::/32" },
        { ...rule, SecurityGroupId: test.web.id },
      ],
      Egress: [{ ...rule, Action: "DROP", CidrBlock: "0.0.0.0/0" }],
    };
    await test.host.resource("ActionCall", "rules").create({
      service: "vpc",
      version: "2017-03-12",
      action: "ModifySecurityGroupPolicies",
      parameters: { SecurityGroupId: test.web.id, SecurityGroupPolicySet: policies },
    });
    const [found] = await test.found({ securityGroupId: test.web.id });
    expect(found).toMatchObject({
      ingresses: ["ACCEPT#10.0.0.0/8#443#TCP", "ACCEPT#2001:db8::/32#443#TCP", `ACCEPT#${test.web.id}#443#TCP`],
      egresses: ["DROP#0.0.0.0/0#443#TCP"],
    });
  });

  it("shows the rules of a group that only name other groups", async () => {
    await using test = await given();
    const other = await test.platform.state.securityGroups.create({ name: "other" });
    const rule = { Action: "ACCEPT", Port: "ALL", Protocol: "ALL" };
    await test.host.resource("ActionCall", "rules").create({
      service: "vpc",
      version: "2017-03-12",
      action: "CreateSecurityGroupPolicies",
      parameters: {
        SecurityGroupId: test.web.id,
        SecurityGroupPolicySet: { Ingress: [{ ...rule, SecurityGroupId: other.id }] },
      },
    });
    const [found] = await test.found({ securityGroupId: test.web.id });
    expect(found).toMatchObject({ ingresses: [`ACCEPT#${other.id}#ALL#ALL`] });
  });

  it("rejects an ID together with other filters", async () => {
    await using test = await given();
    await expect(test.found({ securityGroupId: test.web.id, name: "web" })).rejects.toThrow("securityGroupId");
  });
});
