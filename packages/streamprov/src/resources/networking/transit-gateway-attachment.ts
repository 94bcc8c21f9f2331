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
import { routes } from "./cloud-account.ts";

export const transitGatewayAttachmentFields = {
  displayName: platformNamed(),
  network: networkRef(),
  environment: environmentRef(),
  aws: field.object(
    {
      ramResourceShareArn: fixedText(
        "ram_share_arn",
        "ARN of the resource share in AWS Resource Access Manager that shares the transit gateway with the platform.",
      ),
      transitGatewayId: field.string({
        required: true,
        replaceOnChange: true,
        pattern: { match: /^tgw-\S+$/, says: "begin with tgw-" },
        wire: "transit_gateway_id",
        docs: "ID of the transit gateway.",
      }),
      routes: routes("CIDR blocks that traffic is routed to through the transit gateway. The order is significant."),
      transitGatewayAttachmentId: field.string({
        output: true,
        wire: "transit_gateway_attachment_id",
        docs: "ID of the attachment in AWS; empty until AWS has created it.",
      }),
    },
    { replaceOnChange: true, docs: "A transit gateway in AWS." },
  ),
};

export const transitGatewayAttachmentClouds = variants(transitGatewayAttachmentFields, {
  at: "spec.cloud",
  statusAt: "status.cloud",
  kinds: { aws: "AwsTransitGatewayAttachment" },
});

/** The transit gateway attachments of an environment. */
export const transitGatewayAttachments = environmentCollection({
  kind: "TransitGatewayAttachment",
  path: "/networking/v1/transit-gateway-attachments",
  phases: {
    done: ["READY", "PENDING_ACCEPT"],
    failed: ["FAILED", "ERROR", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "accept the attachment in the AWS account of the transit gateway",
      DISCONNECTED: "it was deleted in the AWS account of the transit gateway",
    },
    deletion: "takes time",
  },
});

export const transitGatewayAttachment = resource("TransitGatewayAttachment", {
  docs: "An attachment of a network on the platform to your transit gateway in AWS. The resource is ready once the attachment is requested; accept it in your account, which the same program can do.",
  platformPage: apiPage("Transit Gateway Attachments (networking/v1)"),
  example: `const attachment = new streamprov.TransitGatewayAttachment("orders", {
    displayName: "orders",
    network: { id: config.require("networkId") },
    environment: { id: config.require("environmentId") },
    aws: {
        ramResourceShareArn: "arn:aws:ram:us-east-2:012345678901:resource-share/abc123",
        transitGatewayId: config.require("awsTransitGatewayId"),
        routes: ["192.168.0.0/16"],
    },
});`,
  errors: {
    "ended in the state": notProvided("attachment"),
    "is no network of the environment": otherEnvironment("network"),
  },
  ...controlPlaneObject(transitGatewayAttachmentFields, transitGatewayAttachments, transitGatewayAttachmentClouds),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<transit gateway attachment ID>", "tgwa-abc123").import,
});
