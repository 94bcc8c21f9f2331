import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, numbers, oneRow, rows, text, texts, whole } from "../answer-fields.ts";
import { apiFacts, apiId, backendFacts, oauthFacts, requestFacts, responseFacts, serviceId } from "./api-fields.ts";

const inputs = {
  serviceId,
  apiId,
  apiRegion: field.string({
    required: true,
    min: 1,
    wire: "ApiRegion",
    docs: "Region of the service, such as ap-guangzhou. The call itself goes to the provider's region.",
  }),
};

/** The cloud function that serves a moment of a WebSocket connection. */
const websocketFunction = (moment: "Register" | "Cleanup" | "Transport", when: string) => ({
  [`serviceWebsocket${moment}FunctionName`]: text(`ServiceWebsocket${moment}FunctionName`, `Function called ${when}.`),
  [`serviceWebsocket${moment}FunctionNamespace`]: text(`ServiceWebsocket${moment}FunctionNamespace`, "Its namespace."),
  [`serviceWebsocket${moment}FunctionQualifier`]: text(`ServiceWebsocket${moment}FunctionQualifier`, "Its version."),
});

const api = {
  serviceId: text("ServiceId", "Its service."),
  serviceName: text("ServiceName", "Name of the service."),
  serviceDesc: text("ServiceDesc", "What the service is for."),
  apiId: text("ApiId", "ID of the API."),
  ...apiFacts,
  apiType: text("ApiType", "Its kind."),
  apiBusinessType: text("ApiBusinessType", "Its part in OAuth."),
  authRelationApiId: text("AuthRelationApiId", "The API that grants its tokens."),
  createdTime: text("CreatedTime", "When it was made, in UTC."),
  modifiedTime: text("ModifiedTime", "When it was last changed, in UTC."),
  ...requestFacts,
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether it is tried out after it was paid for."),
  ...responseFacts,
  serviceTimeout: whole("ServiceTimeout", "How long the backend may take, in seconds."),
  serviceType: text("ServiceType", "Kind of its backend."),
  serviceMockReturnMessage: text("ServiceMockReturnMessage", "What a mocked API answers."),
  serviceScfFunctionName: text("ServiceScfFunctionName", "Cloud function behind it."),
  serviceScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the function."),
  serviceScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the function."),
  serviceScfIsIntegratedResponse: flag(
    "ServiceScfIsIntegratedResponse",
    "Whether the function makes the whole answer.",
  ),
  ...websocketFunction("Register", "when a connection begins"),
  ...websocketFunction("Cleanup", "when a connection ends"),
  ...websocketFunction("Transport", "for each message"),
  internalDomain: text("InternalDomain", "Its host within a VPC."),
  isBase64Encoded: flag("IsBase64Encoded", "Whether bodies go to the function in base64."),
  isBase64Trigger: flag("IsBase64Trigger", "Whether only some bodies do, by rules."),
  environments: texts("Environments", "Environments it is released to."),
  ...oauthFacts,
  requestConfigs: oneRow(
    { path: text("Path", "Its path."), method: text("Method", "Its method.") },
    "RequestConfig",
    "How it is called.",
  ),
  serviceConfigs: oneRow(
    {
      product: text("Product", "Product of the backend."),
      uniqVpcId: text("UniqVpcId", "VPC of the backend."),
      url: text("Url", "Address of the backend."),
      path: text("Path", "Path at the backend."),
      method: text("Method", "Method at the backend."),
      upstreamId: text("UpstreamId", "Upstream that it goes through."),
    },
    "ServiceConfig",
    "Its backend.",
  ),
  serviceTsfLoadBalanceConfs: oneRow(
    {
      isLoadBalance: flag("IsLoadBalance", "Whether load is balanced."),
      method: text("Method", "How."),
      sessionStickRequired: flag("SessionStickRequired", "Whether sessions stick to a backend."),
      sessionStickTimeout: whole("SessionStickTimeout", "For how long, in seconds."),
    },
    "ServiceTsfLoadBalanceConf",
    "How load is balanced over microservices.",
  ),
  serviceTsfHealthCheckConfs: oneRow(
    {
      isHealthCheck: flag("IsHealthCheck", "Whether backends are checked."),
      requestVolumeThreshold: whole("RequestVolumeThreshold", "Requests before the check counts."),
      sleepWindowInMilliseconds: whole("SleepWindowInMilliseconds", "Time before a failed backend is tried again."),
      errorThresholdPercentage: whole("ErrorThresholdPercentage", "Failures in 100 requests that it takes."),
    },
    "ServiceTsfHealthCheckConf",
    "How microservices are checked.",
  ),
  serviceParameters: rows(
    {
      name: text("Name", "Name of the parameter."),
      position: text("Position", "Where it stands."),
      relevantRequestParameterPosition: text(
        "RelevantRequestParameterPosition",
        "Where the caller's parameter stands that it comes from.",
      ),
      relevantRequestParameterName: text("RelevantRequestParameterName", "Name of that parameter."),
      defaultValue: text("DefaultValue", "Its value when there is none."),
      relevantRequestParameterDesc: text("RelevantRequestParameterDesc", "What that parameter is for."),
    },
    "ServiceParameters",
    "What it tells its backend of what callers tell it.",
  ),
  ...backendFacts,
  microServicesInfos: numbers("MicroServicesInfo", "Numbers of its microservices."),
  tags: rows({ key: text("Key", "Key of the tag."), value: text("Value", "Its value.") }, "Tags", "Its tags."),
  base64EncodedTriggerRules: rows(
    { name: text("Name", "Header that is looked at."), values: texts("Value", "Values of it.") },
    "Base64EncodedTriggerRules",
    "Which bodies go to the function in base64.",
  ),
};

export const getApiGatewayApiAppApi = lookup("getApiGatewayApiAppApi", {
  docs: "Reads an API as the applications see it that may call it.",
  example: `const api = cloudprov.getApiGatewayApiAppApiOutput({
    serviceId: "service-ohxqslqe",
    apiId: "api-0cvmf4x4",
    apiRegion: "ap-guangzhou",
});`,
  inputs,
  outputs: { results: oneRow(api, "Result", "The API.") },
  asks: { service: "apigateway", action: "DescribeApiForApiApp", flat: true },
  id: ({ serviceId: service, apiId: id, apiRegion }) => `${service}#${id}#${apiRegion}`,
});
