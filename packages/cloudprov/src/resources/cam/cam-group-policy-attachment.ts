import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { attachedPolicies, attachedPolicy, attachmentId, policyEntries } from "./cam-attachments.ts";
import { goneGroupCodes } from "./cam-group.ts";
import { gonePolicyCodes } from "./cam-policy.ts";

const fields = {
  ...withWireNames({
    groupId: field.string({
      required: true,
      pattern: idForms.camGroup,
      replaceOnChange: true,
      wire: "AttachGroupId",
      docs: "ID of the group, a number as text.",
    }),
  }),
  ...attachedPolicy,
};

export const camGroupPolicyAttachment = resource("CamGroupPolicyAttachment", {
  docs: "Attaches a policy to a group, whose users then have the permissions of the policy.",
  example: `const reading = new cloudprov.CamGroupPolicyAttachment("reading", {
    groupId: "33333",
    policyId: "17698703",
});`,
  errors: remedies("cam", "InvalidParameter.AttachmentFull"),
  ...entryObject({
    fields,
    service: "cam",
    id: attachmentId("groupId", "AttachGroupId", "33333"),
    place: ["groupId"],
    ...policyEntries,
    goneCodes: [...goneGroupCodes, ...gonePolicyCodes],
    listing: {
      action: "ListAttachedGroupPolicies",
      parameters: ({ groupId }) => ({ TargetGroupId: Number(groupId) }),
      ...attachedPolicies,
    },
    create: {
      action: "AttachGroupPolicy",
      parameters: ({ AttachGroupId, PolicyId }) => ({
        AttachGroupId: Number(AttachGroupId),
        PolicyId: Number(PolicyId),
      }),
    },
    delete: {
      action: "DetachGroupPolicy",
      parameters: ({ AttachGroupId, PolicyId }) => ({
        DetachGroupId: Number(AttachGroupId),
        PolicyId: Number(PolicyId),
      }),
    },
  }),
  // A group can have several policies: the new one is attached before the old one is detached.
  naturalKey: ["groupId", "policyId"],
});
