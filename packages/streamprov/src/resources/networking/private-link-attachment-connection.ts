import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, fixedReference, givenName, resourceName } from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";
import { fixedText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { privateEndpointResourceId, privateServiceConnectConnectionId } from "./cloud-endpoint.ts";

export const privateLinkAttachmentConnectionFields = {
  displayName: givenName(),
  privateLinkAttachment: fixedReference({
    wire: "spec.private_link_attachment",
    idDocs: "ID of the private link attachment, `platt-...`.",
    docs: "Private link attachment to connect to.",
  }),
  environment: environmentRef(),
  aws: field.object(
    { vpcEndpointId: fixedText("vpc_endpoint_id", "ID of the VPC endpoint in your account, `vpce-...`.") },
    { replaceOnChange: true, docs: "A VPC endpoint in AWS." },
  ),
  azure: field.object(
    { privateEndpointResourceId: privateEndpointResourceId() },
    { replaceOnChange: true, docs: "A private endpoint in Azure." },
  ),
  gcp: field.object(
    { privateServiceConnectConnectionId: privateServiceConnectConnectionId() },
    { replaceOnChange: true, docs: "A Private Service Connect endpoint in Google Cloud." },
  ),
  resourceName: resourceName("private-link-attachment-connection=plattc-abc123"),
};

export const privateLinkAttachmentConnectionClouds = variants(privateLinkAttachmentConnectionFields, {
  at: "spec.cloud",
  kinds: {
    aws: "AwsPrivateLinkAttachmentConnection",
    azure: "AzurePrivateLinkAttachmentConnection",
    gcp: "GcpPrivateLinkAttachmentConnection",
  },
});

/** The connections of private link attachments in an environment. */
export const privateLinkAttachmentConnections = environmentCollection({
  kind: "PrivateLinkAttachmentConnection",
  path: "/networking/v1/private-link-attachment-connections",
  phases: {
    done: ["READY"],
    failed: ["FAILED", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: { DISCONNECTED: "its private endpoint was deleted" },
    deletion: "takes time",
  },
});

export const privateLinkAttachmentConnection = resource("PrivateLinkAttachmentConnection", {
  docs: "A connection of your private endpoint to a private link attachment. Set exactly one of aws, azure and gcp.",
  platformPage: apiPage("Private Link Attachment Connections (networking/v1)"),
  example: `const connection = new streamprov.PrivateLinkAttachmentConnection("orders", {
    displayName: "orders",
    privateLinkAttachment: { id: config.require("privateLinkAttachmentId") },
    environment: { id: config.require("environmentId") },
    aws: { vpcEndpointId: config.require("awsVpcEndpointId") },
});`,
  errors: {
    "ended in the state": notProvided("connection"),
    "is no attachment of the environment":
      "`privateLinkAttachment` and `environment` belong together: pass the environment of the attachment.",
  },
  ...controlPlaneObject(
    privateLinkAttachmentConnectionFields,
    privateLinkAttachmentConnections,
    privateLinkAttachmentConnectionClouds,
  ),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<private link attachment connection ID>", "plattc-abc123").import,
});
