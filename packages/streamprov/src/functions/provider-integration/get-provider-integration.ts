import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  integrationClouds,
  providerIntegrationFields,
  providerIntegrations,
} from "../../resources/provider-integration/provider-integration.ts";

const inLists = { aws: "aws" } as const;

export const getProviderIntegration = lookupObject("getProviderIntegration", {
  docs: "Looks up an integration with AWS by its ID or its name.",
  example: `const s3 = streamprov.getProviderIntegrationOutput({
    displayName: "s3",
    environment: { id: config.require("environmentId") },
});`,
  what: "provider integration",
  idForm: "cspi-...",
  collection: providerIntegrations,
  inputs: { environment: environmentArg("environment") },
  by: ["displayName"],
  outputs: lookupOutputs(providerIntegrationFields, { inLists }),
  parts: integrationClouds.inLists(inLists),
});
