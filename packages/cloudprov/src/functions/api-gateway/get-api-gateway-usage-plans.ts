import { lookupOutputs } from "@org/core-provider";
import { filter, idFilter, lookup } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows } from "../../platform/response-fields.ts";
import { usagePlanFields } from "../../resources/api-gateway/api-gateway-usage-plan-fields.ts";

export const getApiGatewayUsagePlans = lookup("getApiGatewayUsagePlans", {
  docs: "Lists the usage plans of the account, optionally filtered by ID or name.",
  example: 'const trials = cloudprov.getApiGatewayUsagePlansOutput({ usagePlanName: "trial" });',
  inputs: {
    usagePlanId: idFilter("UsagePlanId", idForms.usagePlan, "ID of the plan, `usagePlan-...`."),
    usagePlanName: filter("UsagePlanName", "Name of the plan."),
  },
  outputs: {
    lists: rows(
      {
        usagePlanId: idText("ID of the plan."),
        ...lookupOutputs(usagePlanFields, { omit: ["attachApiKeys", "attachLists"] }),
      },
      "UsagePlanStatusSet",
      "The plans, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeUsagePlansStatus", pages: "UsagePlanStatusSet" },
  id: ({ usagePlanId = "", usagePlanName = "" }) => `${usagePlanId}#${usagePlanName}`,
});
