import { field } from "@org/core-provider";
import { id } from "../../platform/ids.ts";
import { environmentRef } from "../../platform/references.ts";
import { variants } from "../../platform/variants.ts";

/** The properties of the authorization of an integration. */
export const providerIntegrationAuthorizationFields = {
  providerIntegrationId: field.string({
    required: true,
    replaceOnChange: true,
    ...id,
    docs: "ID of the ProviderIntegrationSetup to authorize, `cspi-...`.",
  }),
  environment: environmentRef("environment"),
  azure: field.object(
    {
      customerAzureTenantId: field.string({
        required: true,
        min: 1,
        wire: "customer_azure_tenant_id",
        docs: "ID of your Azure tenant.",
      }),
      confluentMultiTenantAppId: field.string({
        output: true,
        wire: "confluent_multi_tenant_app_id",
        docs: "ID of the platform's application. Create a service principal for it in your tenant.",
      }),
    },
    { docs: "A tenant in Azure." },
  ),
  gcp: field.object(
    {
      customerGoogleServiceAccount: field.string({
        required: true,
        min: 1,
        wire: "customer_google_service_account",
        docs: "Your service account in Google Cloud, which the platform impersonates.",
      }),
      googleServiceAccount: field.string({
        output: true,
        wire: "google_service_account",
        docs: "The platform's service account. Allow it to impersonate yours.",
      }),
    },
    { docs: "A service account in Google Cloud." },
  ),
};

/** The clouds of integrations. */
export const authorizationClouds = variants(providerIntegrationAuthorizationFields, {
  at: "config",
  kinds: { azure: "AzureIntegrationConfig", gcp: "GcpIntegrationConfig" },
});
