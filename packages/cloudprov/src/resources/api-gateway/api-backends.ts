import { cosBackend } from "./bucket-backend.ts";
import { flag, text, writeOnly } from "./optional-fields.ts";

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

/** The properties that only one type of backend has, by type. */
export const backendFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  HTTP: httpBackend,
  WEBSOCKET: httpBackend,
  SCF: scfBackend,
  MOCK: mockBackend,
  COS: cosBackend,
};
