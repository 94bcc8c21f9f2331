import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { attachedPolicy, policyAttachment } from "./cam-attachments.ts";
import { goneUserCodes, uinOf } from "./cam-user.ts";

const fields = {
  ...withWireNames({
    userName: field.string({ required: true, min: 1, replaceOnChange: true, docs: "Name of the user." }),
  }),
  ...attachedPolicy,
};

export const camUserPolicyAttachment = resource("CamUserPolicyAttachment", {
  docs: "Attaches a policy to a user, who then has the permissions of the policy.",
  example: `const reading = new cloudprov.CamUserPolicyAttachment("reading", {
    userName: "operator",
    policyId: config.require("policyId"),
});`,
  errors: remedies("cam", "InvalidParameter.AttachmentFull"),
  ...policyAttachment(fields, {
    property: "userName",
    wire: "UserName",
    example: "operator",
    goneCodes: goneUserCodes,
    sent: (name, op) => uinOf(op, name),
    list: { action: "ListAttachedUserPolicies", member: "TargetUin" },
    attach: { action: "AttachUserPolicy", member: "AttachUin" },
    detach: { action: "DetachUserPolicy", member: "DetachUin" },
  }),
});
