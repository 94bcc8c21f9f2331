/** Access for the platform to an Azure tenant: the integration is set up first, and then authorized in the tenant. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
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
  azure: {
    // ID of your Azure tenant.
    customerAzureTenantId: config.require("azureTenantId"),
  },
});
