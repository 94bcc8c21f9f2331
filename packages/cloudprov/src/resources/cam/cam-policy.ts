import { type DeleteOperation, expectation, field, fromWire } from "@org/core-provider";
import { type ActionObject, deleteObject, type Values } from "../../platform/action-object.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { requiredWhole, text } from "../../platform/response-fields.ts";
import { madeFacts, responseList } from "../../platform/responses.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { camName, checkPermissions, checkPolicyDocument, numberAt } from "./cam-fields.ts";

/** The action that lists policies. */
export const listPolicies = "ListPolicies";
/** Error codes that mean that a policy does not exist. */
export const gonePolicyCodes = ["InvalidParameter.PolicyIdNotExist"];
/** The maximum size of a page of policies. */
export const policyPage = { pageSize: 200 };

const untagged = withWireNames({
  name: field.string({
    autoName: { maxLength: 128 },
    ...camName,
    replaceOnChange: true,
    wire: "PolicyName",
    docs: "Name of the policy, unique in the account.",
  }),
  document: field.string({
    required: true,
    equality: "json",
    wire: "PolicyDocument",
    docs: "Permissions of the policy, as JSON of version `2.0`. The `resource` of a statement is an array. Write the account number in a `qcs` principal, because the platform replaces `root` with it.",
  }),
  description: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Description of the policy." }),
  type: field.integer({ output: true, docs: "`1` for a policy of the account, `2` for a policy of the platform." }),
  createTime: field.string({ output: true, wire: "AddTime", docs: "Creation time, in the platform's time zone." }),
  updateTime: field.string({
    output: true,
    changesWith: ["document", "description"],
    docs: "Time of the last change, in the platform's time zone.",
  }),
});

const fields = { ...untagged, tags: tagsField };

const readable = expectation((found) => fromWire(untagged, found));
const idOf = numberAt("PolicyId");
const own = { Scope: "Local" };
const all = responseList("List", {
  id: requiredWhole("", { wire: "PolicyId" }),
  name: text("", { wire: "PolicyName" }),
  ...madeFacts,
});

const policies: ActionObject = {
  service: "cam",
  create: "CreatePolicy",
  update: { action: "UpdatePolicy", sends: "changes" },
  delete: "DeletePolicy",
  idOf,
  key: (id) => ({ PolicyId: Number(id) }),
  read: (op, id) => op.cam.read("GetPolicy", { PolicyId: Number(id) }, { expects: readable }),
  goneCodes: gonePolicyCodes,
  listing: {
    name: "PolicyName",
    createdAt: "AddTime",
    uniqueNames: true,
    takenCodes: ["FailedOperation.PolicyNameInUse", "InvalidParameter.PolicyNameInUse"],
    page: (op, offset) => op.cam.page(listPolicies, own, all, { ...policyPage, offset }),
    find: (op, name) =>
      op.cam.pages(listPolicies, name === undefined ? own : { ...own, Keyword: name }, all, policyPage),
  },
};

const handlers = taggedObject({ ...policies, fields }, resourceTags({ service: "cam", prefix: "policy" }));

export const camPolicy = resource("CamPolicy", {
  docs: "A policy of Cloud Access Management: permissions that users, groups and roles receive when it is attached to them.",
  example: `const readers = new cloudprov.CamPolicy("readers", {
    description: "Reads all buckets",
    document: JSON.stringify({
        version: "2.0",
        statement: [{
            effect: "allow",
            action: ["cos:GetObject", "cos:GetBucket"],
            resource: ["*"],
        }],
    }),
});`,
  errors: {
    ...remedies(
      "cam",
      "InvalidParameter.PolicyDocumentError",
      "InvalidParameter.StatementError",
      "InvalidParameter.ActionNotExist",
      "InvalidParameter.ResourceServiceNotExist",
    ),
    "FailedOperation.PolicyNameInUse":
      "Another policy of the account has this name: choose another `name`, or import that policy.",
  },
  import: { form: "<policy ID>", example: "17698703" },
  ...handlers,

  check(op) {
    handlers.check(op);
    checkPolicyDocument(op);
    checkPermissions(op);
  },

  delete: (op: DeleteOperation<typeof fields> & Clients): Promise<void> =>
    deleteObject(op, { ...policies, key: (id) => ({ PolicyId: [Number(id)] }) }, op.id, op.state as Values),
});
