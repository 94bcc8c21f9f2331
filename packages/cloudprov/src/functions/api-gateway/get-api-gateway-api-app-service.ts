import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { apiFacts, oauthFacts, serviceId } from "./api-fields.ts";

const inputs = {
  serviceId,
  apiRegion: field.string({
    required: true,
    min: 1,
    wire: "ApiRegion",
    docs: "Region of the service, such as `ap-guangzhou`.",
  }),
};

const times = {
  createdTime: text("Time of creation, in UTC."),
  modifiedTime: text("Time of the last change, in UTC."),
};

const api = {
  serviceId: text("ID of the service."),
  apiId: text("ID of the API."),
  ...apiFacts,
  path: text("Path of the API."),
  method: text("Method of the API."),
  uniqVpcId: text("ID of the VPC."),
  apiType: text("Type of the API."),
  isDebugAfterCharge: flag("Whether the API can be debugged after its purchase."),
  apiBusinessType: text("Whether the API issues OAuth tokens or requires them."),
  authRelationApiId: text("The API that issues the tokens."),
  tokenLocation: text("Location of the token in a call."),
  ...oauthFacts,
  ...times,
};

const usagePlan = {
  environment: text("Environment in which the plan applies."),
  usagePlanId: text("ID of the plan."),
  usagePlanName: text("Name of the plan."),
  usagePlanDesc: text("Description of the plan."),
  maxRequestNumPreSec: whole("Maximum number of calls per second."),
  ...times,
};

const service = {
  apiTotalCount: whole("Number of APIs."),
  availableEnvironments: texts("Environments that the service is released to."),
  ...times,
  innerHttpPort: whole("Port for HTTP inside the cloud."),
  innerHttpsPort: whole("Port for HTTPS inside the cloud."),
  internalSubDomain: text("Host of the service inside the cloud."),
  outerSubDomain: text("Host of the service on the internet."),
  ipVersion: text("`IPv4` or `IPv6`."),
  netTypes: texts("Networks from which the service can be called: `INNER`, `OUTER`."),
  protocol: text("`http`, `https` or `http&https`."),
  serviceDesc: text("Description of the service."),
  serviceName: text("Name of the service."),
  setId: whole("Number of the service's cluster."),
  usagePlanTotalCount: whole("Number of usage plans."),
  userType: text("Type of the owner."),
  apiIdStatusSets: rows(api, "ApiIdStatusSet", "Its APIs."),
  usagePlanLists: rows(usagePlan, "UsagePlanList", "Usage plans of the service."),
};

export const getApiGatewayApiAppService = lookup("getApiGatewayApiAppService", {
  docs: "Returns a service as the applications that call its APIs see it.",
  example: `const service = cloudprov.getApiGatewayApiAppServiceOutput({
    serviceId: config.require("serviceId"),
    apiRegion: "ap-guangzhou",
});`,
  inputs,
  outputs: service,
  request: { service: "apigateway", action: "DescribeServiceForApiApp", flat: true },
  id: ({ serviceId: id }) => id,
  file: (outputs) => outputs,
});
