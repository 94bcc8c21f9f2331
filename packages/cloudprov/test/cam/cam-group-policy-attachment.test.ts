import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { state } = simulated.platform;
  const group = await state.camGroups.create({ name: "developers" });
  const policy = await state.camPolicies.create({ name: "QcloudReadOnly", type: 2, createMode: 1 });
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  const attachment = simulated.host.resource("CamGroupPolicyAttachment", "reading");
  return { ...simulated, state, group, policy, attachment, sent };
}

describe("a CamGroupPolicyAttachment", () => {
  it("attaches and detaches a policy, and shows what the platform knows about it", async () => {
    await using test = await given();
    const { group, policy } = test;
    const { id, outputs } = await test.attachment.create({ groupId: group.id, policyId: policy.id });
    expect(id).toBe(`${group.id}#${policy.id}`);
    expect(outputs).toMatchObject({ policyName: "QcloudReadOnly", policyType: "QCS", createMode: 1 });
    expect(test.sent("AttachGroupPolicy")).toEqual([{ AttachGroupId: Number(group.id), PolicyId: Number(policy.id) }]);

    await test.attachment.delete();
    expect(test.sent("DetachGroupPolicy")).toEqual([{ DetachGroupId: Number(group.id), PolicyId: Number(policy.id) }]);
    expect(test.state.policyAttachments.list()).toEqual([]);
  });

  it("does not adopt an attachment that exists", async () => {
    await using test = await given();
    const { group, policy } = test;
    await test.state.policyAttachments.create({ target: "group", targetId: group.id, policyId: policy.id });
    await expect(test.attachment.create({ groupId: group.id, policyId: policy.id })).rejects.toThrow("exists");
    expect(test.sent("AttachGroupPolicy")).toEqual([]);
  });

  it("attaches another policy before it detaches the old one", async () => {
    await using test = await given();
    const other = await test.state.camPolicies.create({ name: "writers" });
    await test.attachment.create({ groupId: test.group.id, policyId: test.policy.id });
    const diff = await test.attachment.diff({ groupId: test.group.id, policyId: other.id });
    expect(diff.replaces).toEqual(["policyId"]);
    expect(diff.deleteBeforeReplace).toBe(false);
  });

  it("leaves the state when its group was deleted", async () => {
    await using test = await given();
    await test.attachment.create({ groupId: test.group.id, policyId: test.policy.id });
    test.state.camGroups.remove(test.group.id);
    expect(await test.attachment.read()).toBeUndefined();
  });

  it("is deleted without an error after its group was deleted", async () => {
    await using test = await given();
    await test.attachment.create({ groupId: test.group.id, policyId: test.policy.id });
    test.state.camGroups.remove(test.group.id);
    await test.attachment.delete();
    expect(test.sent("DetachGroupPolicy")).toEqual([]);
  });

  it.each([
    [{ groupId: "developers", policyId: "17698703" }, "groupId"],
    [{ groupId: "33333", policyId: "readers" }, "policyId"],
  ])("rejects %j during preview", async (inputs, property) => {
    await using test = await given();
    await expect(test.attachment.create(inputs)).rejects.toThrow(property);
  });

  it("is refreshed with the others of its group from one listing", async () => {
    await using test = await given();
    const attachments = [];
    for (let i = 0; i < 12; i += 1) {
      const policy = await test.state.camPolicies.create({ name: `policy-${i}` });
      const one = test.host.resource("CamGroupPolicyAttachment", `one-${i}`);
      await one.create({ groupId: test.group.id, policyId: policy.id });
      attachments.push(one);
    }
    const found = await refreshed(test, attachments);
    expect(test.sent("ListAttachedGroupPolicies")).toHaveLength(1);
    expect(found.map((one) => one?.outputs["policyName"])).toEqual(attachments.map((_, i) => `policy-${i}`));
  });
});
