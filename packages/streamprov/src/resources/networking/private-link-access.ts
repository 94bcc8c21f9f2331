import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, networkRef, platformNamed } from "../../platform/references.ts";
import { fixedText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { awsAccount } from "./cloud-account.ts";

export const privateLinkAccessFields = {
  displayName: platformNamed(),
  network: networkRef(),
  environment: environmentRef(),
  aws: field.object(
    { account: awsAccount() },
    { replaceOnChange: true, docs: "An AWS account, which reaches the network by PrivateLink." },
  ),
  azure: field.object(
    { subscription: fixedText("subscription", "ID of the Azure subscription.") },
    { replaceOnChange: true, docs: "An Azure subscription, which reaches the network by Private Link." },
  ),
  gcp: field.object(
    { project: fixedText("project", "ID of the Google Cloud project.") },
    { replaceOnChange: true, docs: "A Google Cloud project, which reaches the network by Private Service Connect." },
  ),
};

export const privateLinkAccessClouds = variants(privateLinkAccessFields, {
  at: "spec.cloud",
  kinds: { aws: "AwsPrivateLinkAccess", azure: "AzurePrivateLinkAccess", gcp: "GcpPrivateServiceConnectAccess" },
});

/** Where private link accesses are: one collection for each environment. */
export const privateLinkAccesses = environmentCollection({
  kind: "PrivateLinkAccess",
  path: "/networking/v1/private-link-accesses",
  phases: { done: ["READY"], reasonAt: "status.error_message", deletion: "takes time" },
});

export const privateLinkAccess = resource("PrivateLinkAccess", {
  docs: "The right of an account of a cloud to reach a network of the platform by private link. Exactly one of aws, azure and gcp says whose.",
  example: `const access = new streamprov.PrivateLinkAccess("orders", {
    displayName: "orders",
    network: { id: "n-abc123" },
    environment: { id: "env-abc123" },
    aws: { account: "012345678901" },
});`,
  fields: privateLinkAccessFields,
  rules: [privateLinkAccessClouds.rule],
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<private link access ID>", "pla-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(privateLinkAccessFields, privateLinkAccesses, privateLinkAccessClouds),
});
