import type { Values } from "@org/core-provider/testing";
import { expect } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { networkInterface, networkingLives } from "./lives.ts";

const inEnvironment = (id: string, inputs: Values) => `${(inputs["environment"] as { id: string }).id}/${id}`;
const rename = [
  "its name",
  { displayName: "shop" },
  ({ environment }: Values) => ({ spec: { display_name: "shop", environment } }),
] as const;
const elsewhere = ["another environment", { environment: { id: "env-other" } }] as const;
const refused = [
  ["environment.id", { environment: { id: "" } }],
  ["environment.id", { environment: { id: "env-1/x" } }],
] as const;
const onNetwork = {
  importId: inEnvironment,
  inPlace: [rename],
} as const;
const anotherNetwork = ["another network", { network: { id: "n-other" } }] as const;

describeOrdinaryLife("Peering", {
  ...onNetwork,
  prepare: networkingLives.Peering,
  path: "/networking/v1/peerings",
  store: "peerings",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: {
        kind: "AwsPeering",
        account: "012345678901",
        vpc: "vpc-1",
        routes: ["172.31.0.0/16"],
        customer_region: "us-east-2",
      },
    },
  }),
  replacing: [elsewhere, anotherNetwork, ["another cloud", { aws: undefined, gcp: { project: "p", vpcNetwork: "v" } }]],
  refused: [
    ...refused,
    ["network.id", { network: { id: "net-1" } }],
    ["Give exactly one of aws, azure and gcp", { aws: undefined }],
    ["azure", { azure: { tenant: "t", vnet: "/v", customerRegion: "eastus" } }],
    ["aws.account", { aws: { account: "1234", vpc: "vpc-1", routes: ["10.0.0.0/8"], customerRegion: "r" } }],
    ["aws.vpc", { aws: { account: "012345678901", vpc: "net-1", routes: ["10.0.0.0/8"], customerRegion: "r" } }],
    ["aws.routes", { aws: { account: "012345678901", vpc: "vpc-1", routes: [], customerRegion: "r" } }],
    [
      "aws.customerRegion",
      { aws: { account: "012345678901", vpc: "vpc-1", routes: ["10.0.0.0/8"], customerRegion: "" } },
    ],
    ["gcp.project", { aws: undefined, gcp: { project: "", vpcNetwork: "v" } }],
  ],
});

describeOrdinaryLife("PrivateLinkAccess", {
  ...onNetwork,
  prepare: networkingLives.PrivateLinkAccess,
  path: "/networking/v1/private-link-accesses",
  store: "privateLinkAccesses",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: { kind: "AwsPrivateLinkAccess", account: "012345678901" },
    },
  }),
  replacing: [elsewhere, anotherNetwork, ["another cloud", { aws: undefined, azure: { subscription: "s" } }]],
  refused: [
    ...refused,
    ["Give exactly one of aws, azure and gcp", { aws: undefined }],
    ["aws.account", { aws: { account: "" } }],
    ["azure.subscription", { aws: undefined, azure: { subscription: "" } }],
    ["gcp.project", { aws: undefined, gcp: { project: "" } }],
  ],
});

describeOrdinaryLife("TransitGatewayAttachment", {
  ...onNetwork,
  prepare: networkingLives.TransitGatewayAttachment,
  path: "/networking/v1/transit-gateway-attachments",
  store: "transitGatewayAttachments",
  body: ({ environment, network }) => ({
    spec: {
      display_name: "orders",
      environment,
      network,
      cloud: {
        kind: "AwsTransitGatewayAttachment",
        ram_share_arn: "arn:aws:ram:us-east-2:1:resource-share/1",
        transit_gateway_id: "tgw-1",
        routes: ["10.0.0.0/8"],
      },
    },
  }),
  outputs: { aws: { transitGatewayAttachmentId: expect.stringMatching(/^tgw-attach-/) } },
  replacing: [elsewhere, anotherNetwork],
  refused: [
    ...refused,
    ["aws", { aws: undefined }],
    [
      "aws.transitGatewayId",
      { aws: { ramResourceShareArn: "arn:1", transitGatewayId: "gw-1", routes: ["10.0.0.0/8"] } },
    ],
    ["aws.routes", { aws: { ramResourceShareArn: "arn:1", transitGatewayId: "tgw-1", routes: [] } }],
  ],
});

describeOrdinaryLife("Gateway", {
  prepare: networkingLives.Gateway,
  path: "/networking/v1/gateways",
  store: "gateways",
  importId: inEnvironment,
  body: ({ environment }) => ({
    spec: {
      display_name: "orders",
      environment,
      config: {
        kind: "AwsPrivateNetworkInterfaceGatewaySpec",
        region: "us-east-2",
        zones: expect.arrayContaining(["use2-az2", "use2-az1"]),
      },
    },
  }),
  outputs: { awsPrivateNetworkInterfaceGateway: { account: "000000000000" } },
  inPlace: [rename],
  replacing: [
    elsewhere,
    [
      "another kind",
      { awsPrivateNetworkInterfaceGateway: undefined, awsEgressPrivateLinkGateway: { region: "us-east-2" } },
    ],
    ["other zones", { awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az1"] } }],
  ],
  refused: [
    ...refused,
    ["displayName", { displayName: "" }],
    [
      "Give exactly one of awsEgressPrivateLinkGateway, awsIngressPrivateLinkGateway, awsPrivateNetworkInterfaceGateway, azureEgressPrivateLinkGateway, azureIngressPrivateLinkGateway and gcpIngressPrivateServiceConnectGateway",
      { awsPrivateNetworkInterfaceGateway: undefined },
    ],
    ["azureEgressPrivateLinkGateway", { azureEgressPrivateLinkGateway: { region: "eastus" } }],
  ],
});

describeOrdinaryLife("AccessPoint", {
  prepare: networkingLives.AccessPoint,
  path: "/networking/v1/access-points",
  store: "accessPoints",
  importId: inEnvironment,
  body: ({ environment, gateway }) => ({
    spec: {
      display_name: "orders",
      environment,
      gateway,
      config: {
        kind: "AwsPrivateNetworkInterface",
        network_interfaces: expect.any(Array),
        account: "012345678901",
        egress_routes: ["172.31.0.0/16"],
      },
    },
  }),
  inPlace: [
    rename,
    [
      "its routes",
      { awsPrivateNetworkInterface: { ...networkInterface(), routes: ["10.0.0.0/8"] } },
      ({ environment }) => ({
        spec: { environment, config: { kind: "AwsPrivateNetworkInterface", egress_routes: ["10.0.0.0/8"] } },
      }),
    ],
    [
      "its network interfaces",
      { awsPrivateNetworkInterface: networkInterface("eni-7") },
      ({ environment }) => ({
        spec: {
          environment,
          config: {
            kind: "AwsPrivateNetworkInterface",
            network_interfaces: expect.arrayContaining(["eni-7"]),
          },
        },
      }),
    ],
  ],
  replacing: [
    elsewhere,
    ["another gateway", { gateway: { id: "gw-other" } }],
    ["another account", { awsPrivateNetworkInterface: { ...networkInterface(), account: "109876543210" } }],
    [
      "another kind",
      { awsPrivateNetworkInterface: undefined, awsIngressPrivateLinkEndpoint: { vpcEndpointId: "vpce-1" } },
    ],
  ],
  refused: [
    ...refused,
    ["gateway.id", { gateway: { id: "" } }],
    [
      "awsPrivateNetworkInterface.networkInterfaces",
      { awsPrivateNetworkInterface: { ...networkInterface(), networkInterfaces: ["eni-1"] } },
    ],
    [
      "awsPrivateNetworkInterface.routes",
      {
        awsPrivateNetworkInterface: {
          ...networkInterface(),
          routes: Array.from({ length: 11 }, (_, i) => `10.${i}.0.0/16`),
        },
      },
    ],
    [
      "gcpIngressPrivateServiceConnectEndpoint.privateServiceConnectConnectionId",
      {
        awsPrivateNetworkInterface: undefined,
        gcpIngressPrivateServiceConnectEndpoint: { privateServiceConnectConnectionId: "x1" },
      },
    ],
  ],
});

describeOrdinaryLife("PrivateLinkAttachment", {
  prepare: networkingLives.PrivateLinkAttachment,
  path: "/networking/v1/private-link-attachments",
  store: "privateLinkAttachments",
  importId: inEnvironment,
  body: ({ environment }) => ({
    spec: { display_name: "orders", cloud: "AWS", region: "us-east-2", environment },
  }),
  outputs: {
    aws: [{ vpcEndpointServiceName: expect.stringMatching(/vpce-svc/) }],
    azures: [],
    gcps: [],
    dnsDomain: expect.stringMatching(/example.com$/),
    resourceName: expect.stringMatching(/organization=[^/]+\/private-link-attachment=platt-/),
  },
  inPlace: [rename],
  replacing: [elsewhere, ["another cloud", { cloud: "GCP" }], ["another region", { region: "us-west-2" }]],
  refused: [...refused, ["displayName", { displayName: "" }], ["cloud", { cloud: "aws" }], ["region", { region: "" }]],
});

describeOrdinaryLife("PrivateLinkAttachmentConnection", {
  prepare: networkingLives.PrivateLinkAttachmentConnection,
  path: "/networking/v1/private-link-attachment-connections",
  store: "privateLinkAttachmentConnections",
  importId: inEnvironment,
  body: ({ environment, privateLinkAttachment }) => ({
    spec: {
      display_name: "orders",
      environment,
      private_link_attachment: privateLinkAttachment,
      cloud: { kind: "AwsPrivateLinkAttachmentConnection", vpc_endpoint_id: "vpce-1" },
    },
  }),
  outputs: { resourceName: expect.stringMatching(/organization=[^/]+\/private-link-attachment-connection=plattc-/) },
  inPlace: [rename],
  replacing: [
    elsewhere,
    ["another attachment", { privateLinkAttachment: { id: "platt-other" } }],
    ["another endpoint", { aws: { vpcEndpointId: "vpce-2" } }],
    ["another cloud", { aws: undefined, gcp: { privateServiceConnectConnectionId: "1" } }],
  ],
  refused: [
    ...refused,
    ["displayName", { displayName: "" }],
    ["privateLinkAttachment.id", { privateLinkAttachment: { id: "" } }],
    ["Give exactly one of aws, azure and gcp", { aws: undefined }],
    ["aws.vpcEndpointId", { aws: { vpcEndpointId: "" } }],
    ["azure.privateEndpointResourceId", { aws: undefined, azure: { privateEndpointResourceId: "" } }],
    ["gcp.privateServiceConnectConnectionId", { aws: undefined, gcp: { privateServiceConnectConnectionId: "" } }],
  ],
});

const redescribe = [
  "its description",
  { description: "" },
  ({ environment }: Values) => ({ spec: { description: "", environment } }),
] as const;

type Accepted = Readonly<Record<"environments" | "networks", string[]>>;

describeOrdinaryLife("NetworkLinkService", {
  prepare: networkingLives.NetworkLinkService,
  path: "/networking/v1/network-link-services",
  store: "networkLinkServices",
  importId: inEnvironment,
  body: ({ accept, environment, network }) => ({
    spec: {
      display_name: "orders",
      description: "Lets the shop in",
      accept: {
        environments: expect.arrayContaining((accept as Accepted).environments),
        networks: (accept as Accepted).networks,
      },
      environment,
      network,
    },
  }),
  outputs: { resourceName: expect.stringMatching(/network=n-[^/]+\/network-link-service=nls-/) },
  inPlace: [
    rename,
    redescribe,
    [
      "the accepted objects",
      { accept: { environments: ["env-3"], networks: ["n-1"] } },
      ({ environment }) => ({ spec: { accept: { environments: ["env-3"], networks: ["n-1"] }, environment } }),
    ],
  ],
  replacing: [elsewhere, anotherNetwork],
  refused: [
    ...refused,
    ["network.id", { network: { id: "net-1" } }],
    ["accept.environments[0]", { accept: { environments: [""] } }],
    ["accept.networks[1]", { accept: { networks: ["n-1", ""] } }],
  ],
});

describeOrdinaryLife("NetworkLinkEndpoint", {
  prepare: networkingLives.NetworkLinkEndpoint,
  path: "/networking/v1/network-link-endpoints",
  store: "networkLinkEndpoints",
  importId: inEnvironment,
  body: ({ environment, network, networkLinkService }) => ({
    spec: {
      display_name: "orders",
      description: "To the orders",
      environment,
      network,
      network_link_service: networkLinkService,
    },
  }),
  outputs: { resourceName: expect.stringMatching(/network=n-[^/]+\/network-link-endpoint=nle-/) },
  inPlace: [rename, redescribe],
  replacing: [elsewhere, anotherNetwork, ["another service", { networkLinkService: { id: "nls-other" } }]],
  refused: [
    ...refused,
    ["network.id", { network: { id: "net-1" } }],
    ["networkLinkService.id", { networkLinkService: { id: "" } }],
  ],
});

const anotherGateway = ["another gateway", { gateway: { id: "gw-other" } }] as const;

describeOrdinaryLife("DnsRecord", {
  prepare: networkingLives.DnsRecord,
  path: "/networking/v1/dns-records",
  store: "dnsRecords",
  importId: inEnvironment,
  body: ({ environment, gateway }) => ({
    spec: {
      display_name: "orders",
      domain: "orders.example.com",
      environment,
      gateway,
      config: { kind: "PrivateLinkAccessPoint", resource_id: "ap-1" },
    },
  }),
  inPlace: [
    rename,
    [
      "its access point",
      { privateLinkAccessPoint: { id: "ap-2" } },
      ({ environment }) => ({
        spec: { environment, config: { kind: "PrivateLinkAccessPoint", resource_id: "ap-2" } },
      }),
    ],
  ],
  replacing: [elsewhere, anotherGateway, ["another domain", { domain: "shop.example.com" }]],
  refused: [
    ...refused,
    ["domain", { domain: "" }],
    ["gateway.id", { gateway: { id: "" } }],
    ["privateLinkAccessPoint", { privateLinkAccessPoint: undefined }],
    ["privateLinkAccessPoint.id", { privateLinkAccessPoint: { id: "" } }],
  ],
});

describeOrdinaryLife("DnsForwarder", {
  prepare: networkingLives.DnsForwarder,
  path: "/networking/v1/dns-forwarders",
  store: "dnsForwarders",
  importId: inEnvironment,
  body: ({ environment, gateway }) => ({
    spec: {
      display_name: "orders",
      domains: expect.arrayContaining(["example.com", "example.org"]),
      environment,
      gateway,
      config: { kind: "ForwardViaIp", dns_server_ips: expect.arrayContaining(["10.200.0.2", "10.200.0.3"]) },
    },
  }),
  inPlace: [
    rename,
    [
      "its domains",
      { domains: ["example.net"] },
      ({ environment }) => ({ spec: { environment, domains: ["example.net"] } }),
    ],
    ["no domains anymore", { domains: [] }, ({ environment }) => ({ spec: { environment, domains: [] } })],
  ],
  replacing: [
    elsewhere,
    anotherGateway,
    ["other servers", { forwardViaIp: { dnsServerIps: ["10.200.0.4"] } }],
    [
      "another way",
      { forwardViaIp: undefined, forwardViaGcpDnsZones: { domainMappings: { "example.com": "zone-1,project-1" } } },
    ],
  ],
  refused: [
    ...refused,
    ["gateway.id", { gateway: { id: "" } }],
    ["domains", { domains: Array.from({ length: 11 }, (_, i) => `${i}.example.com`) }],
    ["Give exactly one of forwardViaIp and forwardViaGcpDnsZones", { forwardViaIp: undefined }],
    ["forwardViaGcpDnsZones", { forwardViaGcpDnsZones: { domainMappings: { "example.com": "z,p" } } }],
    ["forwardViaIp.dnsServerIps", { forwardViaIp: {} }],
    ["forwardViaIp.dnsServerIps", { forwardViaIp: { dnsServerIps: [] } }],
    ["forwardViaIp.dnsServerIps", { forwardViaIp: { dnsServerIps: ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"] } }],
    ["forwardViaIp.dnsServerIps[0]", { forwardViaIp: { dnsServerIps: ["dns.example.com"] } }],
    ["forwardViaGcpDnsZones.domainMappings", { forwardViaIp: undefined, forwardViaGcpDnsZones: {} }],
    ...["zone", "zone,", ",project", "zone, ", "a,b,c"].map(
      (mapping) =>
        [
          'forwardViaGcpDnsZones.domainMappings["example.com"]',
          { forwardViaIp: undefined, forwardViaGcpDnsZones: { domainMappings: { "example.com": mapping } } },
        ] as const,
    ),
  ],
});
