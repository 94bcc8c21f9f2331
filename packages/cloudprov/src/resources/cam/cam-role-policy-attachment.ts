import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { attachedPolicies, attachedPolicy, attachmentId, policyEntries } from "./cam-attachments.ts";
import { gonePolicyCodes } from "./cam-policy.ts";
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
    roleId: "4611686018427397919",
    policyId: "17698703",
});`,
  errors: remedies("cam", "InvalidParameter.AttachmentFull"),
  ...entryObject({
    fields,
    service: "cam",
    id: attachmentId("roleId", "AttachRoleId", "4611686018427397919"),
    place: ["roleId"],
    ...policyEntries,
    goneCodes: [...goneRoleCodes, ...gonePolicyCodes],
    listing: {
      action: "ListAttachedRolePolicies",
      parameters: ({ roleId }) => ({ RoleId: roleId }),
      ...attachedPolicies,
    },
    create: {
      action: "AttachRolePolicy",
      parameters: ({ AttachRoleId, PolicyId }) => ({ AttachRoleId, PolicyId: Number(PolicyId) }),
    },
    delete: {
      action: "DetachRolePolicy",
      parameters: ({ AttachRoleId, PolicyId }) => ({ DetachRoleId: AttachRoleId, PolicyId: Number(PolicyId) }),
    },
  }),
  // A role can have several policies: the new one is attached before the old one is detached.
  naturalKey: ["roleId", "policyId"],
});
