import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  authorizationClouds,
  providerIntegrationAuthorizationFields,
} from "../../resources/provider-integration/authorization-fields.ts";
import { providerIntegrationSetups } from "../../resources/provider-integration/provider-integration-setup.ts";

/** The clouds as lists: only the list of the integration's cloud has an element. */
const inLists = { azures: "azure", gcps: "gcp" } as const;

const cloudsOf = authorizationClouds.inLists(inLists);

export const getProviderIntegrationAuthorization = lookupObject("getProviderIntegrationAuthorization", {
  docs: "Looks up the configuration of an integration with Azure or Google Cloud by the integration's ID. It does not check whether the cloud grants access.",
  example: `const storage = streamprov.getProviderIntegrationAuthorizationOutput({
    id: config.require("providerIntegrationId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "provider integration",
  idForm: "cspi-...",
  collection: providerIntegrationSetups,
  inputs: { environment: environmentArg("environment") },
  outputs: lookupOutputs(providerIntegrationAuthorizationFields, { inLists }),
  parts: (body) => ({ ...cloudsOf(body), providerIntegrationId: String(body["id"]) }),
});
