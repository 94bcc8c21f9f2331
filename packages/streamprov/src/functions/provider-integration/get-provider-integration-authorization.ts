import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  authorizationClouds,
  providerIntegrationAuthorizationFields,
} from "../../resources/provider-integration/provider-integration-authorization.ts";
import { providerIntegrationSetups } from "../../resources/provider-integration/provider-integration-setup.ts";

/** The clouds as lists: the one that the integration is with has an element. */
const inLists = { azures: "azure", gcps: "gcp" } as const;

const cloudsOf = authorizationClouds.inLists(inLists);

export const getProviderIntegrationAuthorization = lookupObject("getProviderIntegrationAuthorization", {
  docs: "Looks up what an integration with Azure or Google Cloud may reach there, by the integration's ID. Whether the cloud allows it is not tried.",
  example: `const storage = streamprov.getProviderIntegrationAuthorizationOutput({
    id: "cspi-4xg0q",
    environment: { id: "env-abc123" },
});`,
  what: "provider integration",
  idForm: "cspi-...",
  collection: providerIntegrationSetups,
  inputs: { environment: environmentArg("environment") },
  outputs: lookupOutputs(providerIntegrationAuthorizationFields, { inLists }),
  parts: (body) => ({ ...cloudsOf(body), providerIntegrationId: String(body["id"]) }),
});
