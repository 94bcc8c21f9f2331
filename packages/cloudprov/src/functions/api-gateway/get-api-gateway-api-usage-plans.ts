import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../../platform/response-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayApiUsagePlans = lookup("getApiGatewayApiUsagePlans", {
  docs: "Lists the usage plans that are attached to single APIs of a service. Plans of the whole service are in `usagePlanLists` of the service.",
  example: 'const plans = cloudprov.getApiGatewayApiUsagePlansOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    results: rows(
      {
        serviceId: text("ID of the service."),
        serviceName: text("Name of the service."),
        apiId: idText("ID of the API."),
        apiName: text("Name of the API."),
        path: text("Path of the API."),
        method: text("Method of the API."),
        usagePlanId: idText("ID of the plan."),
        usagePlanName: text("Name of the plan."),
        usagePlanDesc: text("Description of the plan."),
        environment: text("Environment in which the plan applies: `test`, `prepub` or `release`."),
        inUseRequestNum: whole("Number of calls that were made."),
        maxRequestNum: whole("Maximum number of calls in total; -1 for no limit."),
        maxRequestNumPreSec: whole("Maximum number of calls per second; -1 for no limit."),
        createdTime: text("Time of creation of the attachment, in UTC."),
        modifiedTime: text("Time of the last change of the attachment, in UTC."),
      },
      "ApiUsagePlanList",
      "The plans, in the platform's order. A plan is listed once for each API and environment.",
    ),
  },
  request: { service: "apigateway", action: "DescribeApiUsagePlan", pages: "ApiUsagePlanList" },
  id: (_args, { results }) => hash(results.map((plan) => plan.usagePlanId)),
});
