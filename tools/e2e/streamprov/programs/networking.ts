import * as streamprov from "@org/streamprov";

/** Private networking in all its kinds: peered, by private link, by transit gateway, by network link, in and out. */
export function networking({ routes = ["172.31.0.0/16"] }: { readonly routes?: readonly string[] } = {}): void {
  const shop = new streamprov.Environment("networks");
  const environment = { id: shop.id };
  const account = "012345678901";
  const networkOf = (name: string, connectionType: string, more: { readonly cidr?: string } = {}) =>
    new streamprov.Network(name, {
      cloud: "AWS",
      region: "us-east-2",
      connectionTypes: [connectionType],
      environment,
      ...more,
    });
  const on = (network: streamprov.Network) => ({ environment, network: { id: network.id } });

  const peered = networkOf("peered", "PEERING", { cidr: "10.200.0.0/16" });
  new streamprov.Peering("peering", {
    ...on(peered),
    aws: { account, vpc: "vpc-abcdef0123456789a", routes: ["172.31.0.0/16"], customerRegion: "us-east-2" },
  });
  const attached = networkOf("attached", "TRANSITGATEWAY", { cidr: "10.201.0.0/16" });
  new streamprov.TransitGatewayAttachment("attachment", {
    ...on(attached),
    aws: {
      ramResourceShareArn: `arn:aws:ram:us-east-2:${account}:resource-share/abc123`,
      transitGatewayId: "tgw-abcdef0123456789a",
      routes: ["192.168.0.0/16"],
    },
  });

  const linked = networkOf("linked", "PRIVATELINK");
  const others = networkOf("others", "PRIVATELINK");
  new streamprov.PrivateLinkAccess("access", { ...on(linked), aws: { account } });
  const service = new streamprov.NetworkLinkService("orders", {
    displayName: "orders",
    ...on(linked),
    description: `Lets the shop in from ${routes.length} networks`,
    accept: { environments: [environment.id], networks: [others.id] },
  });
  new streamprov.NetworkLinkEndpoint("to-orders", {
    displayName: "to-orders",
    ...on(others),
    networkLinkService: { id: service.id },
  });

  const entry = new streamprov.PrivateLinkAttachment("entry", {
    displayName: "entry",
    cloud: "AWS",
    region: "us-east-2",
    environment,
  });
  new streamprov.PrivateLinkAttachmentConnection("entry", {
    displayName: "entry",
    environment,
    privateLinkAttachment: { id: entry.id },
    aws: { vpcEndpointId: "vpce-abcdef0123456789a" },
  });

  const exit = new streamprov.Gateway("exit", {
    displayName: "exit",
    environment,
    awsEgressPrivateLinkGateway: { region: "us-east-2" },
  });
  const point = new streamprov.AccessPoint("database", {
    displayName: "database",
    environment,
    gateway: { id: exit.id },
    awsEgressPrivateLinkEndpoint: {
      vpcEndpointServiceName: "com.amazonaws.vpce.us-east-2.vpce-svc-00000000000000000",
    },
  });
  new streamprov.DnsRecord("database", {
    environment,
    domain: "database.example.com",
    gateway: { id: exit.id },
    privateLinkAccessPoint: { id: point.id },
  });
  const interfaces = new streamprov.Gateway("interfaces", {
    displayName: "interfaces",
    environment,
    awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az1", "use2-az2"] },
  });
  new streamprov.AccessPoint("interfaces", {
    displayName: "interfaces",
    environment,
    gateway: { id: interfaces.id },
    awsPrivateNetworkInterface: {
      networkInterfaces: [1, 2, 3, 4, 5, 6].map((i) => `eni-0000000000000000${i}`),
      account,
      routes: [...routes],
    },
  });
  new streamprov.DnsForwarder("company", {
    displayName: "company",
    environment,
    gateway: { id: interfaces.id },
    domains: ["example.org", "example.com"],
    forwardViaIp: { dnsServerIps: ["10.200.0.3", "10.200.0.2"] },
  });
}
