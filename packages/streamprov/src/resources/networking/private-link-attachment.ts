import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { cloudRegion, environmentRef, givenName, resourceName } from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";
import { outputText } from "../../platform/texts.ts";
import { cloudLists, variants } from "../../platform/variants.ts";

/** The service to connect to, by cloud. */
const services = {
  aws: field.object(
    {
      vpcEndpointServiceName: outputText(
        "vpc_endpoint_service.vpc_endpoint_service_name",
        "Name of the VPC endpoint service to connect to.",
      ),
    },
    { docs: "The attachment in AWS." },
  ),
  azure: field.object(
    {
      privateLinkServiceAlias: outputText(
        "private_link_service.private_link_service_alias",
        "Alias of the Private Link service to connect to.",
      ),
      privateLinkServiceResourceId: outputText(
        "private_link_service.private_link_service_resource_id",
        "Resource ID of the Private Link service to connect to.",
      ),
    },
    { docs: "The attachment in Azure." },
  ),
  gcp: field.object(
    {
      privateServiceConnectServiceAttachment: outputText(
        "service_attachment.private_service_connect_service_attachment",
        "URI of the service attachment to connect to.",
      ),
    },
    { docs: "The attachment in Google Cloud." },
  ),
};

export const privateLinkAttachmentFields = {
  displayName: givenName(),
  ...cloudRegion(),
  environment: environmentRef(),
  resourceName: resourceName("private-link-attachment=platt-abc123"),
  dnsDomain: outputText("status.dns_domain", "DNS domain of clusters that are reached through the attachment."),
  aws: field.list(services.aws, {
    output: true,
    docs: "The attachment in AWS: one element in that cloud, otherwise empty.",
  }),
  azures: field.list(services.azure, {
    output: true,
    docs: "The attachment in Azure: one element in that cloud, otherwise empty.",
  }),
  gcps: field.list(services.gcp, {
    output: true,
    docs: "The attachment in Google Cloud: one element in that cloud, otherwise empty.",
  }),
};

const offered = variants(services, {
  at: "status.cloud",
  kinds: {
    aws: "AwsPrivateLinkAttachmentStatus",
    azure: "AzurePrivateLinkAttachmentStatus",
    gcp: "GcpPrivateLinkAttachmentStatus",
  },
});

/** The services to connect to; empty until the platform has created them. */
export const offers = offered.inLists(cloudLists);

/** The private link attachments of an environment. */
export const privateLinkAttachments = environmentCollection({
  kind: "PrivateLinkAttachment",
  path: "/networking/v1/private-link-attachments",
  phases: {
    // An attachment without connections is ready for them.
    done: ["READY", "WAITING_FOR_CONNECTIONS"],
    failed: ["FAILED", "EXPIRED"],
    reasonAt: "status.error_message",
    toDo: { EXPIRED: "it had no connections for too long and can only be deleted" },
  },
});

export const privateLinkAttachment = resource("PrivateLinkAttachment", {
  docs: "A private link into an environment, for the serverless clusters in a region. Connect to it with PrivateLinkAttachmentConnection. It expires if it has no connection for a long time.",
  platformPage: apiPage("Private Link Attachments (networking/v1)"),
  example: `const attachment = new streamprov.PrivateLinkAttachment("orders", {
    displayName: "orders",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "ended in the state": notProvided("attachment"),
  },
  ...controlPlaneObject(privateLinkAttachmentFields, privateLinkAttachments, { outputs: offers }),
  timeouts: { create: 120 },
  import: inEnvironment("<private link attachment ID>", "platt-abc123").import,
});
