import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
import { serviceId } from "./api-fields.ts";

export const getApiGatewayApiUsagePlans = lookup("getApiGatewayApiUsagePlans", {
  docs: "Lists the usage plans that are attached to single APIs of a service. Plans of the whole service are in `usagePlanLists` of the service.",
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
        method: text("Method", "Method of the API."),
        usagePlanId: idText("UsagePlanId", "ID of the plan."),
        usagePlanName: text("UsagePlanName", "Its name."),
        usagePlanDesc: text("UsagePlanDesc", "Description of the plan."),
        environment: text("Environment", "Environment in which the plan applies: `test`, `prepub` or `release`."),
        inUseRequestNum: whole("InUseRequestNum", "Number of calls that were made."),
        maxRequestNum: whole("MaxRequestNum", "Maximum number of calls in total; -1 for no limit."),
        maxRequestNumPreSec: whole("MaxRequestNumPreSec", "Maximum number of calls per second; -1 for no limit."),
        createdTime: text("CreatedTime", "Time of creation of the attachment, in UTC."),
        modifiedTime: text("ModifiedTime", "Time of the last change of the attachment, in UTC."),
      },
      "ApiUsagePlanList",
      "The plans, in the platform's order. A plan is listed once for each API and environment.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeApiUsagePlan", pages: "ApiUsagePlanList" },
  id: (_args, { results }) => hash(results.map((plan) => plan.usagePlanId)),
});
