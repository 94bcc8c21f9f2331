import { chosenBy, flag, listOf, object, oneOf, optional, type Shape, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid } from "./errors.ts";
import { at, idAt, type KeptKind } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

const path = "/networking/v1";
const account = text({ pattern: /^\d{12}$/, form: "12 digits" });
const routes = listOf(text({ pattern: /^\d+\.\d+\.\d+\.\d+\/\d+$/, form: "an IPv4 CIDR block" }));

/** Of a member with its kind, the one that a name stands for: `{ AwsPeering: {...} }`. */
const kinds = (members: Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>) =>
  chosenBy(
    "kind",
    Object.fromEntries(Object.entries(members).map(([kind, rest]) => [kind, object({ kind: oneOf(kind), ...rest })])),
  );

/** What an object of an environment is asked for, and what of it may be changed. */
const specs = (
  fixed: Readonly<Record<string, Shape<unknown>>>,
  changeable: Readonly<Record<string, Shape<unknown>>> = { display_name: optional(text()) },
) => ({
  create: object({ spec: object({ display_name: optional(text()), environment: referenceShape, ...fixed }) }),
  update: object({ spec: object({ ...changeable, environment: referenceShape }) }),
});

const inEnvironment = {
  apiVersion: "networking/v1",
  environmentAt: "spec.environment",
  created: 202,
  ready: "READY",
  /** The platform gives its ID for a name to what has none. */
  born: (id: string, body: Json): Json => withSpec(body, { display_name: at(body, "spec.display_name") ?? id }),
} as const;

const onNetwork = {
  ...inEnvironment,
  references: { "spec.network": `${path}/networks` },
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
  shows: (one: KeptObject) => prefixed(one, "spec.cloud"),
} as const;

/** The kinds of private networking. */
export const networkingKinds = {
  peerings: {
    ...onNetwork,
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
    ...onNetwork,
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
    ...onNetwork,
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
  gateways: {
    ...inEnvironment,
    path: `${path}/gateways`,
    kind: "Gateway",
    noun: "gateway",
    idPrefix: "gw",
    // Without an access point a gateway is CREATED.
    ready: "CREATED",
    filters: {
      id: "id",
      "spec.display_name": "spec.display_name",
      "spec.config.region": "spec.config.region",
      "status.phase": "status.phase",
    },
    ...specs({
      config: kinds({
        AwsEgressPrivateLinkGatewaySpec: { region: text() },
        AwsIngressPrivateLinkGatewaySpec: { region: text() },
        AwsPrivateNetworkInterfaceGatewaySpec: { region: text(), zones: listOf(text()) },
        AwsPeeringGatewaySpec: { region: text() },
        AzurePeeringGatewaySpec: { region: text() },
        AzureEgressPrivateLinkGatewaySpec: { region: text() },
        AzureIngressPrivateLinkGatewaySpec: { region: text() },
        GcpPeeringGatewaySpec: { region: text() },
        GcpEgressPrivateServiceConnectGatewaySpec: { region: text() },
        GcpIngressPrivateServiceConnectGatewaySpec: { region: text() },
      }),
    }),
    checkRemoval(world: World, { id }: KeptObject) {
      const user = world.kept.accessPoints.all().find((one) => idAt(one.body, "spec.gateway") === id);
      if (user !== undefined)
        throw conflict(`The access point '${user.id}' still uses the gateway.`, "resource_in_use");
    },
    shows: (one: KeptObject) => prefixed(one, "spec.config"),
    status: (one: KeptObject) => statusOfKind(one, "cloud_gateway", gatewayStatus),
  },
  accessPoints: {
    ...inEnvironment,
    path: `${path}/access-points`,
    kind: "AccessPoint",
    noun: "access-point",
    idPrefix: "ap",
    references: { "spec.gateway": `${path}/gateways` },
    filters: { id: "id", "spec.display_name": "spec.display_name", "spec.gateway": "spec.gateway.id" },
    ...specs(
      {
        gateway: referenceShape,
        config: kinds(endpoints({ account, network_interfaces: listOf(text(), { distinct: true }) })),
      },
      {
        display_name: optional(text()),
        config: optional(kinds(endpoints({ network_interfaces: optional(listOf(text(), { distinct: true })) }))),
      },
    ),
    check(world: World, body: Json) {
      const id = idAt(body, "spec.gateway");
      if (world.kept.gateways.get(id)?.environmentId !== idAt(body, "spec.environment"))
        throw invalid(400, "/spec/gateway", `names ${id}, which is no gateway of the environment`);
    },
    shows: (one: KeptObject) => prefixed(one, "spec.config"),
    status: (one: KeptObject) => statusOfKind(one, "config", endpointStatus),
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** The connections of an access point; of network interfaces a change names other members than a creation. */
function endpoints(networkInterface: Readonly<Record<string, Shape<unknown>>>) {
  const target = { target_system: optional(text()) };
  return {
    AwsEgressPrivateLinkEndpoint: {
      vpc_endpoint_service_name: text({ min: 1 }),
      enable_high_availability: optional(flag()),
      ...target,
    },
    AwsIngressPrivateLinkEndpoint: { vpc_endpoint_id: text({ min: 1 }) },
    AwsPrivateNetworkInterface: { ...networkInterface, egress_routes: optional(listOf(text(), { distinct: true })) },
    AzureEgressPrivateLinkEndpoint: {
      private_link_service_resource_id: text({ min: 1 }),
      private_link_subresource_name: optional(text()),
      ...target,
    },
    AzureIngressPrivateLinkEndpoint: { private_endpoint_resource_id: text({ min: 1 }) },
    GcpEgressPrivateServiceConnectEndpoint: { private_service_connect_endpoint_target: text({ min: 1 }), ...target },
    GcpIngressPrivateServiceConnectEndpoint: { private_service_connect_connection_id: text({ min: 1 }) },
  };
}

type StatusOf = Readonly<Record<string, (id: string) => Json>>;

const gatewayStatus: StatusOf = {
  AwsEgressPrivateLinkGateway: (id) => ({ principal_arn: `arn:aws:iam::000000000000:role/${id}` }),
  AwsIngressPrivateLinkGateway: (id) => ({ vpc_endpoint_service_name: `com.amazonaws.vpce.vpce-svc-${id}` }),
  AwsPrivateNetworkInterfaceGateway: () => ({ account: "000000000000" }),
  AzureEgressPrivateLinkGateway: () => ({ subscription: "00000000-0000-0000-0000-000000000000" }),
  AzureIngressPrivateLinkGateway: (id) => ({
    private_link_service_alias: `${id}.privatelinkservice`,
    private_link_service_resource_id: `/subscriptions/s/privateLinkServices/${id}`,
  }),
  GcpIngressPrivateServiceConnectGateway: (id) => ({
    private_service_connect_service_attachment: `projects/p/regions/r/serviceAttachments/${id}`,
  }),
};

const endpointStatus: StatusOf = {
  AwsEgressPrivateLinkEndpoint: (id) => ({
    vpc_endpoint_id: `vpce-${id.slice(3)}`,
    vpc_endpoint_dns_name: `*.vpce-${id.slice(3)}.example.com`,
  }),
  AwsIngressPrivateLinkEndpoint: (id) => ({
    vpc_endpoint_service_name: `com.amazonaws.vpce.vpce-svc-${id.slice(3)}`,
    dns_domain: `${id}.aws.example.com`,
  }),
  AzureEgressPrivateLinkEndpoint: (id) => ({
    private_endpoint_resource_id: `/subscriptions/s/privateEndpoints/${id}`,
    private_endpoint_domain: `${id}.azure.example.com`,
    private_endpoint_ip_address: "10.2.0.4",
    private_endpoint_custom_dns_config_domains: [`${id}.dns.example.com`],
  }),
  AzureIngressPrivateLinkEndpoint: (id) => ({
    private_link_service_alias: `${id}.privatelinkservice`,
    private_link_service_resource_id: `/subscriptions/s/privateLinkServices/${id}`,
    dns_domain: `${id}.azure.example.com`,
  }),
  GcpEgressPrivateServiceConnectEndpoint: (id) => ({
    private_service_connect_endpoint_connection_id: "52712",
    private_service_connect_endpoint_name: `endpoint-${id}`,
    private_service_connect_endpoint_ip_address: "10.2.0.5",
  }),
  GcpIngressPrivateServiceConnectEndpoint: (id) => ({
    private_service_connect_service_attachment: `projects/p/regions/r/serviceAttachments/${id}`,
    dns_domain: `${id}.gcp.example.com`,
  }),
};

/** What the status tells of the kind that the object has: from the end of PROVISIONING on. */
function statusOfKind(one: KeptObject, member: string, byKind: StatusOf): Json {
  const kind = String(at(one.body, "spec.config.kind")).replace(/Spec$/, "");
  const told = byKind[kind]?.(one.id);
  return told === undefined || one.phase === "PROVISIONING" ? {} : { [member]: { kind: `${kind}Status`, ...told } };
}

/** Some backends write kinds with the API they belong to; both forms are met in practice. */
function prefixed({ body }: KeptObject, place: string): Json {
  const kind = at(body, `${place}.kind`);
  const member = place.slice(place.lastIndexOf(".") + 1);
  return String(kind).startsWith("Gcp") ? { spec: { [member]: { kind: `networking.v1.${kind}` } } } : {};
}

function withSpec(body: Json, members: Json): Json {
  return { ...body, spec: { ...(body["spec"] as Json), ...members } };
}
