import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { attachedPolicy, policyAttachment } from "./cam-attachments.ts";
import { goneRoleCodes } from "./cam-role.ts";

const fields = {
  ...withWireNames({
    roleId: field.string({
      required: true,
      pattern: idForms.camRole,
      replaceOnChange: true,
      wire: "AttachRoleId",
      docs: "ID of the role, a number with 19 digits as text.",
    }),
  }),
  ...attachedPolicy,
};

export const camRolePolicyAttachment = resource("CamRolePolicyAttachment", {
  docs: "Attaches a policy to a role, which then has the permissions of the policy.",
  example: `const reading = new cloudprov.CamRolePolicyAttachment("reading", {
    roleId: config.require("roleId"),
    policyId: config.require("policyId"),
});`,
  errors: remedies("cam", "InvalidParameter.AttachmentFull"),
  ...policyAttachment(fields, {
    property: "roleId",
    wire: "AttachRoleId",
    example: "4611686018427397919",
    goneCodes: goneRoleCodes,
    list: { action: "ListAttachedRolePolicies", member: "RoleId" },
    attach: { action: "AttachRolePolicy", member: "AttachRoleId" },
    detach: { action: "DetachRolePolicy", member: "DetachRoleId" },
  }),
});
