import { expectation } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { boundFields, usagePlanFields } from "./api-gateway-usage-plan-fields.ts";

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
