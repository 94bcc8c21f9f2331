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
    docs: "Region of the service, such as ap-guangzhou.",
  }),
};

const times = {
  createdTime: text("CreatedTime", "When it was made, in UTC."),
  modifiedTime: text("ModifiedTime", "When it was last changed, in UTC."),
};

const api = {
  serviceId: text("ServiceId", "Its service."),
  apiId: text("ApiId", "ID of the API."),
  ...apiFacts,
  path: text("Path", "Its path."),
  method: text("Method", "Its method."),
  uniqVpcId: text("UniqVpcId", "Its VPC."),
  apiType: text("ApiType", "Its kind."),
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether it is tried out after it was paid for."),
  apiBusinessType: text("ApiBusinessType", "Its part in OAuth."),
  authRelationApiId: text("AuthRelationApiId", "The API that grants its tokens."),
  tokenLocation: text("TokenLocation", "Where the token stands in a request."),
  ...oauthFacts,
  ...times,
};

const usagePlan = {
  environment: text("Environment", "Environment in which the plan holds."),
  usagePlanId: text("UsagePlanId", "ID of the plan."),
  usagePlanName: text("UsagePlanName", "Its name."),
  usagePlanDesc: text("UsagePlanDesc", "What it is for."),
  maxRequestNumPreSec: whole("MaxRequestNumPreSec", "Requests a second that it grants."),
  ...times,
};

const service = {
  apiTotalCount: whole("ApiTotalCount", "How many APIs it has."),
  availableEnvironments: texts("AvailableEnvironments", "Environments it is released to."),
  ...times,
  innerHttpPort: whole("InnerHttpPort", "Port for http within a VPC."),
  innerHttpsPort: whole("InnerHttpsPort", "Port for https within a VPC."),
  internalSubDomain: text("InternalSubDomain", "Its host within a VPC."),
  outerSubDomain: text("OuterSubDomain", "Its public host."),
  ipVersion: text("IpVersion", "IPv4 or IPv6."),
  netTypes: texts("NetTypes", "Networks it can be reached from: INNER, OUTER."),
  protocol: text("Protocol", "http, https or http&https."),
  serviceDesc: text("ServiceDesc", "What it is for."),
  serviceName: text("ServiceName", "Its name."),
  setId: whole("SetId", "Number of its cluster."),
  usagePlanTotalCount: whole("UsagePlanTotalCount", "How many usage plans it has."),
  userType: text("UserType", "Kind of its owner."),
  apiIdStatusSets: rows(api, "ApiIdStatusSet", "Its APIs."),
  usagePlanLists: rows(usagePlan, "UsagePlanList", "Its usage plans."),
};

export const getApiGatewayApiAppService = lookup("getApiGatewayApiAppService", {
  docs: "Reads a service as the applications see it that call its APIs.",
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
