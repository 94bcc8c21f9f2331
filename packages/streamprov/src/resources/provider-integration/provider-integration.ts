import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
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
        docs: "ARN of the role in the own account that the platform takes on.",
      }),
      iamRoleArn: field.string({
        output: true,
        wire: "iam_role_arn",
        docs: "ARN of the platform's role, which the own role must trust.",
      }),
      externalId: field.string({
        output: true,
        wire: "external_id",
        docs: "External ID that the platform names when it takes on the role: a condition for the own role's trust.",
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

/** Where the integrations with AWS are: one collection for each environment. */
export const providerIntegrations = environmentCollection({
  kind: "ProviderIntegration",
  path: "/pim/v1/integrations",
  flat: true,
  timeless: true,
});

export const providerIntegration = resource("ProviderIntegration", {
  docs: "The right of the platform to take on a role in an AWS account, for connectors and tables. For Azure and Google Cloud see ProviderIntegrationSetup.",
  example: `const integration = new streamprov.ProviderIntegration("s3", {
    displayName: "s3",
    environment: { id: "env-abc123" },
    aws: { customerRoleArn: "arn:aws:iam::012345678901:role/orders" },
});`,
  fields: providerIntegrationFields,
  rules: [integrationClouds.rule],
  import: inEnvironment("<provider integration ID>", "cspi-4xg0q").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(providerIntegrationFields, providerIntegrations, {
    ...integrationClouds,
    request: (values) => ({ provider: "AWS", ...integrationClouds.request(values) }),
  }),
});
