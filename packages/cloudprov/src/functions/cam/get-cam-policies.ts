import { field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { requiredWhole, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { listPolicies, policyPage } from "../../resources/cam/cam-policy.ts";
import { hasAll } from "./exact-filters.ts";

const settings = withWireNames({
  name: text("Name.", { wire: "PolicyName" }),
  description: text("Description."),
  attachments: whole("Number of users, groups and roles that have the policy."),
  serviceType: text("Service that the policy belongs to."),
  createTime: text("Creation time, in the platform's time zone.", { wire: "AddTime" }),
  type: whole("`1` for a policy of the account, `2` for a policy of the platform."),
  createMode: whole("`1` for a policy that was created by selecting products, `2` for one that was written as JSON."),
});

const listed = { ...settings, policyId: requiredWhole("", { wire: "PolicyId" }) };
const all = responseList("List", listed);

export const getCamPolicies = lookup("getCamPolicies", {
  docs: "Lists the policies of the account and of the platform, optionally filtered.",
  example: `const presets = cloudprov.getCamPoliciesOutput({ name: "QcloudCOSReadOnlyAccess", scope: "QCS" });`,
  inputs: {
    policyId: field.string({ emptyIsUnset: true, pattern: idForms.camPolicy, docs: "ID of the policy." }),
    name: field.string({ emptyIsUnset: true, docs: "Exact name of the policy." }),
    description: field.string({ emptyIsUnset: true, docs: "Exact description of the policy." }),
    type: field.integer({
      min: 1,
      max: 2,
      docs: "`1` for policies of the account, `2` for policies of the platform.",
    }),
    createMode: field.integer({
      min: 1,
      max: 2,
      docs: "`1` for policies that were created by selecting products, `2` for those that were written as JSON.",
    }),
    scope: field.string({
      emptyIsUnset: true,
      values: ["All", "QCS", "Local"],
      docs: "`Local` for policies of the account, `QCS` for policies of the platform, `All` for both.",
    }),
    keyWord: field.string({ emptyIsUnset: true, docs: "Part of the name." }),
  },
  outputs: {
    policyLists: rows(
      { ...settings, policyId: text("ID of the policy.", { wire: "PolicyId" }) },
      "List",
      "The policies, in the platform's order.",
    ),
  },
  async request(op) {
    const { scope, keyWord, ...wanted } = op.args;
    const query = { ...(scope ? { Scope: scope } : {}), ...(keyWord ? { Keyword: keyWord } : {}) };
    const found = (await ifExists(op.cam.list(listPolicies, query, all, policyPage))) ?? [];
    return {
      List: found
        .map((one) => ({ ...one, PolicyId: String(one["PolicyId"]) }))
        .filter((one) => hasAll(wanted, { ...fromWire(settings, one), policyId: one.PolicyId })),
    };
  },
  id: (_, { policyLists }) => hash(policyLists.map((one) => one.policyId)),
});
