import { field, fromWire, responseField } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { clouds, environmentRef } from "../../platform/references.ts";
import { integrationName, usages } from "./integration-fields.ts";

/** The properties of the setup of an integration. */
export const providerIntegrationSetupFields = {
  displayName: integrationName(),
  cloud: field.string({
    required: true,
    replaceOnChange: true,
    values: clouds,
    docs: "Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here.",
  }),
  environment: environmentRef("environment"),
  status: field.string({
    output: true,
    wire: "status",
    docs: "`DRAFT` until a ProviderIntegrationAuthorization configures the integration, then `CREATED`, and `ACTIVE` while an object uses it.",
  }),
  usages,
};

/** The integrations of an environment with Azure and Google Cloud. */
export const providerIntegrationSetups = environmentCollection({
  kind: "ProviderIntegrationSetup",
  path: "/pim/v2/integrations",
  flat: true,
  timeless: true,
  asAsked: (member) => ({ ...member, provider: providerOf(member).toLowerCase() }),
});

const responseFields = { provider: responseField.string({ wire: "provider" }) };

/** The cloud of an integration, as the platform writes it. */
export function providerOf(body: Body): string {
  return fromWire(responseFields, body).provider;
}

/** The cloud, which requests write in lowercase. */
export const providerIntegrationSetupParts = (body: Body) => ({ cloud: providerOf(body).toUpperCase() });

export const providerIntegrationSetup = resource("ProviderIntegrationSetup", {
  docs: "The first step of an integration with Azure or Google Cloud. ProviderIntegrationAuthorization is the second step.",
  platformPage: apiPage("Integrations (pim/v2)"),
  example: `const setup = new streamprov.ProviderIntegrationSetup("storage", {
    displayName: "storage",
    cloud: "AZURE",
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "409 Conflict":
      "On create, another integration of the environment has this name: choose another `displayName`. On delete, something still uses the integration: delete that first.",
  },
  ...controlPlaneObject(providerIntegrationSetupFields, providerIntegrationSetups, {
    request: ({ cloud }) => ({ provider: String(cloud).toLowerCase() }),
    outputs: providerIntegrationSetupParts,
  }),
  import: inEnvironment("<provider integration ID>", "cspi-4xg0q").import,
});
