import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const role = await state.camRoles.create({ name: "functions" });
  const policy = await state.camPolicies.create({ name: "QcloudReadOnly", type: 2, createMode: 1 });
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  const attachment = simulated.host.resource("CamRolePolicyAttachment", "reading");
  return { ...simulated, state, role, policy, attachment, sent };
}

describe("a CamRolePolicyAttachment", () => {
  it("attaches and detaches a policy, and shows what the platform knows about it", async () => {
    await using test = await given();
    const { role, policy } = test;
    const { id, outputs } = await test.attachment.create({ roleId: role.id, policyId: policy.id });
    expect(id).toBe(`${role.id}#${policy.id}`);
    expect(outputs).toMatchObject({ policyName: "QcloudReadOnly", policyType: "QCS", createMode: 1 });
    expect(test.sent("AttachRolePolicy")).toEqual([{ AttachRoleId: role.id, PolicyId: Number(policy.id) }]);

    await test.attachment.delete();
    expect(test.sent("DetachRolePolicy")).toEqual([{ DetachRoleId: role.id, PolicyId: Number(policy.id) }]);
    expect(test.state.policyAttachments.list()).toEqual([]);
  });

  it("does not adopt an attachment that exists", async () => {
    await using test = await given();
    const { role, policy } = test;
    await test.state.policyAttachments.create({ target: "role", targetId: role.id, policyId: policy.id });
    await expect(test.attachment.create({ roleId: role.id, policyId: policy.id })).rejects.toThrow("exists");
    expect(test.sent("AttachRolePolicy")).toEqual([]);
  });

  it("attaches another policy before it detaches the old one", async () => {
    await using test = await given();
    const other = await test.state.camPolicies.create({ name: "writers" });
    await test.attachment.create({ roleId: test.role.id, policyId: test.policy.id });
    const diff = await test.attachment.diff({ roleId: test.role.id, policyId: other.id });
    expect(diff.replaces).toEqual(["policyId"]);
    expect(diff.deleteBeforeReplace).toBe(false);
  });

  it("leaves the state when its role was deleted", async () => {
    await using test = await given();
    await test.attachment.create({ roleId: test.role.id, policyId: test.policy.id });
    test.state.camRoles.remove(test.role.id);
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("is deleted without an error after its role was deleted", async () => {
    await using test = await given();
    await test.attachment.create({ roleId: test.role.id, policyId: test.policy.id });
    test.state.camRoles.remove(test.role.id);
    await test.attachment.delete();
    expect(test.sent("DetachRolePolicy")).toEqual([]);
  });

  it.each([
    [{ roleId: "functions", policyId: "17698703" }, "roleId"],
    [{ roleId: "4611686018427397919", policyId: "readers" }, "policyId"],
  ])("rejects %j during preview", async (inputs, property) => {
    await using test = await given();
    await expect(test.attachment.create(inputs)).rejects.toThrow(property);
  });

  it("is refreshed with the others of its role from one listing", async () => {
    await using test = await given();
    const attachments = [];
    for (let i = 0; i < 12; i += 1) {
      const policy = await test.state.camPolicies.create({ name: `policy-${i}` });
      const one = test.host.resource("CamRolePolicyAttachment", `one-${i}`);
      await one.create({ roleId: test.role.id, policyId: policy.id });
      attachments.push(one);
    }
    const found = await refreshed(test, attachments);
    expect(test.sent("ListAttachedRolePolicies")).toHaveLength(1);
    expect(found.map((one) => one?.outputs["policyName"])).toEqual(attachments.map((_, i) => `policy-${i}`));
  });
});
