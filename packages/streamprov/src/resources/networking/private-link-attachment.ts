import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { cloudRegion, environmentRef, givenName, resourceName } from "../../platform/references.ts";
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
  dnsDomain: outputText("status.dns_domain", "DNS domain under which clusters are reached through the attachment."),
  aws: field.list(services.aws, {
    output: true,
    docs: "The attachment in AWS: one element in that cloud, otherwise none.",
  }),
  azures: field.list(services.azure, {
    output: true,
    docs: "The attachment in Azure: one element in that cloud, otherwise none.",
  }),
  gcps: field.list(services.gcp, {
    output: true,
    docs: "The attachment in Google Cloud: one element in that cloud, otherwise none.",
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

/** What an attachment offers to connect to, of a body: nothing until the platform has made it. */
export const offers = offered.inLists(cloudLists);

/** Where private link attachments are: one collection for each environment. */
export const privateLinkAttachments = environmentCollection({
  kind: "PrivateLinkAttachment",
  path: "/networking/v1/private-link-attachments",
  phases: {
    // One that nothing is connected to yet can be used: that is what connections are made to.
    done: ["READY", "WAITING_FOR_CONNECTIONS"],
    failed: ["FAILED", "EXPIRED"],
    reasonAt: "status.error_message",
    toDo: { EXPIRED: "it has waited too long for connections and can only be deleted" },
  },
});

export const privateLinkAttachment = resource("PrivateLinkAttachment", {
  docs: "A private link into an environment, for the serverless clusters of a region. It waits for connections, each a PrivateLinkAttachmentConnection, and expires when none comes for a long time.",
  example: `const attachment = new streamprov.PrivateLinkAttachment("orders", {
    displayName: "orders",
    cloud: "AWS",
    region: "us-east-2",
    environment: { id: "env-abc123" },
});`,
  fields: privateLinkAttachmentFields,
  timeouts: { create: 120 },
  import: inEnvironment("<private link attachment ID>", "platt-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(privateLinkAttachmentFields, privateLinkAttachments, { outputs: offers }),
});
