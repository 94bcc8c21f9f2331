/** Access for the platform to an Azure tenant: the integration is set up first, and then authorized in the tenant. */
import * as streamprov from "@org/streamprov";

const integrations = new streamprov.Environment("integrations", { displayName: "integrations" });
const environment = { id: integrations.id };
const setup = new streamprov.ProviderIntegrationSetup("storage", {
  displayName: "storage",
  cloud: "AZURE",
  environment,
});
new streamprov.ProviderIntegrationAuthorization("storage", {
  providerIntegrationId: setup.id,
  environment,
  azure: { customerAzureTenantId: "00000000-0000-0000-0000-000000000000" },
});
