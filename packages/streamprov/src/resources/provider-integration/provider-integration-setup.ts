import { field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
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
    docs: "Cloud of the integration: AZURE or GCP. For AWS see ProviderIntegration; the platform may refuse it here.",
  }),
  environment: environmentRef("environment"),
  status: field.string({
    output: true,
    wire: "status",
    docs: "`DRAFT` until a ProviderIntegrationAuthorization configures it, then `CREATED`, and `ACTIVE` when something uses it.",
  }),
  usages,
};

/** Where the integrations with Azure and Google Cloud are: one collection for each environment. */
export const providerIntegrationSetups = environmentCollection({
  kind: "ProviderIntegrationSetup",
  path: "/pim/v2/integrations",
  flat: true,
  timeless: true,
  asAsked: (member) => ({ ...member, provider: providerOf(member).toLowerCase() }),
});

const told = { provider: field.string({ output: true, wire: "provider", docs: "Its cloud." }) };

/** The cloud that an integration is with, as the platform writes it. */
export function providerOf(body: Body): string {
  return fromWire(told, body).provider;
}

/** The parts of a setup's body that do not follow their fields: requests name clouds in small letters. */
export const providerIntegrationSetupParts = (body: Body) => ({ cloud: providerOf(body).toUpperCase() });

export const providerIntegrationSetup = resource("ProviderIntegrationSetup", {
  docs: "The first step of an integration with Azure or Google Cloud: ProviderIntegrationAuthorization is the second.",
  example: `const setup = new streamprov.ProviderIntegrationSetup("storage", {
    displayName: "storage",
    cloud: "AZURE",
    environment: { id: "env-abc123" },
});`,
  fields: providerIntegrationSetupFields,
  import: inEnvironment("<provider integration ID>", "cspi-4xg0q").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(providerIntegrationSetupFields, providerIntegrationSetups, {
    request: ({ cloud }) => ({ provider: String(cloud).toLowerCase() }),
    outputs: providerIntegrationSetupParts,
  }),
});
