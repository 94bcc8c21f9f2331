import { field, type Rule } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { chosen, flag, number, text, word, writeOnly } from "./optional-fields.ts";

/** The properties of an HTTP or WEBSOCKET backend. */
export const httpBackend = {
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
export const scfBackend = {
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

/** The properties of a mocked API. */
export const mockBackend = {
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

/** The properties of a bucket. */
export const cosBackend = withWireNames({
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

/** The cloud functions that are called during a WebSocket connection, for the protocol WEBSOCKET. */
export const websocketFunctions = {
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
export const microServiceFields = withWireNames({
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
