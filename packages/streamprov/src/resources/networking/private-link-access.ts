import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, networkRef, platformNamed } from "../../platform/references.ts";
import { notProvided, otherEnvironment } from "../../platform/remedies.ts";
import { fixedText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { awsAccount } from "./cloud-account.ts";

export const privateLinkAccessFields = {
  displayName: platformNamed(),
  network: networkRef(),
  environment: environmentRef(),
  aws: field.object(
    { account: awsAccount() },
    { replaceOnChange: true, docs: "An AWS account that connects through PrivateLink." },
  ),
  azure: field.object(
    { subscription: fixedText("subscription", "ID of the Azure subscription.") },
    { replaceOnChange: true, docs: "An Azure subscription that connects through Private Link." },
  ),
  gcp: field.object(
    { project: fixedText("project", "ID of the Google Cloud project.") },
    { replaceOnChange: true, docs: "A Google Cloud project that connects through Private Service Connect." },
  ),
};

export const privateLinkAccessClouds = variants(privateLinkAccessFields, {
  at: "spec.cloud",
  kinds: { aws: "AwsPrivateLinkAccess", azure: "AzurePrivateLinkAccess", gcp: "GcpPrivateServiceConnectAccess" },
});

/** The private link accesses of an environment. */
export const privateLinkAccesses = environmentCollection({
  kind: "PrivateLinkAccess",
  path: "/networking/v1/private-link-accesses",
  phases: { done: ["READY"], reasonAt: "status.error_message", deletion: "takes time" },
});

export const privateLinkAccess = resource("PrivateLinkAccess", {
  docs: "Allows a cloud account to connect to a network of the platform through private link. Set exactly one of aws, azure and gcp.",
  platformPage: apiPage("Private Link Accesses (networking/v1)"),
  example: `const access = new streamprov.PrivateLinkAccess("orders", {
    displayName: "orders",
    network: { id: config.require("networkId") },
    environment: { id: config.require("environmentId") },
    aws: { account: config.require("awsAccountId") },
});`,
  errors: {
    "ended in the state": notProvided("access"),
    "is no network of the environment": otherEnvironment("network"),
  },
  ...controlPlaneObject(privateLinkAccessFields, privateLinkAccesses, privateLinkAccessClouds),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<private link access ID>", "pla-abc123").import,
});
