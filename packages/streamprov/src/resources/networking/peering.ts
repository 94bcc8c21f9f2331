import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, networkRef, platformNamed } from "../../platform/references.ts";
import { fixedText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { awsAccount, routes } from "./cloud-account.ts";

const customerRegion = () => fixedText("customer_region", "Region of the network that is peered with.");

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
        docs: "ID of the VPC that is peered with.",
      }),
      routes: routes("Blocks of addresses of the VPC, to which traffic goes through the peering. Their order counts."),
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
      vpcNetwork: fixedText("vpc_network", "Name of the VPC network that is peered with."),
      importCustomRoutes: field.boolean({
        default: false,
        replaceOnChange: true,
        wire: "import_custom_routes",
        docs: "Take over the custom routes of the VPC network.",
      }),
    },
    { replaceOnChange: true, docs: "A VPC network in Google Cloud." },
  ),
};

export const peeringClouds = variants(peeringFields, {
  at: "spec.cloud",
  kinds: { aws: "AwsPeering", azure: "AzurePeering", gcp: "GcpPeering" },
});

/** Where peerings are: one collection for each environment. */
export const peerings = environmentCollection({
  kind: "Peering",
  path: "/networking/v1/peerings",
  phases: {
    done: ["READY", "PENDING_ACCEPT"],
    failed: ["FAILED", "DISCONNECTED"],
    reasonAt: "status.error_message",
    toDo: {
      PENDING_ACCEPT: "accept the peering connection in the account of the other network",
      DISCONNECTED: "it has been disconnected in the account of the other network",
    },
    deletion: "takes time",
  },
});

export const peering = resource("Peering", {
  docs: "A peering of a network of the platform with a network of one's own. Exactly one of aws, azure and gcp says with which. In AWS it is made when the platform has asked for the connection: the own account then accepts it, which the same program may do.",
  example: `const peering = new streamprov.Peering("orders", {
    displayName: "orders",
    network: { id: "n-abc123" },
    environment: { id: "env-abc123" },
    aws: {
        account: "012345678901",
        vpc: "vpc-abcdef0123456789a",
        routes: ["172.31.0.0/16"],
        customerRegion: "us-east-2",
    },
});`,
  fields: peeringFields,
  rules: [peeringClouds.rule],
  timeouts: { create: 120, delete: 300 },
  import: inEnvironment("<peering ID>", "peer-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(peeringFields, peerings, peeringClouds),
});
