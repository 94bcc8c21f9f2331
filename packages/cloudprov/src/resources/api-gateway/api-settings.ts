import { type Facts, field, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { limitFields } from "./environment-limits.ts";
import { serviceId } from "./service-membership.ts";

/** An optional text. Removing it from the program clears it. */
function text<const F extends Omit<Facts, "docs">>(docs: string, more?: F) {
  return field.string({ emptyIsUnset: true, omitEmptyOnCreate: true, unsetAs: "", docs, ...(more as F) });
}

/** An optional text. Removing it from the program keeps the old value. */
function word(docs: string) {
  return field.string({ emptyIsUnset: true, docs });
}

/** An optional number that the platform chooses by default. */
function chosen(docs: string) {
  return field.integer({ computed: true, emptyIsUnset: true, docs });
}

/** An optional number. */
function number(docs: string) {
  return field.integer({ emptyIsUnset: true, docs });
}

/** The platform receives the value but does not return it. */
const writeOnly = { writeOnly: true } as const;

function flag<const F extends Omit<Facts, "docs">>(docs: string, more?: F) {
  return field.boolean({ docs, ...(more as F) });
}

/** The properties of an HTTP or WEBSOCKET backend. */
const httpBackend = {
  serviceConfigProduct: text("Type of an HTTP or WEBSOCKET backend. Requires `serviceConfigVpcId`.", {
    wire: "ServiceConfig.Product",
    knownValues: ["clb", "cvm", "upstream"],
  }),
  serviceConfigVpcId: text("The VPC of an HTTP or WEBSOCKET backend, `vpc-...`.", { wire: "ServiceConfig.UniqVpcId" }),
  serviceConfigUrl: text("URL of an HTTP or WEBSOCKET backend, such as `http://10.0.0.1`.", {
    wire: "ServiceConfig.Url",
  }),
  serviceConfigPath: text("Path of an HTTP or WEBSOCKET backend, such as `/orders`.", { wire: "ServiceConfig.Path" }),
  serviceConfigMethod: text("Method of calls to an HTTP or WEBSOCKET backend.", { wire: "ServiceConfig.Method" }),
  serviceConfigUpstreamId: text("The upstream of an HTTP or WEBSOCKET backend.", { wire: "ServiceConfig.UpstreamId" }),
};

/** The properties of a cloud function. */
const scfBackend = {
  serviceConfigScfFunctionName: text("Name of the cloud function.", { wire: "ServiceScfFunctionName" }),
  serviceConfigScfFunctionNamespace: text("Namespace of the cloud function.", { wire: "ServiceScfFunctionNamespace" }),
  serviceConfigScfFunctionQualifier: text("Version of the cloud function.", { wire: "ServiceScfFunctionQualifier" }),
  serviceConfigScfFunctionType: text("How the cloud function is called. The platform does not return it.", {
    wire: "ServiceScfFunctionType",
    ...writeOnly,
    knownValues: ["EVENT", "HTTP"],
  }),
  serviceConfigScfIsIntegratedResponse: flag(
    "Whether the cloud function returns the whole response, with status and headers.",
    { wire: "ServiceScfIsIntegratedResponse", default: false },
  ),
};

const mockBackend = {
  serviceConfigMockReturnMessage: text("Response of a mocked API.", { wire: "ServiceMockReturnMessage" }),
};

/** The actions on an object of a bucket, by the method of the call. */
const bucketActions: Readonly<Record<string, readonly string[]>> = {
  GET: ["GetObject"],
  PUT: ["PutObject"],
  POST: ["PostObject", "AppendObject"],
  HEAD: ["HeadObject"],
  DELETE: ["DeleteObject"],
};

/** The action on a bucket must fit the method of the API. An unknown action is not checked. */
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

const cosBackend = withWireNames({
  serviceConfigCosConfig: field.object(
    {
      action: field.string({
        required: true,
        knownValues: Object.values(bucketActions).flat(),
        docs: "Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE.",
      }),
      bucketName: field.string({
        required: true,
        docs: "Name of the bucket.",
      }),
      authorization: flag("Whether the gateway signs its calls to the bucket."),
      pathMatchMode: field.string({
        computed: true,
        emptyIsUnset: true,
        knownValues: ["BackEndPath", "FullPath"],
        docs: "How the path of a call is mapped to the path of an object.",
      }),
    },
    { wire: "ServiceConfig.CosConfig", docs: "An object storage bucket as the backend." },
  ),
});

/** The properties that only one type of backend has, by type. */
export const backendFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  HTTP: httpBackend,
  WEBSOCKET: httpBackend,
  SCF: scfBackend,
  MOCK: mockBackend,
  COS: cosBackend,
};

/** The properties of OAuth. */
export const oauthFields = withWireNames({
  apiBusinessType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["NORMAL", "OAUTH"],
    docs: "With the `authType` `OAUTH`: whether the API issues tokens (`OAUTH`) or requires them (`NORMAL`).",
  }),
  authRelationApiId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.api,
    docs: "The API that issues the tokens that this API requires, `api-...`.",
  }),
  oauthConfig: field.object(
    {
      publicKey: field.string({
        required: true,
        docs: "Public key that verifies tokens.",
      }),
      tokenLocation: field.string({
        required: true,
        docs: "Location of the token in a call.",
      }),
      loginRedirectUrl: word("URL to which callers without a token are redirected."),
    },
    {
      docs: "With the `authType` `OAUTH`: how tokens are verified.",
      inputDocs: "Removing it from your program keeps the old value.",
    },
  ),
});

/** The cloud functions that are called during a WebSocket connection, for the protocol WEBSOCKET. */
const websocketFunctions = {
  serviceConfigWebsocketRegisterFunctionName: text(
    "Name of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionName" },
  ),
  serviceConfigWebsocketRegisterFunctionNamespace: text(
    "Namespace of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionNamespace" },
  ),
  serviceConfigWebsocketRegisterFunctionQualifier: text(
    "Version of the cloud function that is called when a WebSocket connection opens.",
    { wire: "ServiceWebsocketRegisterFunctionQualifier" },
  ),
  serviceConfigWebsocketCleanupFunctionName: text(
    "Name of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionName" },
  ),
  serviceConfigWebsocketCleanupFunctionNamespace: text(
    "Namespace of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionNamespace" },
  ),
  serviceConfigWebsocketCleanupFunctionQualifier: text(
    "Version of the cloud function that is called when a WebSocket connection closes.",
    { wire: "ServiceWebsocketCleanupFunctionQualifier" },
  ),
  serviceConfigWebsocketTransportFunctionName: text(
    "Name of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionName" },
  ),
  serviceConfigWebsocketTransportFunctionNamespace: text(
    "Namespace of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionNamespace" },
  ),
  serviceConfigWebsocketTransportFunctionQualifier: text(
    "Version of the cloud function that is called for each message of a WebSocket connection.",
    { wire: "ServiceWebsocketTransportFunctionQualifier" },
  ),
};

const constantParameter = field.object(
  {
    name: word("Name of the parameter."),
    desc: word("Description of the parameter."),
    position: word("Location of the parameter: `header`, `query` or `path`."),
    defaultValue: word("Value of the parameter."),
  },
  { docs: "A parameter." },
);

const requestParameter = field.object(
  {
    name: field.string({ required: true, docs: "Name of the parameter." }),
    position: field.string({
      required: true,
      equality: "case-insensitive",
      knownValues: ["header", "query", "path", "HEADER", "QUERY", "PATH"],
      docs: "Location of the parameter: `header`, `query` or `path`.",
    }),
    type: field.string({
      required: true,
      docs: "Type of the parameter, such as `string` or `int`.",
    }),
    desc: word("Description of the parameter."),
    defaultValue: word("Value if the caller does not send the parameter."),
    required: flag("Whether the caller must send the parameter.", { default: false }),
  },
  { docs: "A parameter." },
);

const serviceParameter = field.object(
  {
    name: word("Name of the parameter."),
    position: word("Location of the parameter in the backend request: `header`, `query` or `path`."),
    relevantRequestParameterPosition: word("Location of the request parameter that provides the value."),
    relevantRequestParameterName: word("Name of the request parameter that provides the value."),
    defaultValue: word("Value if the request parameter is missing."),
    relevantRequestParameterDesc: word("Description of the request parameter."),
    relevantRequestParameterType: field.string({
      ...writeOnly,
      emptyIsUnset: true,
      docs: "Type of the request parameter. The platform does not return it.",
    }),
  },
  { docs: "A parameter." },
);

const responseErrorCode = field.object(
  {
    code: field.integer({ required: true, docs: "The error code." }),
    msg: field.string({ required: true, docs: "Message for callers." }),
    desc: word("Description of the error code."),
    convertedCode: number("The code that it is converted to."),
    needConvert: flag("Whether the code is converted to `convertedCode`.", { default: false }),
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
    clusterId: field.string({ required: true, docs: "Cluster of the microservice." }),
    namespaceId: field.string({ required: true, docs: "Namespace of the microservice." }),
    microServiceName: field.string({
      required: true,
      docs: "Name of the microservice.",
    }),
  },
  { docs: "A microservice." },
);

const targetService = field.object(
  {
    vmIp: field.string({ required: true, docs: "IP address of the machine." }),
    vpcId: field.string({ required: true, docs: "VPC of the machine." }),
    vmPort: field.integer({ required: true, docs: "Port of the machine." }),
    hostIp: field.string({
      required: true,
      docs: "IP address of the machine's host.",
    }),
    dockerIp: word("IP address of the container."),
  },
  { docs: "A machine." },
);

/** The health check of backends. */
const isHealthCheck = flag("Whether the health of backends is checked.");
const healthCheck = {
  requestVolumeThreshold: "Minimum number of calls for a health check to count.",
  sleepWindowInMilliseconds: "Time after which a failed backend is tried again, in milliseconds.",
  errorThresholdPercentage: "Percentage of calls that may fail.",
} as const;

/** Settings that can be disabled, but not removed. */
const switchedOff = { emptyIsUnset: true, omitEmptyOnCreate: true } as const;

/** Backends that are microservices or machines. */
const microServiceFields = withWireNames({
  microServices: field.set(microService, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    docs: "The microservices behind the API.",
  }),
  serviceTsfLoadBalanceConf: field.object(
    {
      isLoadBalance: flag("Whether load balancing is enabled."),
      method: field.string({ computed: true, emptyIsUnset: true, docs: "Load balancing method." }),
      sessionStickRequired: flag("Whether sessions stick to a backend."),
      sessionStickTimeout: chosen("How long sessions stick to a backend, in seconds."),
    },
    {
      ...switchedOff,
      unsetAs: { IsLoadBalance: false },
      docs: "Load balancing of the microservices. Removing it from your program disables load balancing.",
    },
  ),
  serviceTsfHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: chosen(healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: chosen(healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: chosen(healthCheck.errorThresholdPercentage),
    },
    {
      ...switchedOff,
      unsetAs: { IsHealthCheck: false },
      docs: "Health check of the microservices. Removing it from your program disables the check.",
    },
  ),
  targetServices: field.list(targetService, {
    ...writeOnly,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "The machines behind the API. The platform does not return them.",
  }),
  targetServicesLoadBalanceConf: field.integer({
    ...writeOnly,
    docs: "Load balancing method of the machines, as a number. The platform does not return it.",
  }),
  targetServicesHealthCheckConf: field.object(
    {
      isHealthCheck,
      requestVolumeThreshold: number(healthCheck.requestVolumeThreshold),
      sleepWindowInMilliseconds: number(healthCheck.sleepWindowInMilliseconds),
      errorThresholdPercentage: number(healthCheck.errorThresholdPercentage),
    },
    {
      ...writeOnly,
      docs: "Health check of the machines. The platform does not return it.",
    },
  ),
});

/** Properties that only the action that creates an API receives. */
export const createOnly = ["targetServices", "targetNamespaceId", "userType", "owner"] as const;

/** The properties of responses to callers. */
const responseFields = withWireNames({
  responseType: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /^(HTML|JSON|TEXT|BINARY|XML)$/, says: "be HTML, JSON, TEXT, BINARY, XML or empty" },
    docs: "Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`.",
  }),
  responseSuccessExample: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "Example of a successful response.",
  }),
  responseFailExample: field.string({
    computed: true,
    emptyIsUnset: true,
    docs: "Example of a failed response.",
  }),
  responseErrorCodes: field.set(responseErrorCode, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    docs: "Custom error codes.",
    inputDocs: "Removing the last error code requires `isDeleteResponseErrorCodes`.",
  }),
  isDeleteResponseErrorCodes: flag(
    "Whether all custom error codes are deleted when `responseErrorCodes` is not given.",
    { ...writeOnly, computed: true },
  ),
});

/** All properties of an API except its limits. */
const settings = withWireNames({
  serviceId: serviceId("The service of the API, `service-...`."),
  apiName: field.string({ required: true, min: 1, docs: "Name of the API." }),
  apiDesc: text("Description of the API."),
  apiType: field.string({
    default: "NORMAL",
    values: ["NORMAL", "TSF"],
    docs: "Whether the backend is microservices (`TSF`) or something else (`NORMAL`).",
  }),
  authType: field.string({
    default: "NONE",
    values: ["SECRET", "NONE", "OAUTH", "APP"],
    docs: "How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`).",
  }),
  protocol: field.string({
    default: "HTTP",
    values: ["HTTP", "WEBSOCKET"],
    replaceOnChange: true,
    docs: "Protocol of calls to the API.",
  }),
  enableCors: flag("Whether web pages of other origins may call the API.", { wire: "EnableCORS", default: true }),
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
    docs: "Parameters of the caller's request.",
  }),
  constantParameters: field.set(constantParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    docs: "Constant parameters that the API sends to an HTTP backend with every call.",
  }),
  serviceParameters: field.list(serviceParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
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
  isDebugAfterCharge: flag("Whether the API can be debugged after its purchase.", {
    computed: true,
  }),
  isBase64Encoded: flag("Whether request bodies are sent to a cloud function in base64.", {
    computed: true,
  }),
  eventBusId: text("The event bus that receives the API's calls. The platform does not return it.", writeOnly),
  eiamAppType: text(
    "Type of the API's application in the employee identity service. The platform does not return it.",
    { ...writeOnly, wire: "EIAMAppType" },
  ),
  eiamAuthType: text("What the employee identity service checks for the API. The platform does not return it.", {
    wire: "EIAMAuthType",
    ...writeOnly,
    knownValues: ["AuthenticationOnly", "Authentication", "Authorization"],
  }),
  eiamAppId: text("The API's application in the employee identity service. The platform does not return it.", {
    ...writeOnly,
    wire: "EIAMAppId",
  }),
  tokenTimeout: field.integer({
    ...writeOnly,
    docs: "Validity of tokens of the employee identity service, in seconds. The platform's default is 7200. The platform does not return it.",
  }),
  targetNamespaceId: text("Namespace of the API's machines. The platform does not return it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  userType: text("Type of the API's user. The platform does not return it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  owner: text("Owner of the API. The platform does not return it.", { ...writeOnly, replaceOnChange: true }),
});

/** The names of all properties except the limits. */
export const settingNames = Object.keys(settings) as (keyof typeof settings)[];

/** The properties of an API. */
export const apiFields = withWireNames({
  ...settings,
  ...limitFields,
  updateTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: Object.keys(settings),
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
});
