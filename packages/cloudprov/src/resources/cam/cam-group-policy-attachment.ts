import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { attachedPolicy, policyAttachment } from "./cam-attachments.ts";
import { goneGroupCodes } from "./cam-group.ts";

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
    groupId: config.require("groupId"),
    policyId: config.require("policyId"),
});`,
  errors: remedies("cam", "InvalidParameter.AttachmentFull"),
  ...policyAttachment(fields, {
    property: "groupId",
    wire: "AttachGroupId",
    example: "33333",
    goneCodes: goneGroupCodes,
    sent: Number,
    list: { action: "ListAttachedGroupPolicies", member: "TargetGroupId" },
    attach: { action: "AttachGroupPolicy", member: "AttachGroupId" },
    detach: { action: "DetachGroupPolicy", member: "DetachGroupId" },
  }),
});
