import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { flag, rows, text, whole } from "../answer-fields.ts";

/** The service whose objects a function reads. */
export const serviceId = field.string({
  required: true,
  pattern: idForms.service,
  wire: "ServiceId",
  docs: "The service, `service-...`.",
});

/** The API that a function reads about. */
export const apiId = field.string({ required: true, pattern: idForms.api, wire: "ApiId", docs: "The API, `api-...`." });

/** An API's sign-in by OAuth. */
export const oauthConfigs = rows(
  {
    publicKey: text("PublicKey", "Public key that tokens are checked with."),
    tokenLocation: text("TokenLocation", "Where the token stands in a request."),
    loginRedirectUrl: text("LoginRedirectUrl", "Where a caller without a token is sent."),
  },
  "OauthConfig",
  "Sign-in by OAuth: one element, or none.",
);

/** What callers tell an API. */
export const requestParameters = rows(
  {
    name: text("Name", "Name of the parameter."),
    position: text("Position", "Where it stands: header, query or path."),
    type: text("Type", "Its type."),
    desc: text("Desc", "What it is for."),
    defaultValue: text("DefaultValue", "Its value when the caller gives none."),
    required: flag("Required", "Whether the caller must give it."),
  },
  "RequestParameters",
  "What callers tell it.",
);

/** An API's own error codes. */
export const responseErrorCodes = rows(
  {
    code: whole("Code", "The code."),
    msg: text("Msg", "What callers are told."),
    desc: text("Desc", "What it means."),
    convertedCode: whole("ConvertedCode", "The code it is turned into."),
    needConvert: flag("NeedConvert", "Whether it is turned into another."),
  },
  "ResponseErrorCodes",
  "Its own error codes.",
);

/** What an API tells its backend, whatever it is asked. */
export const constantParameters = rows(
  {
    name: text("Name", "Name of the parameter."),
    desc: text("Desc", "What it is for."),
    position: text("Position", "Where it stands."),
    defaultValue: text("DefaultValue", "Its value."),
  },
  "ConstantParameters",
  "What it tells its backend, whatever it is asked.",
);

/** An API's backends of microservices. */
export const microServices = rows(
  {
    clusterId: text("ClusterId", "Its cluster."),
    namespaceId: text("NamespaceId", "Its namespace."),
    microServiceName: text("MicroServiceName", "Its name."),
  },
  "MicroServices",
  "Microservices behind it.",
);

/** What most answers tell of an API. */
export const apiFacts = {
  apiDesc: text("ApiDesc", "What it is for."),
  apiName: text("ApiName", "Its name."),
  authType: text("AuthType", "How callers sign in."),
  protocol: text("Protocol", "Protocol of callers."),
};

/** What an API answers by itself. */
export const responseFacts = {
  responseType: text("ResponseType", "Kind of its answers."),
  responseSuccessExample: text("ResponseSuccessExample", "Example of an answer."),
  responseFailExample: text("ResponseFailExample", "Example of a failure."),
};
