import { flag, listOf, object, optional, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { idAt, type KeptKind } from "./kept-kind.ts";
import { account, inEnvironment, kinds, path, prefixed, specs } from "./networking-parts.ts";
import { referenceShape } from "./reference-shape.ts";

const routes = listOf(text({ pattern: /^\d+\.\d+\.\d+\.\d+\/\d+$/, form: "an IPv4 CIDR block" }));
const accept = object({
  environments: listOf(text({ min: 1 }), { distinct: true }),
  networks: listOf(text({ min: 1 }), { distinct: true }),
});

const onNetwork = {
  ...inEnvironment,
  references: { "spec.network": `${path}/networks` },
  maxPageSize: 1000,
  filters: {
    "spec.display_name": "spec.display_name",
    "spec.network": "spec.network.id",
    "status.phase": "status.phase",
  },
  check(world: World, body: Json) {
    const id = idAt(body, "spec.network");
    const network = world.networks.get(id);
    if (network?.environmentId !== idAt(body, "spec.environment"))
      throw invalid(400, "/spec/network", `names ${id}, which is no network of the environment`);
  },
} as const;

const toACloud = { ...onNetwork, shows: (one: KeptObject) => prefixed(one, "spec.cloud") } as const;

/** Both kinds of network links are named after their network. */
const linked = {
  ...onNetwork,
  below: ({ environmentId, body }: KeptObject) => [
    `environment=${environmentId}`,
    `network=${idAt(body, "spec.network")}`,
  ],
} as const;

/** The kinds of objects on a network. */
export const networkKinds = {
  peerings: {
    ...toACloud,
    path: `${path}/peerings`,
    kind: "Peering",
    noun: "peering",
    idPrefix: "peer",
    ...specs({
      network: referenceShape,
      cloud: kinds({
        AwsPeering: { account, vpc: text({ min: 1 }), routes, customer_region: text() },
        AzurePeering: { tenant: text({ min: 1 }), vnet: text({ min: 1 }), customer_region: text() },
        GcpPeering: {
          project: text({ min: 1 }),
          vpc_network: text({ min: 1 }),
          import_custom_routes: optional(flag()),
        },
      }),
    }),
  },
  privateLinkAccesses: {
    ...toACloud,
    path: `${path}/private-link-accesses`,
    kind: "PrivateLinkAccess",
    noun: "private-link-access",
    idPrefix: "pla",
    ...specs({
      network: referenceShape,
      cloud: kinds({
        AwsPrivateLinkAccess: { account },
        AzurePrivateLinkAccess: { subscription: text({ min: 1 }) },
        GcpPrivateServiceConnectAccess: { project: text({ min: 1 }) },
      }),
    }),
  },
  transitGatewayAttachments: {
    ...toACloud,
    path: `${path}/transit-gateway-attachments`,
    kind: "TransitGatewayAttachment",
    noun: "transit-gateway-attachment",
    idPrefix: "tgwa",
    ...specs({
      network: referenceShape,
      cloud: kinds({ AwsTransitGatewayAttachment: { ram_share_arn: text(), transit_gateway_id: text(), routes } }),
    }),
    status: (one: KeptObject) =>
      one.phase === "PROVISIONING"
        ? {}
        : {
            cloud: {
              kind: "AwsTransitGatewayAttachmentStatus",
              transit_gateway_attachment_id: `tgw-attach-${one.id.slice(5)}`,
            },
          },
  },
  networkLinkServices: {
    ...linked,
    path: `${path}/network-link-services`,
    kind: "NetworkLinkService",
    noun: "network-link-service",
    idPrefix: "nls",
    ...specs(
      { description: optional(text()), accept: optional(accept), network: referenceShape },
      { description: optional(text()), accept: optional(accept) },
    ),
  },
  networkLinkEndpoints: {
    ...linked,
    path: `${path}/network-link-endpoints`,
    kind: "NetworkLinkEndpoint",
    noun: "network-link-endpoint",
    idPrefix: "nle",
    references: { ...linked.references, "spec.network_link_service": `${path}/network-link-services` },
    filters: { ...linked.filters, "spec.network_link_service": "spec.network_link_service.id" },
    ...specs(
      { description: optional(text()), network: referenceShape, network_link_service: referenceShape },
      { description: optional(text()) },
    ),
    check(world: World, body: Json) {
      linked.check(world, body);
      // The service belongs to another network, often of another environment.
      const id = idAt(body, "spec.network_link_service");
      if (world.kept.networkLinkServices.get(id) === undefined)
        throw invalid(400, "/spec/network_link_service", `names ${id}, which is no network link service`);
    },
    status: ({ phase, createdAt }: KeptObject) =>
      phase === "PENDING_ACCEPT" ? { expires_at: new Date(createdAt + 7 * 24 * 3600_000).toISOString() } : {},
  },
} satisfies Readonly<Record<string, KeptKind>>;
