import { flag, listOf, mapOf, object, optional, type Shape, text } from "@org/simulator";
import type { Json, KeptObject } from "../records.ts";
import type { World } from "../world.ts";
import { conflict, invalid } from "./errors.ts";
import { at, idAt, type KeptKind, merged, nested } from "./kept-kind.ts";
import { account, inEnvironment, kinds, path, prefixed, specs, writtenKind } from "./networking-parts.ts";
import { referenceShape, typedReferenceShape } from "./reference-shape.ts";

const ip = text({ pattern: /^\d+\.\d+\.\d+\.\d+$/, form: "an IPv4 address" });
const domains = listOf(text({ min: 1 }), { max: 10, distinct: true });
const target = kinds({ PrivateLinkAccessPoint: { resource_id: text({ min: 1 }) } });
const way = kinds({
  ForwardViaIp: { dns_server_ips: listOf(ip, { min: 1, max: 3, distinct: true }) },
  ForwardViaGcpDnsZones: { domain_mappings: mapOf(object({ zone: text({ min: 1 }), project: text({ min: 1 }) })) },
});

/** Gateways, and the kinds of objects that belong to one. */
export const gatewayKinds = {
  gateways: {
    ...inEnvironment,
    path: `${path}/gateways`,
    kind: "Gateway",
    noun: "gateway",
    idPrefix: "gw",
    // Without an access point a gateway is CREATED.
    ready: "CREATED",
    filters: {
      gateway_type: ({ body }: KeptObject) => gatewayType(body),
      id: "id",
      "spec.config.region": "spec.config.region",
      "spec.display_name": "spec.display_name",
      // The filter knows phases by other names than the object.
      "status.phase": ({ phase }: KeptObject) => (phase === "READY" ? "active" : phase.toLowerCase()),
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
    shows: (one: KeptObject) => merged(prefixed(one, "spec.config"), spelledAnew(one, gatewaySpelling)),
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
        config: optional(kinds(endpoints({ network_interfaces: optional(listOf(text(), { distinct: true })) }))),
      },
    ),
    check: checkGateway,
    shows: (one: KeptObject) => merged(prefixed(one, "spec.config"), spelledAnew(one, endpointSpelling)),
    status: (one: KeptObject) => statusOfKind(one, "config", endpointStatus),
  },
  dnsRecords: {
    ...inEnvironment,
    path: `${path}/dns-records`,
    kind: "DnsRecord",
    noun: "dns-record",
    idPrefix: "dnsrec",
    // Without a Kafka cluster a record is CREATED.
    ready: "CREATED",
    references: { "spec.gateway": `${path}/gateways` },
    filters: {
      "spec.display_name": "spec.display_name",
      "spec.domain": "spec.domain",
      "spec.gateway": "spec.gateway.id",
      resource: "spec.config.resource_id",
    },
    ...specs({ domain: text({ min: 1 }), config: target, gateway: typedReferenceShape }, { config: optional(target) }),
    check: checkGateway,
    shows: () => nested("spec.config.kind", "networking.v1.PrivateLinkAccessPoint"),
  },
  dnsForwarders: {
    ...inEnvironment,
    path: `${path}/dns-forwarders`,
    kind: "DnsForwarder",
    noun: "dns-forwarder",
    idPrefix: "dnsf",
    // Without a Kafka cluster a forwarder is CREATED.
    ready: "CREATED",
    references: { "spec.gateway": `${path}/gateways` },
    ...specs(
      { domains: optional(domains), config: way, gateway: referenceShape },
      { domains: optional(domains), config: optional(way) },
    ),
    check: checkGateway,
  },
} satisfies Readonly<Record<string, KeptKind>>;

/** The gateway of an object must be one of its environment. */
function checkGateway(world: World, body: Json): void {
  const id = idAt(body, "spec.gateway");
  if (world.kept.gateways.get(id)?.environmentId !== idAt(body, "spec.environment"))
    throw invalid(400, "/spec/gateway", `names ${id}, which is no gateway of the environment`);
}

/** The type of a gateway, as the filter of the list has it: `AwsPeering`. */
function gatewayType(body: Json): string {
  return String(at(body, "spec.config.kind")).replace(/GatewaySpec$/, "");
}

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
  GcpPeeringGateway: (id) => ({ iam_principal: `${id}@project.iam.gserviceaccount.com` }),
  GcpEgressPrivateServiceConnectGateway: (id) => ({ project: `project-${id}` }),
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

/** The status members of the object's kind, which appear after PROVISIONING. */
function statusOfKind(one: KeptObject, member: string, byKind: StatusOf): Json {
  const kind = String(at(one.body, "spec.config.kind")).replace(/Spec$/, "");
  const told = byKind[kind]?.(one.id);
  if (told === undefined || one.phase === "PROVISIONING") return {};
  return { [member]: { kind: writtenKind(`${kind}Status`), ...told } };
}

type Spelling = Readonly<Record<string, (text: string) => string>>;

const inLowerCase = (text: string) => text.toLowerCase();

/** What of a gateway or an access point comes back spelled otherwise than it was sent, by kind and member. */
const gatewaySpelling: Readonly<Record<string, Spelling>> = {
  AzureIngressPrivateLinkGatewaySpec: { region: inLowerCase },
  GcpIngressPrivateServiceConnectGatewaySpec: { region: inLowerCase },
};
const endpointSpelling: Readonly<Record<string, Spelling>> = {
  AzureIngressPrivateLinkEndpoint: { private_endpoint_resource_id: inLowerCase },
  GcpEgressPrivateServiceConnectEndpoint: {
    private_service_connect_endpoint_target: (text) => (text === "ALL_GOOGLE_APIS" ? "all-google-apis" : text),
  },
};

function spelledAnew({ body }: KeptObject, byKind: Readonly<Record<string, Spelling>>): Json {
  const config = (at(body, "spec.config") ?? {}) as Json;
  const spelling = Object.entries(byKind[String(config["kind"])] ?? {});
  return nested(
    "spec.config",
    Object.fromEntries(spelling.map(([name, spell]) => [name, spell(String(config[name]))])),
  );
}
