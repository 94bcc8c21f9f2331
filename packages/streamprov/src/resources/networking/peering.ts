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
import { awsAccount, routes } from "./cloud-account.ts";

const customerRegion = () => fixedText("customer_region", "Region of your network.");

export const peeringFields = {
  displayName: platformNamed(),
  network: networkRef(),
  environment: environmentRef(),
  aws: field.object(
    {
      account: awsAccount(),
      vpc: field.string({
        required: true,
        replaceOnChange: true,
        pattern: { match: /^vpc-\S+$/, says: "begin with vpc-" },
        wire: "vpc",
        docs: "ID of your VPC.",
      }),
      routes: routes("CIDR blocks of the VPC that traffic is routed to through the peering. The order is significant."),
      customerRegion: customerRegion(),
    },
    { replaceOnChange: true, docs: "A VPC in AWS." },
  ),
  azure: field.object(
    {
      tenant: fixedText("tenant", "ID of the Azure tenant that the VNet belongs to."),
      vnet: fixedText(
        "vnet",
        "Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`.",
      ),
      customerRegion: customerRegion(),
    },
    { replaceOnChange: true, docs: "A VNet in Azure." },
  ),
  gcp: field.object(
    {
      project: fixedText("project", "ID of the Google Cloud project that the VPC network belongs to."),
      vpcNetwork: fixedText("vpc_network", "Name of your VPC network."),
      importCustomRoutes: field.boolean({
        default: false,
        replaceOnChange: true,
        wire: "import_custom_routes",
        docs: "Whether the custom routes of the VPC network are imported.",
      }),
    },
    { replaceOnChange: true, docs: "A VPC network in Google Cloud." },
  ),
};

export const peeringClouds = variants(peeringFields, {
  at: "spec.cloud",
  kinds: { aws: "AwsPeering", azure: "AzurePeering", gcp: "GcpPeering" },
});

/** The peerings of an environment. */
export const peerings = environmentCollection({
  kind: "Peering",
  path: "/networking/v1/peerings",
  phases: {
    done: ["READY", "PENDING_ACCEPT"],
    failed: ["FAILED", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "accept the peering connection in the account of the other network",
      DISCONNECTED: "the peering was disconnected in the account of the other network",
    },
    deletion: "takes time",
  },
});

export const peering = resource("Peering", {
  docs: "A peering between a network on the platform and a network of your own. Set exactly one of aws, azure and gcp. In AWS, the resource is ready once the connection is requested; accept it in your account, which the same program can do.",
  platformPage: apiPage("Peerings (networking/v1)"),
  example: `const peering = new streamprov.Peering("orders", {
    displayName: "orders",
    network: { id: config.require("networkId") },
    environment: { id: config.require("environmentId") },
    aws: {
        account: config.require("awsAccountId"),
        vpc: config.require("awsVpcId"),
        routes: ["172.31.0.0/16"],
        customerRegion: "us-east-2",
    },
});`,
  errors: {
    "ended in the state": notProvided("peering"),
    "is no network of the environment": otherEnvironment("network"),
  },
  ...controlPlaneObject(peeringFields, peerings, peeringClouds),
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<peering ID>", "peer-abc123").import,
});
