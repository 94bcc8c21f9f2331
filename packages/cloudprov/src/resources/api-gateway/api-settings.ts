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
    "What an HTTP or WEBSOCKET backend is. Needs serviceConfigVpcId.",
    {
      knownValues: ["clb", "cvm", "upstream"],
    },
  ),
  serviceConfigVpcId: text("ServiceConfig.UniqVpcId", "The VPC of an HTTP or WEBSOCKET backend, `vpc-...`."),
  serviceConfigUrl: text("ServiceConfig.Url", "Address of an HTTP or WEBSOCKET backend: `http://10.0.0.1`."),
  serviceConfigPath: text("ServiceConfig.Path", "Path at an HTTP or WEBSOCKET backend: `/orders`."),
  serviceConfigMethod: text("ServiceConfig.Method", "Method that an HTTP or WEBSOCKET backend is called with."),
  serviceConfigUpstreamId: text(
    "ServiceConfig.UpstreamId",
    "The upstream that an HTTP or WEBSOCKET backend is reached through.",
  ),
};

/** What a cloud function has. */
const scfBackend = {
  serviceConfigScfFunctionName: text("ServiceScfFunctionName", "Name of the cloud function."),
  serviceConfigScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the cloud function."),
  serviceConfigScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the cloud function."),
  serviceConfigScfFunctionType: text(
    "ServiceScfFunctionType",
    "How the cloud function is started. The platform does not tell it.",
    { ...writeOnly, knownValues: ["EVENT", "HTTP"] },
  ),
  serviceConfigScfIsIntegratedResponse: flag(
    "ServiceScfIsIntegratedResponse",
    "Whether the cloud function makes the whole answer, with its status and headers.",
    { default: false },
  ),
};

const mockBackend = {
  serviceConfigMockReturnMessage: text("ServiceMockReturnMessage", "What a mocked API answers."),
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
  says: "The action of serviceConfigCosConfig must be one of requestConfigMethod.",
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
        docs: "What is done with an object: GetObject for GET, PutObject for PUT, PostObject or AppendObject for POST, HeadObject for HEAD, DeleteObject for DELETE.",
      }),
      bucketName: field.string({
        required: true,
        wire: "BucketName",
        docs: "Name of the bucket.",
      }),
      authorization: flag("Authorization", "Whether the gateway signs its calls."),
      pathMatchMode: field.string({
        computed: true,
        emptyIsUnset: true,
        knownValues: ["BackEndPath", "FullPath"],
        wire: "PathMatchMode",
        docs: "How the path of a call becomes that of an object.",
      }),
    },
    { wire: "ServiceConfig.CosConfig", docs: "A bucket of the object storage as the backend." },
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
    docs: "With authType OAUTH: whether the API grants tokens (OAUTH) or asks for them (NORMAL).",
  }),
  authRelationApiId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.api,
    wire: "AuthRelationApiId",
    docs: "The API that grants the tokens which this one asks for, `api-...`.",
  }),
  oauthConfig: field.object(
    {
      publicKey: field.string({
        required: true,
        wire: "PublicKey",
        docs: "Public key that tokens are checked with.",
      }),
      tokenLocation: field.string({
        required: true,
        wire: "TokenLocation",
        docs: "Where a call holds its token.",
      }),
      loginRedirectUrl: word("LoginRedirectUrl", "Where a caller without a token is sent."),
    },
    {
      wire: "OauthConfig",
      docs: "With authType OAUTH: how tokens are checked.",
      inputDocs: "Taken out of the program, it stays as it is.",
    },
  ),
};

/** The cloud functions that are called at the moments of a WebSocket connection, behind the protocol WEBSOCKET. */
const websocketFunctions = {
  serviceConfigWebsocketRegisterFunctionName: text(
    "ServiceWebsocketRegisterFunctionName",
    "Name of the cloud function that is called when a WebSocket connection begins.",
  ),
  serviceConfigWebsocketRegisterFunctionNamespace: text(
    "ServiceWebsocketRegisterFunctionNamespace",
    "Namespace of the cloud function that is called when a WebSocket connection begins.",
  ),
  serviceConfigWebsocketRegisterFunctionQualifier: text(
    "ServiceWebsocketRegisterFunctionQualifier",
    "Version of the cloud function that is called when a WebSocket connection begins.",
  ),
  serviceConfigWebsocketCleanupFunctionName: text(
    "ServiceWebsocketCleanupFunctionName",
    "Name of the cloud function that is called when a WebSocket connection ends.",
  ),
  serviceConfigWebsocketCleanupFunctionNamespace: text(
    "ServiceWebsocketCleanupFunctionNamespace",
    "Namespace of the cloud function that is called when a WebSocket connection ends.",
  ),
  serviceConfigWebsocketCleanupFunctionQualifier: text(
    "ServiceWebsocketCleanupFunctionQualifier",
    "Version of the cloud function that is called when a WebSocket connection ends.",
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
    desc: word("Desc", "What it is for."),
    position: word("Position", "Where it stands: header, query or path."),
    defaultValue: word("DefaultValue", "Its value."),
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
      docs: "Where it stands: header, query or path.",
    }),
    type: field.string({
      required: true,
      wire: "Type",
      docs: "Its type, such as string or int.",
    }),
    desc: word("Desc", "What it is for."),
    defaultValue: word("DefaultValue", "Its value when the caller gives none."),
    required: flag("Required", "Whether the caller must give it.", { default: false }),
  },
  { docs: "A parameter." },
);

const serviceParameter = field.object(
  {
    name: word("Name", "Name of the parameter."),
    position: word("Position", "Where the backend gets it: header, query or path."),
    relevantRequestParameterPosition: word(
      "RelevantRequestParameterPosition",
      "Where the caller's parameter stands that it comes from.",
    ),
    relevantRequestParameterName: word("RelevantRequestParameterName", "Name of that parameter."),
    defaultValue: word("DefaultValue", "Its value when there is none."),
    relevantRequestParameterDesc: word("RelevantRequestParameterDesc", "What that parameter is for."),
    relevantRequestParameterType: field.string({
      ...writeOnly,
      emptyIsUnset: true,
      wire: "RelevantRequestParameterType",
      docs: "Type of that parameter. The platform does not tell it.",
    }),
  },
  { docs: "A parameter." },
);

const responseErrorCode = field.object(
  {
    code: field.integer({ required: true, wire: "Code", docs: "The code." }),
    msg: field.string({ required: true, wire: "Msg", docs: "What callers are told." }),
    desc: word("Desc", "What it means."),
    convertedCode: number("ConvertedCode", "The code that it is turned into."),
    needConvert: flag("NeedConvert", "Whether it is turned into convertedCode.", { default: false }),
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
    clusterId: field.string({ required: true, wire: "ClusterId", docs: "Its cluster." }),
    namespaceId: field.string({ required: true, wire: "NamespaceId", docs: "Its namespace." }),
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
      docs: "IP address of the host that the machine is on.",
    }),
    dockerIp: word("DockerIp", "IP address of the container."),
  },
  { docs: "A machine." },
);

/** How backends are checked. */
const isHealthCheck = flag("IsHealthCheck", "Whether backends are checked.");
const healthCheck = {
  requestVolumeThreshold: ["RequestVolumeThreshold", "How many calls there must be before the check counts."],
  sleepWindowInMilliseconds: [
    "SleepWindowInMilliseconds",
    "After what time a failed backend is tried again, in milliseconds.",
  ],
  errorThresholdPercentage: ["ErrorThresholdPercentage", "How many of 100 calls may fail."],
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
      isLoadBalance: flag("IsLoadBalance", "Whether load is balanced."),
      method: field.string({ computed: true, emptyIsUnset: true, wire: "Method", docs: "How load is balanced." }),
      sessionStickRequired: flag("SessionStickRequired", "Whether sessions stick to a backend."),
      sessionStickTimeout: chosen("SessionStickTimeout", "For how long they do, in seconds."),
    },
    {
      ...switchedOff,
      unsetAs: { IsLoadBalance: false },
      wire: "ServiceTsfLoadBalanceConf",
      docs: "How load is balanced over the microservices. It is switched off when it is taken out of the program.",
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
      docs: "How the microservices are checked. They no longer are when it is taken out of the program.",
    },
  ),
  targetServices: field.list(targetService, {
    ...writeOnly,
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "TargetServices",
    docs: "The machines behind the API. The platform does not tell them.",
  }),
  targetServicesLoadBalanceConf: field.integer({
    ...writeOnly,
    wire: "TargetServicesLoadBalanceConf",
    docs: "How load is balanced over the machines, by a number. The platform does not tell it.",
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
      docs: "How the machines are checked. The platform does not tell it.",
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
    docs: "Kind of its answers: HTML, JSON, TEXT, BINARY or XML.",
  }),
  responseSuccessExample: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "ResponseSuccessExample",
    docs: "Example of an answer.",
  }),
  responseFailExample: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "ResponseFailExample",
    docs: "Example of a failure.",
  }),
  responseErrorCodes: field.set(responseErrorCode, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ResponseErrorCodes",
    docs: "Error codes of its own.",
    inputDocs: "Once there are any they can be taken away only with isDeleteResponseErrorCodes.",
  }),
  isDeleteResponseErrorCodes: flag(
    "IsDeleteResponseErrorCodes",
    "Whether all error codes of its own are taken away, when responseErrorCodes is left out.",
    { ...writeOnly, computed: true },
  ),
};

/** Everything that a program says of an API, but for its limits. */
const settings = {
  serviceId: serviceId("The service that the API belongs to, `service-...`."),
  apiName: field.string({ required: true, min: 1, wire: "ApiName", docs: "Name of the API." }),
  apiDesc: text("ApiDesc", "What the API is for."),
  apiType: field.string({
    default: "NORMAL",
    values: ["NORMAL", "TSF"],
    wire: "ApiType",
    docs: "Whether microservices (TSF) or something else (NORMAL) is behind the API.",
  }),
  authType: field.string({
    default: "NONE",
    values: ["SECRET", "NONE", "OAUTH", "APP"],
    wire: "AuthType",
    docs: "How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all.",
  }),
  protocol: field.string({
    default: "HTTP",
    values: ["HTTP", "WEBSOCKET"],
    replaceOnChange: true,
    wire: "Protocol",
    docs: "Protocol of callers.",
  }),
  enableCors: flag("EnableCORS", "Whether pages of other origins may call it.", { default: true }),
  requestConfigPath: field.string({
    required: true,
    min: 1,
    wire: "RequestConfig.Path",
    docs: "Path of the API: `/orders`. A service has one API at a path and method.",
  }),
  requestConfigMethod: field.string({
    default: "GET",
    values: ["GET", "POST", "PUT", "DELETE", "HEAD", "ANY"],
    wire: "RequestConfig.Method",
    docs: "Method that the API is called with.",
  }),
  requestParameters: field.set(requestParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "RequestParameters",
    docs: "What callers tell it.",
  }),
  constantParameters: field.set(constantParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ConstantParameters",
    docs: "What it tells an HTTP backend, whatever it is asked.",
  }),
  serviceParameters: field.list(serviceParameter, {
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: [],
    wire: "ServiceParameters",
    docs: "What it tells its backend of what callers tell it.",
  }),
  ...oauthFields,
  serviceConfigType: field.string({
    default: "HTTP",
    values: ["WEBSOCKET", "HTTP", "SCF", "TSF", "MOCK", "TARGET", "COS"],
    wire: "ServiceType",
    docs: "What is behind the API: a server (HTTP, WEBSOCKET), a cloud function (SCF), microservices (TSF), machines (TARGET), a bucket (COS) or a fixed answer (MOCK).",
  }),
  serviceConfigTimeout: field.integer({
    default: 5,
    wire: "ServiceTimeout",
    docs: "How long the backend may take, in seconds.",
  }),
  ...httpBackend,
  ...scfBackend,
  ...mockBackend,
  ...cosBackend,
  ...websocketFunctions,
  ...microServiceFields,
  ...responseFields,
  isDebugAfterCharge: flag("IsDebugAfterCharge", "Whether it is tried out after it was paid for.", { computed: true }),
  isBase64Encoded: flag("IsBase64Encoded", "Whether bodies go to a cloud function in base64.", { computed: true }),
  eventBusId: text("EventBusId", "The event bus that its calls are told to. The platform does not tell it.", writeOnly),
  eiamAppType: text(
    "EIAMAppType",
    "Type of its application in the employee identity service. The platform does not tell it.",
    writeOnly,
  ),
  eiamAuthType: text(
    "EIAMAuthType",
    "What the employee identity service decides for it. The platform does not tell it.",
    { ...writeOnly, knownValues: ["AuthenticationOnly", "Authentication", "Authorization"] },
  ),
  eiamAppId: text(
    "EIAMAppId",
    "Its application in the employee identity service. The platform does not tell it.",
    writeOnly,
  ),
  tokenTimeout: field.integer({
    ...writeOnly,
    wire: "TokenTimeout",
    docs: "How long tokens of the employee identity service are good, in seconds. The platform's own choice is 7200; it does not tell it.",
  }),
  targetNamespaceId: text("TargetNamespaceId", "Namespace of its machines. The platform does not tell it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  userType: text("UserType", "Type of its user. The platform does not tell it.", {
    ...writeOnly,
    replaceOnChange: true,
  }),
  owner: text("Owner", "Who owns it. The platform does not tell it.", { ...writeOnly, replaceOnChange: true }),
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
    docs: "When it was last changed, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "When it was made, in UTC." }),
  ...mirror("ApiGatewayApi"),
};
