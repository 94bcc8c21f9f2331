import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, group: simulated.host.resource("SecurityGroup", "web"), sent };
}

describe("a SecurityGroup", () => {
  it("is created with its tags and with a description, even if that is empty", async () => {
    await using test = await given();
    const { outputs } = await test.group.create({ name: "web", projectId: 7, tags: { team: "shop" } });
    expect(outputs).toMatchObject({ name: "web", description: "", projectId: 7, tags: { team: "shop" } });
    expect(test.sent("CreateSecurityGroup")).toEqual([
      { GroupName: "web", GroupDescription: "", ProjectId: "7", Tags: [{ Key: "team", Value: "shop" }] },
    ]);
    expect(test.sent("ModifyResourceTags")).toEqual([]);
  });

  it("sends only what changes, and tags to the tag service", async () => {
    await using test = await given();
    const { id } = await test.group.create({ name: "web", description: "Web", tags: { team: "shop" } });
    await test.group.update({ name: "web", tags: { team: "shop" } });
    expect(test.sent("ModifySecurityGroupAttribute")).toEqual([{ SecurityGroupId: id, GroupDescription: "" }]);
    await test.group.update({ name: "web", tags: { team: "site" } });
    expect(test.sent("ModifyResourceTags")).toEqual([
      { Resource: `qcs::cvm:ap-guangzhou:uin/:sg/${id}`, ReplaceTags: [{ TagKey: "team", TagValue: "site" }] },
    ]);
  });

  it("is deleted when nothing uses it", async () => {
    await using test = await given();
    const { id } = await test.group.create({ name: "web" });
    const users = { CVM: 2, CDB: 0, ENI: 1, CLB: 0 };
    test.platform.state.securityGroups.change(id, { users });
    const deleted = test.group.delete();
    await expect.poll(() => test.sent("DescribeSecurityGroupAssociationStatistics").length).toBeGreaterThan(1);
    expect(test.sent("DeleteSecurityGroup")).toEqual([]);
    test.platform.state.securityGroups.change(id, { users: { ...users, CVM: 0, ENI: 0 } });
    await deleted;
    expect(test.sent("DeleteSecurityGroup")).toEqual([{ SecurityGroupId: id }]);
  });

  it("can be deleted if only its own rules refer to it", async () => {
    await using test = await given();
    const { id } = await test.group.create({ name: "web" });
    const [rule] = [{ SecurityGroupId: id, Protocol: "tcp", Port: "22", Action: "ACCEPT" }];
    await test.host.resource("ActionCall", "rule").create({
      service: "vpc",
      version: "2017-03-12",
      action: "CreateSecurityGroupPolicies",
      parameters: { SecurityGroupId: id, SecurityGroupPolicySet: { Ingress: [rule] } },
    });
    await test.group.delete();
    expect(test.platform.state.securityGroups.list()).toEqual([]);
  });

  it("is refreshed with others from one listing, with its tags", async () => {
    await using test = await given();
    const groups = Array.from({ length: 40 }, (_, i) => test.host.resource("SecurityGroup", `web-${i}`));
    await Promise.all(groups.map((group, i) => group.create({ tags: { number: String(i) } })));

    const found = await refreshed(test, groups);

    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeSecurityGroups"]);
    expect(found.map((one) => one?.inputs["tags"])).toEqual(groups.map((_, i) => ({ number: String(i) })));
  });
});
