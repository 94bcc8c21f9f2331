import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayApiUsagePlans = lookup("getApiGatewayApiUsagePlans", {
  docs: "Lists the usage plans that are in force for single APIs of a service. Those for the service as a whole are among the `usagePlanLists` of the service.",
  example: 'const plans = cloudprov.getApiGatewayApiUsagePlansOutput({ serviceId: "service-ohxqslqe" });',
  inputs: { serviceId },
  outputs: {
    results: rows(
      {
        serviceId: text("ServiceId", "ID of the service."),
        serviceName: text("ServiceName", "Its name."),
        apiId: idText("ApiId", "ID of the API."),
        apiName: text("ApiName", "Name of the API."),
        path: text("Path", "Its path."),
        method: text("Method", "Its method."),
        usagePlanId: idText("UsagePlanId", "ID of the plan."),
        usagePlanName: text("UsagePlanName", "Its name."),
        usagePlanDesc: text("UsagePlanDesc", "What it is for."),
        environment: text("Environment", "Environment in which it is in force: test, prepub or release."),
        inUseRequestNum: whole("InUseRequestNum", "How many calls were made of those that it grants."),
        maxRequestNum: whole("MaxRequestNum", "How many calls it grants in all; -1 for no limit."),
        maxRequestNumPreSec: whole("MaxRequestNumPreSec", "How many calls it grants in a second; -1 for no limit."),
        createdTime: text("CreatedTime", "When it was bound, in UTC."),
        modifiedTime: text("ModifiedTime", "When the binding was last changed, in UTC."),
      },
      "ApiUsagePlanList",
      "The plans, in the platform's order. A plan is there once for each API and environment.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiUsagePlan", pages: "ApiUsagePlanList" },
  id: (_args, { results }) => hash(results.map((plan) => plan.usagePlanId)),
});
