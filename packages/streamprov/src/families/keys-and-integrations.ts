import type { Family } from "@org/core-provider";
import { getByokKey } from "../functions/byok/get-byok-key.ts";
import { getProviderIntegration } from "../functions/provider-integration/get-provider-integration.ts";
import { getProviderIntegrationAuthorization } from "../functions/provider-integration/get-provider-integration-authorization.ts";
import { getProviderIntegrationSetup } from "../functions/provider-integration/get-provider-integration-setup.ts";
import type { Clients } from "../platform/clients.ts";
import { byokKey } from "../resources/byok/byok-key.ts";
import { providerIntegration } from "../resources/provider-integration/provider-integration.ts";
import { providerIntegrationAuthorization } from "../resources/provider-integration/provider-integration-authorization.ts";
import { providerIntegrationSetup } from "../resources/provider-integration/provider-integration-setup.ts";

export const family: Family<Clients> = {
  title: "Customer-managed keys and integrations with clouds",
  platformPage: {
    title: "Bring Your Own Key (BYOK) Management API",
    url: "https://docs.confluent.io/cloud/current/clusters/byok/index.html",
  },
  resources: [byokKey, providerIntegration, providerIntegrationSetup, providerIntegrationAuthorization],
  functions: [getByokKey, getProviderIntegration, getProviderIntegrationAuthorization, getProviderIntegrationSetup],
};
