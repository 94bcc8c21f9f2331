import { field, lookupOutputs } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";

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
export const oauthFacts = lookupOutputs(apiFields, { pick: ["oauthConfig"], inLists: { oauthConfigs: "oauthConfig" } });

/** What most answers tell of an API. */
export const apiFacts = lookupOutputs(apiFields, { pick: ["apiName", "apiDesc", "authType", "protocol"] });

/** What an API answers by itself. */
export const responseFacts = lookupOutputs(apiFields, {
  pick: ["responseType", "responseSuccessExample", "responseFailExample", "responseErrorCodes"],
});

/** What callers may do, and what they tell an API. */
export const requestFacts = lookupOutputs(apiFields, { pick: ["enableCors", "requestParameters"] });

/** What an API tells its backend, whatever it is asked, and the microservices behind it. */
export const backendFacts = lookupOutputs(apiFields, { pick: ["constantParameters", "microServices"] });
