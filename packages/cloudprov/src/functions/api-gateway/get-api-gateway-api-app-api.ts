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
    docs: "Region of the service, such as `ap-guangzhou`. The request itself goes to the provider's region.",
  }),
};

/** The cloud function that serves a moment of a WebSocket connection. */
const websocketFunction = (moment: "Register" | "Cleanup" | "Transport", when: string) => ({
  [`serviceWebsocket${moment}FunctionName`]: text(
    `ServiceWebsocket${moment}FunctionName`,
    `Cloud function called ${when}.`,
  ),
  [`serviceWebsocket${moment}FunctionNamespace`]: text(
    `ServiceWebsocket${moment}FunctionNamespace`,
    "Namespace of the cloud function.",
  ),
  [`serviceWebsocket${moment}FunctionQualifier`]: text(
    `ServiceWebsocket${moment}FunctionQualifier`,
    "Version of the cloud function.",
  ),
});

const api = {
  serviceId: text("ServiceId", "ID of the service."),
  serviceName: text("ServiceName", "Name of the service."),
  serviceDesc: text("ServiceDesc", "Description of the service."),
  apiId: text("ApiId", "ID of the API."),
  ...apiFacts,
  apiType: text("ApiType", "Its kind."),
  apiBusinessType: text("ApiBusinessType", "Whether the API issues OAuth tokens or requires them."),
  authRelationApiId: text("AuthRelationApiId", "The API that issues the tokens."),
  createdTime: text("CreatedTime", "Time of creation, in UTC."),
  modifiedTime: text("ModifiedTime", "Time of the last change, in UTC."),
  ...requestFacts,
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether the API can be debugged after its purchase."),
  ...responseFacts,
  serviceTimeout: whole("ServiceTimeout", "Timeout of a call to the backend, in seconds."),
  serviceType: text("ServiceType", "Type of the backend."),
  serviceMockReturnMessage: text("ServiceMockReturnMessage", "Response of a mocked API."),
  serviceScfFunctionName: text("ServiceScfFunctionName", "Name of the cloud function."),
  serviceScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the cloud function."),
  serviceScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the cloud function."),
  serviceScfIsIntegratedResponse: flag(
    "ServiceScfIsIntegratedResponse",
    "Whether the cloud function returns the whole response.",
  ),
  ...websocketFunction("Register", "when a connection opens"),
  ...websocketFunction("Cleanup", "when a connection closes"),
  ...websocketFunction("Transport", "for each message"),
  internalDomain: text("InternalDomain", "Host of the service inside the cloud."),
  isBase64Encoded: flag("IsBase64Encoded", "Whether request bodies are sent to the cloud function in base64."),
  isBase64Trigger: flag("IsBase64Trigger", "Whether rules decide which bodies are sent in base64."),
  environments: texts("Environments", "Environments that the API is released to."),
  ...oauthFacts,
  requestConfigs: oneRow(
    { path: text("Path", "Its path."), method: text("Method", "Method of the API.") },
    "RequestConfig",
    "Path and method of the API.",
  ),
  serviceConfigs: oneRow(
    {
      product: text("Product", "Product of the backend."),
      uniqVpcId: text("UniqVpcId", "VPC of the backend."),
      url: text("Url", "URL of the backend."),
      path: text("Path", "Path of the backend."),
      method: text("Method", "Method of calls to the backend."),
      upstreamId: text("UpstreamId", "The upstream of the backend."),
    },
    "ServiceConfig",
    "The backend.",
  ),
  serviceTsfLoadBalanceConfs: oneRow(
    {
      isLoadBalance: flag("IsLoadBalance", "Whether load balancing is enabled."),
      method: text("Method", "How."),
      sessionStickRequired: flag("SessionStickRequired", "Whether sessions stick to a backend."),
      sessionStickTimeout: whole("SessionStickTimeout", "How long sessions stick to a backend, in seconds."),
    },
    "ServiceTsfLoadBalanceConf",
    "Load balancing of the microservices.",
  ),
  serviceTsfHealthCheckConfs: oneRow(
    {
      isHealthCheck: flag("IsHealthCheck", "Whether the health of backends is checked."),
      requestVolumeThreshold: whole("RequestVolumeThreshold", "Minimum number of calls for a health check to count."),
      sleepWindowInMilliseconds: whole(
        "SleepWindowInMilliseconds",
        "Time after which a failed backend is tried again, in milliseconds.",
      ),
      errorThresholdPercentage: whole("ErrorThresholdPercentage", "Percentage of calls that may fail."),
    },
    "ServiceTsfHealthCheckConf",
    "Health check of the microservices.",
  ),
  serviceParameters: rows(
    {
      name: text("Name", "Name of the parameter."),
      position: text("Position", "Location of the parameter."),
      relevantRequestParameterPosition: text(
        "RelevantRequestParameterPosition",
        "Location of the request parameter that provides the value.",
      ),
      relevantRequestParameterName: text(
        "RelevantRequestParameterName",
        "Name of the request parameter that provides the value.",
      ),
      defaultValue: text("DefaultValue", "Value if the request parameter is missing."),
      relevantRequestParameterDesc: text("RelevantRequestParameterDesc", "Description of the request parameter."),
    },
    "ServiceParameters",
    "Parameters that the API passes from the caller's request to the backend.",
  ),
  ...backendFacts,
  microServicesInfos: numbers("MicroServicesInfo", "Numbers of the microservices."),
  tags: rows({ key: text("Key", "Key of the tag."), value: text("Value", "Value of the tag.") }, "Tags", "Its tags."),
  base64EncodedTriggerRules: rows(
    { name: text("Name", "Header that the rule examines."), values: texts("Value", "Values of the header.") },
    "Base64EncodedTriggerRules",
    "Rules for request bodies that are sent to the cloud function in base64.",
  ),
};

export const getApiGatewayApiAppApi = lookup("getApiGatewayApiAppApi", {
  docs: "Returns an API as the applications that may call it see it.",
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
