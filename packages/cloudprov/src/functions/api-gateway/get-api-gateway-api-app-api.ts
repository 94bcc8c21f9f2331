import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { flag, numbers, oneRow, rows, text, texts, whole } from "../../platform/response-fields.ts";
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

/** The cloud function for an event of a WebSocket connection. */
const websocketFunction = (moment: "Register" | "Cleanup" | "Transport", when: string) => ({
  [`serviceWebsocket${moment}FunctionName`]: text(`Cloud function called ${when}.`),
  [`serviceWebsocket${moment}FunctionNamespace`]: text("Namespace of the cloud function."),
  [`serviceWebsocket${moment}FunctionQualifier`]: text("Version of the cloud function."),
});

const api = {
  serviceId: text("ID of the service."),
  serviceName: text("Name of the service."),
  serviceDesc: text("Description of the service."),
  apiId: text("ID of the API."),
  ...apiFacts,
  apiType: text("Type of the API."),
  apiBusinessType: text("Whether the API issues OAuth tokens or requires them."),
  authRelationApiId: text("The API that issues the tokens."),
  createdTime: text("Time of creation, in UTC."),
  modifiedTime: text("Time of the last change, in UTC."),
  ...requestFacts,
  isDebugAfterCharge: flag("Whether the API can be debugged after its purchase."),
  ...responseFacts,
  serviceTimeout: whole("Timeout of a call to the backend, in seconds."),
  serviceType: text("Type of the backend."),
  serviceMockReturnMessage: text("Response of a mocked API."),
  serviceScfFunctionName: text("Name of the cloud function."),
  serviceScfFunctionNamespace: text("Namespace of the cloud function."),
  serviceScfFunctionQualifier: text("Version of the cloud function."),
  serviceScfIsIntegratedResponse: flag("Whether the cloud function returns the whole response."),
  ...websocketFunction("Register", "when a connection opens"),
  ...websocketFunction("Cleanup", "when a connection closes"),
  ...websocketFunction("Transport", "for each message"),
  internalDomain: text("Host of the service inside the cloud."),
  isBase64Encoded: flag("Whether request bodies are sent to the cloud function in base64."),
  isBase64Trigger: flag("Whether rules decide which bodies are sent in base64."),
  environments: texts("Environments that the API is released to."),
  ...oauthFacts,
  requestConfigs: oneRow(
    { path: text("Path of the API."), method: text("Method of the API.") },
    "RequestConfig",
    "Path and method of the API.",
  ),
  serviceConfigs: oneRow(
    {
      product: text("Product of the backend."),
      uniqVpcId: text("VPC of the backend."),
      url: text("URL of the backend."),
      path: text("Path of the backend."),
      method: text("Method of calls to the backend."),
      upstreamId: text("The upstream of the backend."),
    },
    "ServiceConfig",
    "The backend.",
  ),
  serviceTsfLoadBalanceConfs: oneRow(
    {
      isLoadBalance: flag("Whether load balancing is enabled."),
      method: text("Load balancing method."),
      sessionStickRequired: flag("Whether sessions stick to a backend."),
      sessionStickTimeout: whole("How long sessions stick to a backend, in seconds."),
    },
    "ServiceTsfLoadBalanceConf",
    "Load balancing of the microservices.",
  ),
  serviceTsfHealthCheckConfs: oneRow(
    {
      isHealthCheck: flag("Whether the health of backends is checked."),
      requestVolumeThreshold: whole("Minimum number of calls for a health check to count."),
      sleepWindowInMilliseconds: whole("Time after which a failed backend is tried again, in milliseconds."),
      errorThresholdPercentage: whole("Percentage of calls that may fail."),
    },
    "ServiceTsfHealthCheckConf",
    "Health check of the microservices.",
  ),
  serviceParameters: rows(
    {
      name: text("Name of the parameter."),
      position: text("Location of the parameter."),
      relevantRequestParameterPosition: text("Location of the request parameter that provides the value."),
      relevantRequestParameterName: text("Name of the request parameter that provides the value."),
      defaultValue: text("Value if the request parameter is missing."),
      relevantRequestParameterDesc: text("Description of the request parameter."),
    },
    "ServiceParameters",
    "Parameters that the API passes from the caller's request to the backend.",
  ),
  ...backendFacts,
  microServicesInfos: numbers("Numbers of the microservices.", { wire: "MicroServicesInfo" }),
  tags: rows({ key: text("Key of the tag."), value: text("Value of the tag.") }, "Tags", "Its tags."),
  base64EncodedTriggerRules: rows(
    { name: text("Header that the rule examines."), values: texts("Values of the header.", { wire: "Value" }) },
    "Base64EncodedTriggerRules",
    "Rules for request bodies that are sent to the cloud function in base64.",
  ),
};

export const getApiGatewayApiAppApi = lookup("getApiGatewayApiAppApi", {
  docs: "Returns an API as the applications that may call it see it.",
  example: `const api = cloudprov.getApiGatewayApiAppApiOutput({
    serviceId: config.require("serviceId"),
    apiId: config.require("apiId"),
    apiRegion: "ap-guangzhou",
});`,
  inputs,
  outputs: { results: oneRow(api, "Result", "The API.") },
  request: { service: "apigateway", action: "DescribeApiForApiApp", flat: true },
  id: ({ serviceId: service, apiId: id, apiRegion }) => `${service}#${id}#${apiRegion}`,
});
