import { cheap, free, type PortableLife, type Values, type World } from "@org/core-provider/testing";
import { ownEnvironment } from "../neighbors.ts";
import { awsAccount, awsResourceShare, awsTransitGateway, awsVpc } from "../settings.ts";

/** A network of the run, as inputs name it with its environment. */
async function ownNetwork(world: World, connectionType: string, environmentName?: string) {
  const { environment } = await ownEnvironment(world, environmentName ? { name: environmentName } : {});
  const { id } = await world.given("Network", {
    displayName: world.name(connectionType.toLowerCase()),
    cloud: "AWS",
    region: "us-east-2",
    connectionTypes: [connectionType],
    ...(connectionType === "PRIVATELINK" ? { zones: ["use2-az1", "use2-az2", "use2-az3"] } : { cidr: "10.201.0.0/16" }),
    environment,
  });
  return { environment, network: { id } };
}

/** An object on a network: renamed in place, replaced for another account. */
async function onNetwork(world: World, connectionType: string, aws: Values, other: Values) {
  const inputs = { displayName: world.name("orders"), ...(await ownNetwork(world, connectionType)), aws };
  return {
    inputs,
    changed: { ...inputs, displayName: world.name("shop") },
    replaced: { ...inputs, aws: { ...aws, ...other } },
  };
}

/** The environment of most lives, as inputs name it. */
async function inEnvironment(world: World) {
  return { environment: (await ownEnvironment(world)).environment };
}

/** The type of a gateway whose access points are network interfaces. */
const gatewayOfInterfaces = {
  awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az2", "use2-az1"] },
};

/** The lives of private networking, which run on the simulator and on the real platform. */
export const portableNetworkingLives = {
  Peering: cheap(async (world) => {
    const [account, vpc] = [world.setting(awsAccount), world.setting(awsVpc)];
    const aws = { account, vpc, routes: ["172.31.0.0/16"], customerRegion: "us-east-2" };
    return onNetwork(world, "PEERING", aws, { vpc: "vpc-2" });
  }),
  PrivateLinkAccess: cheap(async (world) => {
    const aws = { account: world.setting(awsAccount) };
    return onNetwork(world, "PRIVATELINK", aws, { account: "109876543210" });
  }),
  TransitGatewayAttachment: cheap(async (world) => {
    const aws = {
      ramResourceShareArn: world.setting(awsResourceShare),
      transitGatewayId: world.setting(awsTransitGateway),
      routes: ["10.0.0.0/8"],
    };
    return onNetwork(world, "TRANSITGATEWAY", aws, { transitGatewayId: "tgw-2" });
  }),
  Gateway: cheap(async (world) => {
    const inputs = { displayName: world.name("orders"), ...(await inEnvironment(world)), ...gatewayOfInterfaces };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("shop") },
      replaced: { ...inputs, awsPrivateNetworkInterfaceGateway: { region: "us-west-2", zones: ["usw2-az1"] } },
    };
  }),
  DnsForwarder: cheap(async (world) => {
    const inEnvironmentOfGateway = await inEnvironment(world);
    const gateway = { displayName: world.name("shared"), ...inEnvironmentOfGateway, ...gatewayOfInterfaces };
    const inputs = {
      displayName: world.name("orders"),
      domains: ["example.org", "example.com"],
      ...inEnvironmentOfGateway,
      gateway: { id: (await world.given("Gateway", gateway)).id },
      forwardViaIp: { dnsServerIps: ["10.200.0.3", "10.200.0.2"] },
    };
    return {
      inputs,
      changed: { ...inputs, domains: ["example.net"] },
      replaced: { ...inputs, forwardViaIp: { dnsServerIps: ["10.200.0.4"] } },
    };
  }),
  NetworkLinkService: cheap(async (world) => {
    const { environment, network } = await ownNetwork(world, "PRIVATELINK");
    const other = await ownEnvironment(world, { name: "other" });
    const environments = [environment.id, other.environment.id];
    const inputs = {
      displayName: world.name("orders"),
      description: "Lets the shop in",
      accept: { environments, networks: [network.id] },
      environment,
      network,
    };
    return {
      inputs,
      changed: { ...inputs, description: "Lets all in", accept: { environments: [environment.id], networks: [] } },
      replaced: { ...inputs, network: (await ownNetwork(world, "PEERING")).network },
    };
  }),
  NetworkLinkEndpoint: cheap(async (world) => {
    const here = await ownNetwork(world, "PRIVATELINK");
    const there = await ownNetwork(world, "PRIVATELINK", "linked");
    const accept = { environments: [here.environment.id], networks: [] };
    const { id } = await world.given("NetworkLinkService", { displayName: world.name("linked"), accept, ...there });
    const inputs = {
      displayName: world.name("orders"),
      description: "To the orders",
      networkLinkService: { id },
      ...here,
    };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("stock") },
      replaced: { ...inputs, network: (await ownNetwork(world, "PEERING")).network },
    };
  }),
  PrivateLinkAttachment: free(async (world) => {
    const { environment } = await ownEnvironment(world);
    const inputs = { displayName: world.name("orders"), cloud: "AWS", region: "us-east-2", environment };
    return {
      inputs,
      changed: { ...inputs, displayName: world.name("shop") },
      replaced: { ...inputs, region: "us-west-2" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
