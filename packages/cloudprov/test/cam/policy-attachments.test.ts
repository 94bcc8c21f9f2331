import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

interface Target {
  readonly id: string;
  readonly name: string;
  readonly uin?: number;
}

/** The kinds that attach a policy, each with its target. The platform takes the ID of a group as a number. */
const kinds = [
  {
    kind: "CamRolePolicyAttachment",
    target: "role",
    store: "camRoles",
    owner: "Role",
    property: "roleId",
    member: "RoleId",
    given: ({ id }: Target) => id,
    sentId: ({ id }: Target): unknown => id,
    valid: "4611686018427397919",
    invalid: "by-name",
  },
  {
    kind: "CamGroupPolicyAttachment",
    target: "group",
    store: "camGroups",
    owner: "Group",
    property: "groupId",
    member: "GroupId",
    given: ({ id }: Target) => id,
    sentId: ({ id }: Target): unknown => Number(id),
    valid: "33333",
    invalid: "by-name",
  },
  {
    kind: "CamUserPolicyAttachment",
    target: "user",
    store: "camUsers",
    owner: "User",
    property: "userName",
    member: "Uin",
    given: ({ name }: Target) => name,
    sentId: ({ uin }: Target): unknown => uin,
    valid: "operator",
    invalid: "",
  },
] as const;

describe.each(kinds)(
  "a $kind",
  ({ kind, target, store, owner, property, member, given: givenOf, sentId, valid, invalid }) => {
    async function given() {
      const simulated = await startSimulatedProvider();
      const { state } = simulated.platform;
      const owning: Target = await state[store].create({ name: "target" });
      const policy = await state.camPolicies.create({ name: "QcloudReadOnly", type: 2, createMode: 1 });
      return {
        ...simulated,
        state,
        owning,
        targetId: owning.id,
        policy,
        inputs: { [property]: givenOf(owning), policyId: policy.id },
        attachment: simulated.host.resource(kind, "reading"),
        sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
      };
    }

    it("attaches and detaches a policy, and shows the platform's information about it", async () => {
      await using test = await given();
      const { owning, policy } = test;
      const { id, outputs } = await test.attachment.create(test.inputs);
      expect(id).toBe(`${givenOf(owning)}#${policy.id}`);
      expect(outputs).toMatchObject({ policyName: "QcloudReadOnly", policyType: "QCS", createMode: 1 });
      const PolicyId = Number(policy.id);
      expect(test.sent(`Attach${owner}Policy`)).toEqual([{ [`Attach${member}`]: sentId(owning), PolicyId }]);

      await test.attachment.delete();
      expect(test.sent(`Detach${owner}Policy`)).toEqual([{ [`Detach${member}`]: sentId(owning), PolicyId }]);
      expect(test.state.policyAttachments.list()).toEqual([]);
    });

    it("does not adopt an attachment that exists", async () => {
      await using test = await given();
      const { targetId, policy } = test;
      await test.state.policyAttachments.create({ target, targetId, policyId: policy.id });
      await expect(test.attachment.create(test.inputs)).rejects.toThrow("exists");
      expect(test.sent(`Attach${owner}Policy`)).toEqual([]);
    });

    it("attaches another policy before it detaches the old one", async () => {
      await using test = await given();
      const other = await test.state.camPolicies.create({ name: "writers" });
      await test.attachment.create(test.inputs);
      const diff = await test.attachment.diff({ ...test.inputs, policyId: other.id });
      expect(diff.replaces).toEqual(["policyId"]);
      expect(diff.deleteBeforeReplace).toBe(false);
    });

    it("leaves the state when its target was deleted", async () => {
      await using test = await given();
      await test.attachment.create(test.inputs);
      test.state[store].remove(test.targetId);
      expect(await test.attachment.read()).toBeUndefined();
    });

    it("is deleted without an error after its target was deleted", async () => {
      await using test = await given();
      await test.attachment.create(test.inputs);
      test.state[store].remove(test.targetId);
      await test.attachment.delete();
      expect(test.sent(`Detach${owner}Policy`)).toEqual([]);
    });

    it.each([
      [{ [property]: invalid, policyId: "17698703" }, property],
      [{ [property]: valid, policyId: "readers" }, "policyId"],
    ])("rejects %j during preview", async (inputs, rejected) => {
      await using test = await given();
      await expect(test.attachment.create(inputs)).rejects.toThrow(rejected);
    });

    it("is refreshed with the others of its target from one listing", async () => {
      await using test = await given();
      const attachments = [];
      for (let i = 0; i < 12; i += 1) {
        const policy = await test.state.camPolicies.create({ name: `policy-${i}` });
        const one = test.host.resource(kind, `one-${i}`);
        await one.create({ ...test.inputs, policyId: policy.id });
        attachments.push(one);
      }
      const found = await refreshed(test, attachments);
      expect(test.sent(`ListAttached${owner}Policies`)).toHaveLength(1);
      expect(found.map((one) => one?.outputs["policyName"])).toEqual(attachments.map((_, i) => `policy-${i}`));
    });
  },
);
