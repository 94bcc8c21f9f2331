import { compositeId, field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { numberAt } from "./cam-fields.ts";

/** The properties of an attached policy. */
export const attachedPolicy = withWireNames({
  policyId: field.string({
    required: true,
    pattern: idForms.camPolicy,
    replaceOnChange: true,
    docs: "ID of the policy, a number as text.",
  }),
  createMode: field.integer({
    output: true,
    docs: "`1` for a policy that was created by selecting products. Any other value means one that was written as JSON.",
  }),
  policyType: field.string({
    output: true,
    docs: "`User` for a policy of the account, `QCS` for a policy of the platform.",
  }),
  createTime: field.string({
    output: true,
    wire: "AddTime",
    docs: "Time of the attachment, in the platform's time zone.",
  }),
  policyName: field.string({ output: true, docs: "Name of the policy." }),
});

const policyId = textAt("PolicyId");
const listedId = numberAt("PolicyId");

/** How to list the policies of a user, a group or a role, and how the policy identifies an attachment. */
export const policyEntries = {
  own: "policyId",
  keys: (entry: Body): readonly [string] => [policyId(entry)],
  keyOfContent: policyId,
  nameOf: textAt("PolicyName"),
} as const;

/** The listing of attached policies. */
export const attachedPolicies = {
  list: (readable: (element: Body) => unknown) => responseList("List", readable),
  pageSize: 200,
  asRead: (element: Body): Body => ({ ...element, PolicyId: listedId(element) }),
} as const;

/** The ID of an attachment: of its target and its policy. */
export function attachmentId(property: string, wire: string, example: string) {
  return compositeId({
    separator: "#",
    parts: [
      { property, wire, example },
      { property: "policyId", wire: "PolicyId", example: "17698703" },
    ],
  });
}
