import { type Facts, field, type Rule, requiredWhen } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { idForms } from "../../platform/object-id.ts";
import { limitFields } from "./environment-limits.ts";
import { serviceId } from "./service-membership.ts";

/** A text that may be left out, and is cleared when it is taken out of the program. */
function text<const F extends Omit<Facts, "wire" | "docs">>(wire: string, docs: string, more?: F) {
  return field.string({ emptyIsUnset: true, omitEmptyOnCreate: true, unsetAs: "", wire, docs, ...(more as F) });
}

/** A text of one of several things, which is not changed by its absence. */
function word(wire: string, docs: string) {
  return field.string({ emptyIsUnset: true, wire, docs });
}

/** A number that the platform chooses when it is left out. */
function chosen(wire: string, docs: string) {
  return field.integer({ computed: true, emptyIsUnset: true, wire, docs });
}

/** A number that may be left out. */
function number(wire: string, docs: string) {
  return field.integer({ emptyIsUnset: true, wire, docs });
}

/** What the platform is sent, but does not tell. */
const writeOnly = { writeOnly: true } as const;

function flag<const F extends Omit<Facts, "wire" | "docs">>(wire: string, docs: string, more?: F) {
  return field.boolean({ wire, docs, ...(more as F) });
}

/** What an HTTP or WEBSOCKET backend has. */
const httpBackend = {
  serviceConfigProduct: text(
    "ServiceConfig.Product",
    "Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`.",
    {
      knownValues: ["clb", "cvm", "upstream"],
    },
  ),
  serviceConfigVpcId: text("ServiceConfig.UniqVpcId", "The VPC of an HTTP or WEBSOCKET backend, `vpc-...`."),
  serviceConfigUrl: text("ServiceConfig.Url", "URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`."),
  serviceConfigPath: text("ServiceConfig.Path", "Path of an HTTP or WEBSOCKET backend, such as `/orders`."),
  serviceConfigMethod: text("ServiceConfig.Method", "Method of calls to an HTTP or WEBSOCKET backend."),
  serviceConfigUpstreamId: text("ServiceConfig.UpstreamId", "The upstream of an HTTP or WEBSOCKET backend."),
};

/** What a cloud function has. */
const scfBackend = {
  serviceConfigScfFunctionName: text("ServiceScfFunctionName", "Name of the cloud function."),
  serviceConfigScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the cloud function."),
  serviceConfigScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the cloud function."),
  serviceConfigScfFunctionType: text(
    "ServiceScfFunctionType",
    "How the cloud function is called. The platform does not return it.",
    { ...writeOnly, knownValues: ["EVENT", "HTTP"] },
  ),
  serviceConfigScfIsIntegratedResponse: flag(
    "ServiceScfIsIntegratedResponse",
    "Whether the cloud function returns the whole response, with status and headers.",
    { default: false },
  ),
};

const mockBackend = {
  serviceConfigMockReturnMessage: text("ServiceMockReturnMessage", "Response of a mocked API."),
};

/** What can be done with an object of a bucket, by the method of the call. */
const bucketActions: Readonly<Record<string, readonly string[]>> = {
  GET: ["GetObject"],
  PUT: ["PutObject"],
  POST: ["PostObject", "AppendObject"],
  HEAD: ["HeadObject"],
  DELETE: ["DeleteObject"],
};

/** A bucket is asked for by the method that its API is called with. An action that is not known is not judged. */
export const bucketActionByMethod: Rule = {
  says: "The action of serviceConfigCosConfig must fit requestConfigMethod.",
  fields: ["requestConfigMethod", "serviceConfigCosConfig"],
  test: ({ requestConfigMethod: method, serviceConfigCosConfig: config }) => {
    const action: unknown = (config as Readonly<Record<string, unknown>> | undefined)?.["action"];
    const fitting = bucketActions[String(method)];
    if (fitting === undefined || fitting.includes(String(action))) return [];
    if (!Object.values(bucketActions).flat().includes(String(action))) return [];
    const message = `must be ${fitting.join(" or ")} when requestConfigMethod is ${String(method)}`;
    return [{ path: "serviceConfigCosConfig.action", message }];
  },
};

const cosBackend = {
  serviceConfigCosConfig: field.object(
    {
      action: field.string({
        required: true,
        knownValues: Object.values(bucketActions).flat(),
        wire: "Action",
        docs: "Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE.",
      }),
      bucketName: field.string({
        required: true,
        wire: "BucketName",
        docs: "Name of the bucket.",
      }),
      authorization: flag("Authorization", "Whether the gateway signs its calls to the bucket."),
      pathMatchMode: field.string({
        computed: true,
        emptyIsUnset: true,
        knownValues: ["BackEndPath", "FullPath"],
        wire: "PathMatchMode",
        docs: "How the path of a call is mapped to the path of an object.",
      }),
    },
    { wire: "ServiceConfig.CosConfig", docs: "An object storage bucket as the backend." },
  ),
};

/** What belongs to one kind of backend only, by its kind. */
export const backendFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  HTTP: httpBackend,
  WEBSOCKET: httpBackend,
  SCF: scfBackend,
  MOCK: mockBackend,
  COS: cosBackend,
};

/** What belongs to sign-in by OAuth. */
export const oauthFields = {
  apiBusinessType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["NORMAL", "OAUTH"],
    wire: "ApiBusinessType",
    docs: "With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`).",
  }),
  authRelationApiId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.api,
    wire: "AuthRelationApiId",
    docs: "The API that issues the tokens that this API requires, `api-...`.",
  }),
  oauthConfig: field.object(
    {
      publicKey: field.string({
        required: true,
        wire: "PublicKey",
        docs: "Public key that verifies tokens.",
      }),
      tokenLocation: field.string({
        required: true,
        wire: "TokenLocation",
        docs: "Location of the token in a call.",
      }),
      loginRedirectUrl: word("LoginRedirectUrl", "URL to which callers without a token are redirected."),
    },
    {
      wire: "OauthConfig",
      docs: "With the `authType` `OAUTH`: how tokens are verified.",
      inputDocs: "Removing it from your program keeps the old value.",
    },
  ),
};

/** The cloud functions that are called at the moments of a WebSocket connection, behind the protocol WEBSOCKET. */
const websocketFunctions = {
  serviceConfigWebsocketRegisterFunctionName: text(
    "ServiceWebsocketRegisterFunctionName",
    "Name of the cloud function that is called when a WebSocket connection opens.",
  ),
  serviceConfigWebsocketRegisterFunctionNamespace: text(
    "ServiceWebsocketRegisterFunctionNamespace",
    "Namespace of the cloud function that is called when a WebSocket connection opens.",
  ),
  serviceConfigWebsocketRegisterFunctionQualifier: text(
    "ServiceWebsocketRegisterFunctionQualifier",
    "Version of the cloud function that is called when a WebSocket connection opens.",
  ),
  serviceConfigWebsocketCleanupFunctionName: text(
    "ServiceWebsocketCleanupFunctionName",
    "Name of the cloud function that is called when a WebSocket connection closes.",
  ),
  serviceConfigWebsocketCleanupFunctionNamespace: text(
    "ServiceWebsocketCleanupFunctionNamespace",
    "Namespace of the cloud function that is called when a WebSocket connection closes.",
  ),
  serviceConfigWebsocketCleanupFunctionQualifier: text(
    "ServiceWebsocketCleanupFunctionQualifier",
    "Version of the cloud function that is called when a WebSocket connection closes.",
  ),
  serviceConfigWebsocketTransportFunctionName: text(
    "ServiceWebsocketTransportFunctionName",
    "Name of the cloud function that is called for each message of a WebSocket connection.",
  ),
  serviceConfigWebsocketTransportFunctionNamespace: text(
    "ServiceWebsocketTransportFunctionNamespace",
    "Namespace of the cloud function that is called for each message of a WebSocket connection.",
  ),
  serviceConfigWebsocketTransportFunctionQualifier: text(
    "ServiceWebsocketTransportFunctionQualifier",
    "Version of the cloud function that is called for each message of a WebSocket connection.",
  ),
};

const constantParameter = field.object(
  {
    name: word("Name", "Name of the parameter."),
    desc: word("Desc", "Description of the parameter."),
    position: word("Position", "Location of the parameter: `header`, `query` or `path`."),
    defaultValue: word("DefaultValue", "Value of the parameter."),
  },
  { docs: "A parameter." },
);

const requestParameter = field.object(
  {
    name: field.string({ required: true, wire: "Name", docs: "Name of the parameter." }),
    position: field.string({
      required: true,
      equality: "case-insensitive",
      knownValues: ["header", "query", "path", "HEADER", "QUERY", "PATH"],
      wire: "Position",
      docs: "Location of the parameter: `header`, `query` or `path`.",
    }),
    type: field.string({
      required: true,
      wire: "Type",
      docs: "Type of the parameter, such as `string` or `int`.",
    }),
    desc: word("Desc", "Description of the parameter."),
    defaultValue: word("DefaultValue", "Value if the caller does not send the parameter."),
    required: flag("Required", "Whether the caller must send the parameter.", { default: false }),
  },
  { docs: "A parameter." },
);

const serviceParameter = field.object(
  {
    name: word("Name", "Name of the parameter."),
    position: word("Position", "Location of the parameter in the backend request: `header`, `query` or `path`."),
    relevantRequestParameterPosition: word(
      "RelevantRequestParameterPosition",
      "Location of the request parameter that provides the value.",
    ),
    relevantRequestParameterName: word(
      "RelevantRequestParameterName",
      "Name of the request parameter that provides the value.",
    ),
    defaultValue: word("DefaultValue", "Value if the request parameter is missing."),
    relevantRequestParameterDesc: word("RelevantRequestParameterDesc", "Description of the request parameter."),
    relevantRequestParameterType: field.string({
      ...writeOnly,
      emptyIsUnset: true,
      wire: "RelevantRequestParameterType",
      docs: "Type of the request parameter. The platform does not return it.",
    }),
  },
  { docs: "A parameter." },
);

const responseErrorCode = field.object(
  {
    code: field.integer({ required: true, wire: "Code", docs: "The code." }),
    msg: field.string({ required: true, wire: "Msg", docs: "Message for callers." }),
    desc: word("Desc", "Description of the error code."),
    convertedCode: number("ConvertedCode", "The code that it is converted to."),
    needConvert: flag("NeedConvert", "Whether the code is converted to `convertedCode`.", { default: false }),
  },
  {
    docs: "An error code.",
    rules: [
      requiredWhen(["convertedCode"], {
        says: "needConvert is true",
        fields: ["needConvert"],
        test: ({ needConvert }) => needConvert === true,
      }),
    ],
  },
);

const microService = field.object(
  {
    clusterId: field.string({ required: true, wire: "ClusterId", docs: "Cluster of the microservice." }),
    namespaceId: field.string({ required: true, wire: "NamespaceId", docs: "Namespace of the microservice." }),
    microServiceName: field.string({
      required: true,
      wire: "MicroServiceName",
      docs: "Its name.",
    }),
  },
  { docs: "A microservice." },
);

const targetService = field.object(
  {
    vmIp: field.string({ required: true, wire: "VmIp", docs: "IP address of the machine." }),
    vpcId: field.string({ required: true, wire: "VpcId", docs: "VPC of the machine." }),
    vmPort: field.integer({ required: true, wire: "VmPort", docs: "Port of the machine." }),
    hostIp: field.string({
      required: true,
      wire: "HostIp",
      docs: "IP address of the machine's host.",
    }),
    dockerIp: word("DockerIp", "IP address of the container."),
  },
  { docs: "A machine." },
);

/** How backends are checked. */
const isHealthCheck = flag("IsHealthCheck", "Whether the health of backends is checked.");
const healthCheck = {
  requestVolumeThreshold: ["RequestVolumeThreshold", "Minimum number of calls for a health check to count."],
  sleepWindowInMilliseconds: [
    "SleepWindowInMilliseconds",
    "Time after which a failed backend is tried again, in milliseconds.",
  ],
  errorThresholdPercentage: ["ErrorThresholdPercentage", "Percentage of calls that may fail."],
} as const;

/** Settings that can be switched off, but not taken away. */
const switchedOff = { emptyIsUnset: true, omitEmptyOnCreate: true } as const;

/** Backends that are microservices or machines. */
const microServiceFields = {
  microServices: field.set(microService, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "MicroServices",
    docs: "The microservices behind the API.",
  }),
  serviceTsfLoadBalanceConf: field.object(
    {
      isLoadBalance: flag("IsLoadBalance", "Whether load balancing is enabled."),
      method: field.string({ computed: true, emptyIsUnset: true, wire: "Method", docs: "Load balancing method." }),
      sessionStickRequired: flag("SessionStickRequired", "Whether sessions stick to a backend."),
      sessionStickTimeout: chosen("SessionStickTimeout", "How long sessions stick to a backend, in seconds."),
    },
    {
      ...switchedOff,
      unsetAs: { IsLoadBalance: false },
      wire: "ServiceTsfLoadBalanceConf",
      docs: "Load balancing of the microservices. Removing it from your program disables load balancing.",
    },
  ),
  serviceTsfHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: chosen(...healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: chosen(...healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: chosen(...healthCheck.errorThresholdPercentage),
    },
    {
      ...switchedOff,
      unsetAs: { IsHealthCheck: false },
      wire: "ServiceTsfHealthCheckConf",
      docs: "Health check of the microservices. Removing it from your program disables the check.",
    },
  ),
  targetServices: field.list(targetService, {
    ...writeOnly,
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "TargetServices",
    docs: "The machines behind the API. The platform does not return them.",
  }),
  targetServicesLoadBalanceConf: field.integer({
    ...writeOnly,
    wire: "TargetServicesLoadBalanceConf",
    docs: "Load balancing method of the machines, as a number. The platform does not return it.",
  }),
  targetServicesHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: number(...healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: number(...healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: number(...healthCheck.errorThresholdPercentage),
    },
    {
      ...writeOnly,
      wire: "TargetServicesHealthCheckConf",
      docs: "Health check of the machines. The platform does not return it.",
    },
  ),
};

/** Properties that are sent to the action that makes an API only. */
export const createOnly = ["targetServices", "targetNamespaceId", "userType", "owner"] as const;

/** What callers get. */
const responseFields = {
  responseType: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /^(HTML|JSON|TEXT|BINARY|XML)$/, says: "be HTML, JSON, TEXT, BINARY, XML or empty" },
    wire: "ResponseType",
    docs: "Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`.",
  }),
  responseSuccessExample: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "ResponseSuccessExample",
    docs: "Example of a successful response.",
  }),
  responseFailExample: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "ResponseFailExample",
    docs: "Example of a failed response.",
  }),
  responseErrorCodes: field.set(responseErrorCode, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ResponseErrorCodes",
    docs: "Custom error codes.",
    inputDocs: "Removing the last error code requires `isDeleteResponseErrorCodes`.",
  }),
  isDeleteResponseErrorCodes: flag(
    "IsDeleteResponseErrorCodes",
    "Whether all custom error codes are deleted when `responseErrorCodes` is not given.",
    { ...writeOnly, computed: true },
  ),
};

/** Everything that a program says of an API, but for its limits. */
const settings = {
  serviceId: serviceId("The service of the API, `service-...`."),
  apiName: field.string({ required: true, min: 1, wire: "ApiName", docs: "Name of the API." }),
  apiDesc: text("ApiDesc", "Description of the API."),
  apiType: field.string({
    default: "NORMAL",
    values: ["NORMAL", "TSF"],
    wire: "ApiType",
    docs: "Whether the backend is microservices (`TSF`) or something else (`NORMAL`).",
  }),
  authType: field.string({
    default: "NONE",
    values: ["SECRET", "NONE", "OAUTH", "APP"],
    wire: "AuthType",
    docs: "How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`).",
  }),
  protocol: field.string({
    default: "HTTP",
    values: ["HTTP", "WEBSOCKET"],
    replaceOnChange: true,
    wire: "Protocol",
    docs: "Protocol of calls to the API.",
  }),
  enableCors: flag("EnableCORS", "Whether web pages of other origins may call the API.", { default: true }),
  requestConfigPath: field.string({
    required: true,
    min: 1,
    wire: "RequestConfig.Path",
    docs: "Path of the API, such as `/orders`. The path and method must be unique in the service.",
  }),
  requestConfigMethod: field.string({
    default: "GET",
    values: ["GET", "POST", "PUT", "DELETE", "HEAD", "ANY"],
    wire: "RequestConfig.Method",
    docs: "Method of calls to the API.",
  }),
  requestParameters: field.set(requestParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "RequestParameters",
    docs: "Parameters of the caller's request.",
  }),
  constantParameters: field.set(constantParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ConstantParameters",
    docs: "Constant parameters that the API sends to an HTTP backend with every call.",
  }),
  serviceParameters: field.list(serviceParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ServiceParameters",
    docs: "Parameters that the API passes from the caller's request to the backend.",
  }),
  ...oauthFields,
  serviceConfigType: field.string({
    default: "HTTP",
    values: ["WEBSOCKET", "HTTP", "SCF", "TSF", "MOCK", "TARGET", "COS"],
    wire: "ServiceType",
    docs: "Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`).",
  }),
  serviceConfigTimeout: field.integer({
    default: 5,
    wire: "ServiceTimeout",
    docs: "Timeout of a call to the backend, in seconds.",
  }),
  ...httpBackend,
  ...scfBackend,
  ...mockBackend,
  ...cosBackend,
  ...websocketFunctions,
  ...microServiceFields,
  ...responseFields,
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether the API can be debugged after its purchase.", {
    computed: true,
  }),
  isBase64Encoded: flag("IsBase64Encoded", "Whether request bodies are sent to a cloud function in base64.", {
    computed: true,
  }),
  eventBusId: text(
    "EventBusId",
    "The event bus that receives the API's calls. The platform does not return it.",
    writeOnly,
  ),
  eiamAppType: text(
    "EIAMAppType",
    "Type of the API's application in the employee identity service. The platform does not return it.",
    writeOnly,
  ),
  eiamAuthType: text(
    "EIAMAuthType",
    "What the employee identity service checks for the API. The platform does not return it.",
    { ...writeOnly, knownValues: ["AuthenticationOnly", "Authentication", "Authorization"] },
  ),
  eiamAppId: text(
    "EIAMAppId",
    "The API's application in the employee identity service. The platform does not return it.",
    writeOnly,
  ),
  tokenTimeout: field.integer({
    ...writeOnly,
    wire: "TokenTimeout",
    docs: "Validity of tokens of the employee identity service, in seconds. The platform's default is 7200. The platform does not return it.",
  }),
  targetNamespaceId: text("TargetNamespaceId", "Namespace of the API's machines. The platform does not return it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  userType: text("UserType", "Type of the API's user. The platform does not return it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  owner: text("Owner", "Owner of the API. The platform does not return it.", { ...writeOnly, replaceOnChange: true }),
};

/** Names of all but the limits. */
export const settingNames = Object.keys(settings) as (keyof typeof settings)[];

/** The properties of an API. */
export const apiFields = {
  ...settings,
  ...limitFields,
  updateTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: Object.keys(settings),
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  ...mirror("ApiGatewayApi"),
};
