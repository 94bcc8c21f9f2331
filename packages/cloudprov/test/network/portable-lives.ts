import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";
import { ownEip, ownInterface, ownMachine, ownSecurityGroup, ownSubnet, ownVpc } from "../neighbors.ts";
import { zone } from "../settings.ts";

/** A route table in the private network, as inputs name it. */
async function ownRouteTable(world: World, name: string) {
  const { id } = await world.given("RouteTable", { name: world.name(name), ...(await ownVpc(world)) });
  return { routeTableId: id };
}

/** A NAT gateway in a separate network, with the public addresses of its elastic IPs. */
async function ownNatGateway(world: World) {
  const vpc = await ownVpc(world, "translated");
  const assignedEipSets = [
    (await ownEip(world, "translated")).publicIp,
    (await ownEip(world, "other-translated")).publicIp,
  ] as const;
  const inputs = { name: world.name("translated"), ...vpc, assignedEipSets };
  return { ...vpc, id: (await world.given("NatGateway", inputs)).id, publicIps: assignedEipSets };
}

/** The subnet of that network. */
const translated = { vpc: "translated", name: "translated", cidrBlock: "10.0.3.0/24" };

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
      assignedEipSets: [(await ownEip(world, "next-hop")).publicIp],
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
    const subnet = async (name: string, cidrBlock: string) => {
      const { subnetId } = await ownSubnet(world, { name, cidrBlock });
      return { subnetId };
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
    const assignedEipSets = [(await ownEip(world, "first")).publicIp];
    const inputs = { name: name("web"), ...place, assignedEipSets, tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: name("site"),
        ...place,
        assignedEipSets: [(await ownEip(world, "second")).publicIp],
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
      securityGroupId: await ownSecurityGroup(world, text),
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
  EipAssociation: cheap(async (world) => {
    const { id: eipId } = await ownEip(world, "associated");
    const { id: instanceId } = await ownMachine(world);
    const { id: networkInterfaceId, privateIp } = await ownInterface(world, "attached");
    return { inputs: { eipId, instanceId }, replaced: { eipId, networkInterfaceId, privateIp } };
  }),
  NatGatewaySnat: cheap(async (world) => {
    const { id: natGatewayId, publicIps } = await ownNatGateway(world);
    const subnet = await ownSubnet(world, translated);
    const machine = await ownMachine(world, "translated", subnet);
    const rule = { natGatewayId, publicIpAddrs: [publicIps[0]], description: "Web servers" };
    const inputs = {
      ...rule,
      resourceType: "SUBNET",
      subnetId: subnet.subnetId,
      subnetCidrBlock: translated.cidrBlock,
    };
    return {
      inputs,
      changed: { ...inputs, publicIpAddrs: [publicIps[1], publicIps[0]], description: "Shop" },
      replaced: {
        ...rule,
        resourceType: "NETWORKINTERFACE",
        instanceId: machine.id,
        instancePrivateIpAddr: machine.privateIp,
      },
    };
  }),
  Dnat: cheap(async (world) => {
    const { id: natId, vpcId, publicIps } = await ownNatGateway(world);
    const { privateIp } = await ownMachine(world, "translated", await ownSubnet(world, translated));
    const inputs = {
      vpcId,
      natId,
      protocol: "TCP",
      elasticIp: publicIps[0],
      elasticPort: "2222",
      privateIp,
      privatePort: "22",
      description: "SSH",
    };
    return {
      inputs,
      changed: { ...inputs, description: "Administration" },
      replaced: { ...inputs, privatePort: "2222" },
    };
  }),
  Eni: free(async (world) => {
    const { name } = world;
    const [subnet, other] = [
      await ownSubnet(world, { name: "interfaces", cidrBlock: "10.0.5.0/24" }),
      await ownSubnet(world, { name: "other-interfaces", cidrBlock: "10.0.6.0/24" }),
    ];
    const [group, otherGroup] = [
      await ownSecurityGroup(world, "interfaces"),
      await ownSecurityGroup(world, "other-interfaces"),
    ];
    const first = { ip: "10.0.5.10", primary: true, description: "Site" };
    const inputs = {
      name: name("web"),
      ...subnet,
      description: "Web servers",
      orderlySecurityGroups: [group],
      ipv4s: [first, { ip: "10.0.5.11", primary: false }],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: name("site"),
        description: "",
        orderlySecurityGroups: [otherGroup, group],
        ipv4s: [
          { ...first, description: "Shop" },
          { ip: "10.0.5.12", primary: false },
        ],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, ...other, ipv4s: [{ ip: "10.0.6.10", primary: true }] },
    };
  }),
  EniAttachment: cheap(async (world) => {
    const { id: eniId } = await ownInterface(world, "attached");
    const [machine, other] = [await ownMachine(world), await ownMachine(world, "other")];
    return { inputs: { eniId, instanceId: machine.id }, replaced: { eniId, instanceId: other.id } };
  }),
  VpcAcl: free(async (world) => {
    const { name } = world;
    const inputs = {
      name: name("web"),
      ...(await ownVpc(world)),
      ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#HTTPS", "DROP#10.0.0.0/8#80-90#UDP"],
      egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: name("site"),
        ingresses: ["DROP#10.0.0.0/8#80-90#UDP#Offices"],
        egresses: undefined,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, ...(await ownVpc(world, "other")) },
    };
  }),
  VpcAclAttachment: free(async (world) => {
    const { vpcId, subnetId } = await ownSubnet(world, { name: "filtered", cidrBlock: "10.0.7.0/24" });
    const acl = async (text: string) => (await world.given("VpcAcl", { name: world.name(text), vpcId })).id;
    const [aclId, other] = [await acl("attached"), await acl("other-attached")];
    return { inputs: { aclId, subnetId }, replaced: { aclId: other, subnetId } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
