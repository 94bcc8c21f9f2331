import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { httpBackend, mockBackend, scfBackend } from "./api-backends.ts";
import { oauthFields } from "./api-oauth-fields.ts";
import { constantParameter, requestParameter, serviceParameter } from "./api-parameter-fields.ts";
import { apiResponseFields } from "./api-response-fields.ts";
import { cosBackend } from "./bucket-backend.ts";
import { limitFields } from "./environment-limits.ts";
import { microServiceFields } from "./micro-service-fields.ts";
import { flag, text, writeOnly } from "./optional-fields.ts";
import { serviceId } from "./service-membership.ts";
import { websocketFunctions } from "./websocket-function-fields.ts";

/** Properties that only the action that creates an API receives. */
export const createOnly = ["targetServices", "targetNamespaceId", "userType", "owner"] as const;

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
  ...apiResponseFields,
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
