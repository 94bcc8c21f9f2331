import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef } from "../../platform/references.ts";
import { variants } from "../../platform/variants.ts";
import { integrationName, usages } from "./integration-fields.ts";

/** The properties of an integration with AWS. */
export const providerIntegrationFields = {
  displayName: integrationName(),
  environment: environmentRef("environment"),
  aws: field.object(
    {
      customerRoleArn: field.string({
        required: true,
        replaceOnChange: true,
        min: 20,
        max: 2048,
        wire: "customer_iam_role_arn",
        docs: "ARN of the role in your account that the platform assumes.",
      }),
      iamRoleArn: field.string({
        output: true,
        wire: "iam_role_arn",
        docs: "ARN of the platform's role. Your role must trust it.",
      }),
      externalId: field.string({
        output: true,
        wire: "external_id",
        docs: "External ID that the platform passes when it assumes the role: a condition for the trust policy of your role.",
      }),
    },
    { replaceOnChange: true, docs: "A role in AWS." },
  ),
  usages,
};

/** The only cloud of such an integration. */
export const integrationClouds = variants(providerIntegrationFields, {
  at: "config",
  kinds: { aws: "AwsIntegrationConfig" },
});

/** The integrations of an environment with AWS. */
export const providerIntegrations = environmentCollection({
  kind: "ProviderIntegration",
  path: "/pim/v1/integrations",
  flat: true,
  timeless: true,
});

export const providerIntegration = resource("ProviderIntegration", {
  docs: "An integration that lets connectors and tables assume a role in an AWS account. For Azure and Google Cloud, use ProviderIntegrationSetup.",
  platformPage: apiPage("Integrations (pim/v1)"),
  example: `const integration = new streamprov.ProviderIntegration("s3", {
    displayName: "s3",
    environment: { id: config.require("environmentId") },
    aws: { customerRoleArn: "arn:aws:iam::012345678901:role/orders" },
});`,
  errors: {
    "409 Conflict":
      "On create, another integration of the environment has this name: choose another `displayName`. On delete, connectors or tables still use the integration: delete them first.",
    "402 Payment Required":
      "The environment has as many integrations as its quota allows: delete one, or ask for more.",
  },
  ...controlPlaneObject(providerIntegrationFields, providerIntegrations, {
    ...integrationClouds,
    request: (values) => ({ provider: "AWS", ...integrationClouds.request(values) }),
  }),
  import: inEnvironment("<provider integration ID>", "cspi-4xg0q").import,
});
