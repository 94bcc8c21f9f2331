import { expectation, field } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { withWireNames } from "../../platform/wire-names.ts";

function limit(max: number, docs: string) {
  return field.integer({ default: -1, min: -1, max, docs: `${docs} From 1 to ${max}, or -1 for no limit.` });
}

/** Where a plan is attached. */
export const boundFields = withWireNames({
  serviceId: field.string({ output: true, docs: "ID of the service." }),
  serviceName: field.string({ output: true, docs: "Name of the service." }),
  apiId: field.string({ output: true, docs: "ID of the API. Empty for a whole service." }),
  apiName: field.string({ output: true, docs: "Name of the API. Empty for a whole service." }),
  path: field.string({ output: true, docs: "Path of the API. Empty for a whole service." }),
  method: field.string({ output: true, docs: "Method of the API. Empty for a whole service." }),
  environment: field.string({ output: true, docs: "The environment: test, prepub or release." }),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    docs: "Time of the last change of the attachment, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation of the attachment, in UTC." }),
});

/** The properties of a usage plan. */
export const usagePlanFields = withWireNames({
  usagePlanName: field.string({ required: true, min: 1, docs: "Name of the plan." }),
  usagePlanDesc: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Description of the plan.",
  }),
  maxRequestNum: limit(99_999_999, "Maximum number of calls in total."),
  maxRequestNumPreSec: limit(2000, "Maximum number of calls per second."),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["usagePlanName", "usagePlanDesc", "maxRequestNum", "maxRequestNumPreSec"],
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  attachApiKeys: field.list(field.string({ docs: "ID of a key." }), {
    output: true,
    wire: "BindSecretIds",
    docs: "API keys that the plan is assigned to.",
  }),
  attachLists: field.list(field.object(boundFields, { docs: "An attachment." }), {
    output: true,
    wire: "EnvironmentList",
    docs: "Where the plan applies: whole services first, then single APIs.",
  }),
});

const expects = expectation(usagePlanFields);
const environmentList = responseList("EnvironmentList", boundFields);
const planSet = responseList("UsagePlanStatusSet", memberFacts("UsagePlanId", "UsagePlanName"));

const plans: ActionObject = {
  service: "apigateway",
  create: "CreateUsagePlan",
  update: "ModifyUsagePlan",
  delete: { action: "DeleteUsagePlan", confirmed: true },
  idOf: textAt("UsagePlanId"),
  key: (id) => ({ UsagePlanId: id }),
  // The listing of plans contains neither their keys nor their attachments: each plan is read on its own.
  read: async (op, id) => {
    const key = { UsagePlanId: id };
    const [plan, ...bindings] = await Promise.all([
      op.apigateway.read("DescribeUsagePlan", key, { expects }),
      ...["SERVICE", "API"].map((BindType) =>
        op.apigateway.list("DescribeUsagePlanEnvironments", { ...key, BindType }, environmentList),
      ),
    ]);
    return { ...plan, EnvironmentList: bindings.flat() };
  },
  listing: {
    name: "UsagePlanName",
    find: (op, name) => op.apigateway.pages("DescribeUsagePlansStatus", filteredBy("UsagePlanName", name), planSet),
  },
};

export const apiGatewayUsagePlan = resource("ApiGatewayUsagePlan", {
  docs: "Limits for calls with the API keys that the plan is assigned to. The plan applies where it is attached.",
  example: `const trial = new cloudprov.ApiGatewayUsagePlan("trial", {
    usagePlanName: "trial",
    maxRequestNum: 10000,
    maxRequestNumPreSec: 10,
});`,
  errors: remedies("apigateway", "UnsupportedOperation.UsagePlanInUse"),
  import: { form: "<usage plan ID>", example: "usagePlan-gyeafpab" },
  ...actionObject({ fields: usagePlanFields, ...plans }),
  check(op) {
    for (const name of ["maxRequestNum", "maxRequestNumPreSec"]) {
      if (op.args[name] === 0) op.malformed(name, "must be -1 for no limit, or at least 1, not 0");
    }
  },
});
