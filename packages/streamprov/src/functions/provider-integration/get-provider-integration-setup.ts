import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  providerIntegrationSetupFields,
  providerIntegrationSetupParts,
  providerIntegrationSetups,
} from "../../resources/provider-integration/provider-integration-setup.ts";

export const getProviderIntegrationSetup = lookupObject("getProviderIntegrationSetup", {
  docs: "Looks up an integration with Azure or Google Cloud by its ID or its name.",
  example: `const storage = streamprov.getProviderIntegrationSetupOutput({
    displayName: "storage",
    environment: { id: config.require("environmentId") },
});`,
  what: "provider integration",
  idForm: "cspi-...",
  collection: providerIntegrationSetups,
  inputs: { environment: environmentArg("environment") },
  by: ["displayName"],
  filters: { displayName: "display_name" },
  outputs: lookupOutputs(providerIntegrationSetupFields),
  parts: providerIntegrationSetupParts,
});
