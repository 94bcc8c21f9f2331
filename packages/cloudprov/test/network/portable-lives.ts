import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";
import { zone } from "../settings.ts";

/** A private network of the run, as inputs name it. */
async function ownVpc(world: World, name = "shared") {
  const { id } = await world.given("Vpc", { name: world.name(name), cidrBlock: "10.0.0.0/16" });
  return { vpcId: id };
}

/** A route table in the private network, as inputs name it. */
async function ownRouteTable(world: World, name: string) {
  const { id } = await world.given("RouteTable", { name: world.name(name), ...(await ownVpc(world)) });
  return { routeTableId: id };
}

/** The public address of an elastic IP. */
async function ownAddress(world: World, name: string) {
  const { outputs } = await world.given("Eip", { name: world.name(name), internetMaxBandwidthOut: 5 });
  return String(outputs["publicIp"]);
}

/** The lives of private networks, which run on the simulator and on the real platform. */
export const portableNetworkLives = {
  Vpc: free(async ({ name }) => {
    const inputs = {
      name: name("shop"),
      cidrBlock: "10.1.0.0/16",
      assistantCidrs: ["10.2.0.0/16"],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: name("site"),
        dnsServers: ["10.1.0.2"],
        isMulticast: true,
        assistantCidrs: ["10.3.0.0/16", "10.4.0.0/16"],
        enableRouteVpcPublish: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, cidrBlock: "172.16.0.0/16" },
    };
  }),
  Subnet: free(async (world) => {
    const { name } = world;
    const inputs = {
      name: name("web"),
      ...(await ownVpc(world)),
      availabilityZone: world.setting(zone),
      cidrBlock: "10.0.1.0/24",
      isMulticast: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: name("site"),
        isMulticast: false,
        ...(await ownRouteTable(world, "routes")),
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, cidrBlock: "10.0.2.0/24" },
    };
  }),
  RouteTable: free(async (world) => {
    const inputs = { name: world.name("web"), ...(await ownVpc(world)), tags: { team: "shop" } };
    return {
      inputs,
      changed: { ...inputs, name: world.name("site"), tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, ...(await ownVpc(world, "other")) },
    };
  }),
  RouteTableEntry: cheap(async (world) => {
    const { id } = await world.given("NatGateway", {
      name: world.name("next-hop"),
      ...(await ownVpc(world)),
      assignedEipSets: [await ownAddress(world, "next-hop")],
    });
    const inputs = {
      ...(await ownRouteTable(world, "entries")),
      destinationCidrBlock: "192.0.2.0/24",
      nextType: "NAT",
      nextHub: id,
      description: "Office",
    };
    return { inputs, changed: { ...inputs, disabled: true }, replaced: { ...inputs, nextType: "EIP", nextHub: "0" } };
  }),
  RouteTableAssociation: free(async (world) => {
    const subnet = async (text: string, cidrBlock: string) => {
      const place = { ...(await ownVpc(world)), availabilityZone: world.setting(zone) };
      return { subnetId: (await world.given("Subnet", { name: world.name(text), ...place, cidrBlock })).id };
    };
    const inputs = {
      ...(await subnet("associated", "10.0.3.0/24")),
      ...(await ownRouteTable(world, "associated")),
    };
    return {
      inputs,
      changed: { ...inputs, ...(await ownRouteTable(world, "other")) },
      replaced: { ...inputs, ...(await subnet("other", "10.0.4.0/24")) },
    };
  }),
  NatGateway: cheap(async (world) => {
    const { name } = world;
    const place = await ownVpc(world);
    const assignedEipSets = [await ownAddress(world, "first")];
    const inputs = { name: name("web"), ...place, assignedEipSets, tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: name("site"),
        ...place,
        assignedEipSets: [await ownAddress(world, "second")],
        maxConcurrent: 3_000_000,
        bandwidth: 200,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, zone: "ap-guangzhou-4" },
    };
  }),
  Eip: cheap(async ({ name }) => {
    const inputs = { name: name("web"), internetMaxBandwidthOut: 5, tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: name("site"), internetMaxBandwidthOut: 10, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, type: "HighQualityEIP" },
    };
  }),
  SecurityGroup: free(async ({ name }) => {
    const inputs = { name: name("web"), description: "Web servers", tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: name("site"), description: "", tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 1 },
    };
  }),
  SecurityGroupRuleSet: free(async (world) => {
    const group = async (text: string) => ({
      securityGroupId: (await world.given("SecurityGroup", { name: world.name(text) })).id,
    });
    const web = { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "80,443" };
    const rest = { action: "DROP", ipv6CidrBlock: "::/0" };
    const own = await group("ruled");
    const inputs = { ...own, ingresses: [web, rest], egresses: [{ ...web, description: "Updates" }] };
    return {
      inputs,
      changed: { ...own, ingresses: [rest, { ...web, port: "443" }] },
      replaced: { ...inputs, ...(await group("other")) },
    };
  }),
  AddressTemplate: free(async ({ name }) => ({
    inputs: { name: name("office"), addresses: ["10.0.1.0/24"] },
    changed: { name: name("offices"), addresses: ["10.0.1.0/24", "10.0.2.0/24"] },
  })),
  AddressTemplateGroup: free(async (world) => {
    const template = async (text: string, address: string) =>
      (await world.given("AddressTemplate", { name: world.name(text), addresses: [address] })).id;
    const [one, other] = [await template("one", "10.0.0.1"), await template("other", "10.0.0.2")];
    return {
      inputs: { name: world.name("all"), templateIds: [one] },
      changed: { name: world.name("all of them"), templateIds: [one, other] },
    };
  }),
  ProtocolTemplate: free(async ({ name }) => ({
    inputs: { name: name("web"), protocols: ["tcp:80"] },
    changed: { name: name("site"), protocols: ["tcp:80", "tcp:443"] },
  })),
  ProtocolTemplateGroup: free(async (world) => {
    const template = async (text: string, protocol: string) =>
      (await world.given("ProtocolTemplate", { name: world.name(text), protocols: [protocol] })).id;
    const [one, other] = [await template("one", "tcp:80"), await template("other", "tcp:443")];
    return {
      inputs: { name: world.name("all"), templateIds: [one] },
      changed: { name: world.name("all of them"), templateIds: [one, other] },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
