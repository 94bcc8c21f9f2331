import { field, lookupOutputs } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { idText, text, whole } from "../../platform/response-fields.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";

/** The service whose objects a function reads. */
export const serviceId = field.string({
  required: true,
  pattern: idForms.service,
  wire: "ServiceId",
  docs: "The service, `service-...`.",
});

/** Filters of a listing: all filters must match, each with one of its values. */
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

/** The API that a function reads. */
export const apiId = field.string({ required: true, pattern: idForms.api, wire: "ApiId", docs: "The API, `api-...`." });

/** The OAuth configuration of an API. */
export const oauthFacts = lookupOutputs(apiFields, { pick: ["oauthConfig"], inLists: { oauthConfigs: "oauthConfig" } });

/** The members of an API that most responses contain. */
export const apiFacts = lookupOutputs(apiFields, { pick: ["apiName", "apiDesc", "authType", "protocol"] });

/** The responses of an API. */
export const responseFacts = lookupOutputs(apiFields, {
  pick: ["responseType", "responseSuccessExample", "responseFailExample", "responseErrorCodes"],
});

/** The requests of an API, and who may send them. */
export const requestFacts = lookupOutputs(apiFields, { pick: ["enableCors", "requestParameters"] });

/** The constant parameters and microservices of an API. */
export const backendFacts = lookupOutputs(apiFields, { pick: ["constantParameters", "microServices"] });

/** An environment of a service. */
export const environmentFacts = {
  environmentName: idText("The environment: test, prepub or release."),
  url: text("Address of the environment."),
  status: whole("1 if a release is online in the environment, otherwise 0."),
  versionName: text("Version that the environment runs. Empty if the environment is offline."),
};
