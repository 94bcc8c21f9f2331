import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, rows, text, texts, whole } from "../answer-fields.ts";
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
  createdTime: text("CreatedTime", "Time of creation, in UTC."),
  modifiedTime: text("ModifiedTime", "Time of the last change, in UTC."),
};

const api = {
  serviceId: text("ServiceId", "ID of the service."),
  apiId: text("ApiId", "ID of the API."),
  ...apiFacts,
  path: text("Path", "Its path."),
  method: text("Method", "Method of the API."),
  uniqVpcId: text("UniqVpcId", "Its VPC."),
  apiType: text("ApiType", "Its kind."),
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether the API can be debugged after its purchase."),
  apiBusinessType: text("ApiBusinessType", "Whether the API issues OAuth tokens or requires them."),
  authRelationApiId: text("AuthRelationApiId", "The API that issues the tokens."),
  tokenLocation: text("TokenLocation", "Location of the token in a call."),
  ...oauthFacts,
  ...times,
};

const usagePlan = {
  environment: text("Environment", "Environment in which the plan applies."),
  usagePlanId: text("UsagePlanId", "ID of the plan."),
  usagePlanName: text("UsagePlanName", "Its name."),
  usagePlanDesc: text("UsagePlanDesc", "Description of the plan."),
  maxRequestNumPreSec: whole("MaxRequestNumPreSec", "Maximum number of calls per second."),
  ...times,
};

const service = {
  apiTotalCount: whole("ApiTotalCount", "Number of APIs."),
  availableEnvironments: texts("AvailableEnvironments", "Environments that the service is released to."),
  ...times,
  innerHttpPort: whole("InnerHttpPort", "Port for HTTP inside the cloud."),
  innerHttpsPort: whole("InnerHttpsPort", "Port for HTTPS inside the cloud."),
  internalSubDomain: text("InternalSubDomain", "Host of the service inside the cloud."),
  outerSubDomain: text("OuterSubDomain", "Host of the service on the internet."),
  ipVersion: text("IpVersion", "`IPv4` or `IPv6`."),
  netTypes: texts("NetTypes", "Networks from which the service can be called: `INNER`, `OUTER`."),
  protocol: text("Protocol", "`http`, `https` or `http&https`."),
  serviceDesc: text("ServiceDesc", "Description of the service."),
  serviceName: text("ServiceName", "Its name."),
  setId: whole("SetId", "Number of the service's cluster."),
  usagePlanTotalCount: whole("UsagePlanTotalCount", "Number of usage plans."),
  userType: text("UserType", "Type of the owner."),
  apiIdStatusSets: rows(api, "ApiIdStatusSet", "Its APIs."),
  usagePlanLists: rows(usagePlan, "UsagePlanList", "Usage plans of the service."),
};

export const getApiGatewayApiAppService = lookup("getApiGatewayApiAppService", {
  docs: "Returns a service as the applications that call its APIs see it.",
  example: `const service = cloudprov.getApiGatewayApiAppServiceOutput({
    serviceId: "service-ohxqslqe",
    apiRegion: "ap-guangzhou",
});`,
  inputs,
  outputs: service,
  asks: { service: "apigateway", action: "DescribeServiceForApiApp", flat: true },
  id: ({ serviceId: id }) => id,
  file: (outputs) => outputs,
});
