import { compositeId, type Fields, field } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { entryObject } from "../../platform/entry.ts";
import { idForms } from "../../platform/object-id.ts";
import { type Body, responseList, textAt } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { numberAt } from "./cam-fields.ts";
import { gonePolicyCodes } from "./cam-policy.ts";

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

/** An action that receives the target of an attachment in a member. */
interface TargetAction {
  readonly action: string;
  readonly member: string;
}

/** An object that can have policies: how it is identified, and the actions that list, attach and detach them. */
interface Target {
  readonly property: string;
  readonly wire: string;
  readonly example: string;
  /** Error codes that mean that it does not exist. */
  readonly goneCodes: readonly string[];
  /** The value that identifies it in requests, which may be looked up. Defaults to the property. */
  readonly sent?: (value: string, op: Op) => unknown;
  readonly list: TargetAction;
  readonly attach: TargetAction;
  readonly detach: TargetAction;
}

/** The handlers of an attachment of a policy. */
export function policyAttachment<const F extends Fields>(fields: F, target: Target) {
  const { property, wire, example, goneCodes, sent = (value) => value, list, attach, detach } = target;
  const parameters = async (member: string, { [wire]: value, PolicyId }: Body, op: Op) => ({
    [member]: await sent(String(value), op),
    PolicyId: Number(PolicyId),
  });
  return {
    ...entryObject({
      fields,
      service: "cam",
      id: compositeId({
        separator: "#",
        parts: [
          { property, wire, example },
          { property: "policyId", wire: "PolicyId", example: "17698703" },
        ],
      }),
      place: [property],
      own: "policyId",
      keys: (entry) => [policyId(entry)],
      keyOfContent: policyId,
      nameOf: textAt("PolicyName"),
      goneCodes: [...goneCodes, ...gonePolicyCodes],
      listing: {
        action: list.action,
        parameters: async ({ [property]: value }, op) => ({ [list.member]: await sent(String(value), op) }),
        list: (readable) => responseList("List", readable),
        pageSize: 200,
        asRead: (element) => ({ ...element, PolicyId: listedId(element) }),
      },
      create: { action: attach.action, parameters: (content, op) => parameters(attach.member, content, op) },
      delete: { action: detach.action, parameters: (entry, op) => parameters(detach.member, entry, op) },
    }),
    // A target can have several policies: the new one is attached before the old one is detached.
    naturalKey: [property, "policyId"],
  };
}
