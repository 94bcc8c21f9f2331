import { field, hasValue, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import {
  cosBackend,
  httpBackend,
  microServiceFields,
  mockBackend,
  scfBackend,
  websocketFunctions,
} from "./api-backends.ts";
import { limitFields } from "./environment-limits.ts";
import { flag, number, text, word, writeOnly } from "./optional-fields.ts";
import { serviceId } from "./service-membership.ts";

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
    // Unlike CreateApi, ModifyApi requires both.
    desc: text("Description of the parameter."),
    defaultValue: text("Value if the caller does not send the parameter."),
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
    rules: [requiredWhen(["convertedCode"], hasValue("needConvert", true))],
  },
);

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
