import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of private networks. */
export const networkLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  Eip: async () => {
    const inputs = { name: "web", internetMaxBandwidthOut: 5, tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: "site", internetMaxBandwidthOut: 10, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, type: "HighQualityEIP" },
    };
  },
  EipAssociation: async ({ state }) => {
    const address = await state.addresses.create({});
    const inputs = { eipId: address.id, instanceId: "ins-0cxjwrog" };
    return { inputs, replaced: { eipId: address.id, networkInterfaceId: "eni-0a1b2c3d", privateIp: "10.0.1.22" } };
  },
  Vpc: async () => {
    const inputs = { name: "shop", cidrBlock: "10.1.0.0/16", assistantCidrs: ["10.2.0.0/16"], tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        ...inputs,
        name: "site",
        dnsServers: ["10.1.0.2"],
        isMulticast: true,
        assistantCidrs: ["10.3.0.0/16", "10.4.0.0/16"],
        enableRouteVpcPublish: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, cidrBlock: "172.16.0.0/16" },
    };
  },
  Subnet: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    const { id: routeTableId } = await state.routeTables.create({ vpcId });
    const inputs = {
      name: "web",
      vpcId,
      availabilityZone: "ap-guangzhou-3",
      cidrBlock: "10.1.1.0/24",
      isMulticast: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: { ...inputs, name: "site", isMulticast: false, routeTableId, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, cidrBlock: "10.1.2.0/24" },
    };
  },
  RouteTable: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const other = await state.vpcs.create({ name: "site" });
    const inputs = { name: "web", vpcId, tags: { team: "shop" } };
    return {
      inputs,
      changed: { ...inputs, name: "site", tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, vpcId: other.id },
    };
  },
  RouteTableEntry: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const { id: routeTableId } = await state.routeTables.create({ vpcId });
    const inputs = {
      routeTableId,
      destinationCidrBlock: "192.0.2.0/24",
      nextType: "NAT",
      nextHub: "nat-1asg3t63",
      description: "Office",
    };
    return { inputs, changed: { ...inputs, disabled: true }, replaced: { ...inputs, nextType: "EIP", nextHub: "0" } };
  },
  RouteTableAssociation: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const [table, otherTable] = [await state.routeTables.create({ vpcId }), await state.routeTables.create({ vpcId })];
    const subnet = await state.subnets.create({ vpcId });
    const other = await state.subnets.create({ vpcId, cidrBlock: "10.0.2.0/24" });
    const inputs = { subnetId: subnet.id, routeTableId: table.id };
    return {
      inputs,
      changed: { ...inputs, routeTableId: otherTable.id },
      replaced: { ...inputs, subnetId: other.id },
    };
  },
  NatGateway: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    for (const ip of ["203.0.113.8", "203.0.113.9"]) await state.addresses.create({ ip });
    const inputs = { name: "web", vpcId, assignedEipSets: ["203.0.113.8"], tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: "site",
        vpcId,
        assignedEipSets: ["203.0.113.9"],
        maxConcurrent: 3_000_000,
        bandwidth: 200,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, zone: "ap-guangzhou-4" },
    };
  },
  SecurityGroup: async () => {
    const inputs = { name: "web", description: "Web servers", tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: "site", description: "", tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 1 },
    };
  },
  SecurityGroupRuleSet: async ({ state }) => {
    const { id: securityGroupId } = await state.securityGroups.create({ name: "web" });
    const other = await state.securityGroups.create({ name: "site" });
    const web = { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "80,443" };
    const rest = { action: "DROP", ipv6CidrBlock: "::/0" };
    const inputs = { securityGroupId, ingresses: [web, rest], egresses: [{ ...web, description: "Updates" }] };
    return {
      inputs,
      changed: { securityGroupId, ingresses: [rest, { ...web, port: "443" }] },
      replaced: { ...inputs, securityGroupId: other.id },
    };
  },
  AddressTemplate: async () => ({
    inputs: { name: "office", addresses: ["10.0.1.0/24"] },
    changed: { name: "offices", addresses: ["10.0.1.0/24", "10.0.2.0/24"] },
  }),
  AddressTemplateGroup: async ({ state }) => {
    const one = await state.addressTemplates.create({ name: "one", members: ["10.0.0.1"] });
    const other = await state.addressTemplates.create({ name: "other", members: ["10.0.0.2"] });
    return {
      inputs: { name: "all", templateIds: [one.id] },
      changed: { name: "all of them", templateIds: [one.id, other.id] },
    };
  },
  ProtocolTemplate: async () => ({
    inputs: { name: "web", protocols: ["tcp:80"] },
    changed: { name: "site", protocols: ["tcp:80", "tcp:443"] },
  }),
  ProtocolTemplateGroup: async ({ state }) => {
    const one = await state.serviceTemplates.create({ name: "one", members: ["tcp:80"] });
    const other = await state.serviceTemplates.create({ name: "other", members: ["tcp:443"] });
    return {
      inputs: { name: "all", templateIds: [one.id] },
      changed: { name: "all of them", templateIds: [one.id, other.id] },
    };
  },
};
