import { chosenBy, object, oneOf, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid } from "./errors.ts";
import { at, type KeptKind } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

const named = { display_name: text({ min: 1, max: 60 }), environment: referenceShape };
const kept = {
  noun: "integration",
  idPrefix: "cspi",
  created: 201,
  timeless: true,
  environmentAt: "environment",
  uniqueAt: "display_name",
  filters: { provider: "provider" },
} as const;

/** The configuration of an integration, by the kind of cloud. */
export const integrationConfig = chosenBy("kind", {
  AzureIntegrationConfig: object({ kind: oneOf("AzureIntegrationConfig"), customer_azure_tenant_id: text({ min: 1 }) }),
  GcpIntegrationConfig: object({
    kind: oneOf("GcpIntegrationConfig"),
    customer_google_service_account: text({ min: 1 }),
  }),
});

/** Integrations with accounts of clouds. Those with AWS have a separate API. */
export const providerIntegrationKinds = {
  providerIntegrations: {
    ...kept,
    path: "/pim/v1/integrations",
    simplified: "No cloud is called.",
    apiVersion: "pim/v1",
    kind: "Integration",
    create: object({
      ...named,
      provider: oneOf("aws", "AWS"),
      config: object({ kind: oneOf("AwsIntegrationConfig"), customer_iam_role_arn: text({ min: 20, max: 2048 }) }),
    }),
    born: (id: string, body: Json): Json => ({
      ...body,
      provider: "AWS",
      usages: [],
      config: {
        ...(body["config"] as Json),
        iam_role_arn: `arn:aws:iam::000000000000:role/${id}`,
        external_id: `external-${id}`,
      },
    }),
    checkRemoval,
  },
  providerIntegrationSetups: {
    ...kept,
    path: "/pim/v2/integrations",
    simplified: "No cloud is called.",
    filters: { provider: "provider", status: "status" },
    partialFilters: { display_name: "display_name" },
    apiVersion: "pim/v2",
    kind: "Integration",
    create: object({ ...named, provider: oneOf("azure", "AZURE", "gcp", "GCP") }),
    update: object({ config: optional(integrationConfig), environment: referenceShape }),
    born: (id: string, body: Json): Json => {
      const isAzure = String(body["provider"]).toUpperCase() === "AZURE";
      const config = isAzure
        ? { kind: "AzureIntegrationConfig", customer_azure_tenant_id: "", confluent_multi_tenant_app_id: `app-${id}` }
        : {
            kind: "GcpIntegrationConfig",
            customer_google_service_account: "",
            google_service_account: `${id}@example.com`,
          };
      return { ...body, provider: isAzure ? "AZURE" : "GCP", status: "DRAFT", usages: [], config };
    },
    checkChange(_world: World, one: KeptObject, body: Json) {
      if (one.body["status"] !== "DRAFT") throw conflict("The integration has been configured.", "invalid_state");
      if (at(body, "config.kind") !== at(one.body, "config.kind"))
        throw invalid(400, "/config", "is that of another cloud");
    },
    changed: (body: Json): Json => ({ ...body, status: "CREATED" }),
    checkRemoval,
  },
} satisfies Readonly<Record<string, KeptKind>>;

function checkRemoval(_world: World, { body }: KeptObject): void {
  if ((body["usages"] as readonly unknown[]).length > 0)
    throw conflict("Something still uses the integration.", "resource_in_use");
}
