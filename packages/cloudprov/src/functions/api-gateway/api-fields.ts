import { field, lookupOutputs } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";
import { idText, text, whole } from "../answer-fields.ts";

/** The service whose objects a function reads. */
export const serviceId = field.string({
  required: true,
  pattern: idForms.service,
  wire: "ServiceId",
  docs: "The service, `service-...`.",
});

/** Filters of a listing: one of a filter's values must match, and all filters. */
export function filterList(values: readonly string[], docs: string) {
  const filter = {
    name: field.string({ required: true, values, wire: "Name", docs }),
    values: field.set(field.string({ docs: "A value." }), {
      required: true,
      min: 1,
      wire: "Values",
      docs: "Values of which one must match.",
    }),
  };
  return field.list(field.object(filter, { docs: "A filter." }), {
    emptyIsUnset: true,
    wire: "Filters",
    docs: "Filters that must all match.",
  });
}

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

/** An environment of a service, as it is now. */
export const environmentFacts = {
  environmentName: idText("EnvironmentName", "The environment: test, prepub or release."),
  url: text("Url", "Address of the environment."),
  status: whole("Status", "1 if a release is online in the environment, otherwise 0."),
  versionName: text("VersionName", "Version that the environment runs. Empty if the environment is offline."),
};
