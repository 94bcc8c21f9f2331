import { field, lookupOutputs } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { rows } from "../../platform/response-fields.ts";
import { boundFields } from "../../resources/api-gateway/api-gateway-usage-plan-fields.ts";

export const getApiGatewayUsagePlanEnvironments = lookup("getApiGatewayUsagePlanEnvironments", {
  docs: "Lists where a usage plan is attached: whole services, or single APIs.",
  example: `const apis = cloudprov.getApiGatewayUsagePlanEnvironmentsOutput({
    usagePlanId: config.require("usagePlanId"),
    bindType: "API",
});`,
  inputs: {
    usagePlanId: field.string({
      required: true,
      pattern: idForms.usagePlan,
      docs: "The plan, `usagePlan-...`.",
    }),
    bindType: field.string({
      default: "SERVICE",
      values: ["SERVICE", "API"],
      docs: "Whether to list whole services (`SERVICE`) or single APIs (`API`).",
    }),
  },
  outputs: {
    lists: rows(lookupOutputs(boundFields), "EnvironmentList", "The services or APIs, in the platform's order."),
  },
  request: { service: "apigateway", action: "DescribeUsagePlanEnvironments", pages: "EnvironmentList" },
  id: ({ usagePlanId, bindType }) => `${usagePlanId}#${bindType}`,
});
