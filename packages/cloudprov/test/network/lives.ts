import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableNetworkLives } from "./portable-lives.ts";

/** The lives of the resources of private networks. */
export const networkLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableNetworkLives, simulatedWorld),
  EipAssociation: async ({ state }) => {
    const address = await state.addresses.create({});
    const inputs = { eipId: address.id, instanceId: "ins-0cxjwrog" };
    return { inputs, replaced: { eipId: address.id, networkInterfaceId: "eni-0a1b2c3d", privateIp: "10.0.1.22" } };
  },
  NatGatewaySnat: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const { id: subnetId } = await state.subnets.create({ vpcId });
    const { id: natGatewayId } = await state.natGateways.create({ vpcId });
    const machine = await state.machines.create({ vpcId, subnetId });
    for (const ip of ["203.0.113.8", "203.0.113.9"]) {
      await state.addresses.create({ ip, instanceId: natGatewayId, status: "BIND" });
    }
    const inputs = {
      natGatewayId,
      resourceType: "SUBNET",
      subnetId,
      subnetCidrBlock: "10.0.1.0/24",
      publicIpAddrs: ["203.0.113.8"],
      description: "Web servers",
    };
    const { subnetId: _, subnetCidrBlock: __, ...others } = inputs;
    return {
      inputs,
      changed: { ...inputs, publicIpAddrs: ["203.0.113.9", "203.0.113.8"], description: "Shop" },
      replaced: {
        ...others,
        resourceType: "NETWORKINTERFACE",
        instanceId: machine.id,
        instancePrivateIpAddr: machine.privateIp,
      },
    };
  },
  Dnat: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const { id: subnetId } = await state.subnets.create({ vpcId, cidrBlock: "10.0.3.0/24" });
    const { id: natId } = await state.natGateways.create({ vpcId });
    // A copy of the machine gets the first free address of the subnet.
    const { privateIp } = await state.machines.create({ vpcId, subnetId, privateIp: "10.0.3.2" });
    await state.addresses.create({ ip: "203.0.113.8", instanceId: natId, status: "BIND" });
    const inputs = {
      vpcId,
      natId,
      protocol: "TCP",
      elasticIp: "203.0.113.8",
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
  },
  Eni: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const [subnet, other] = [
      await state.subnets.create({ vpcId }),
      await state.subnets.create({ vpcId, cidrBlock: "10.0.2.0/24" }),
    ];
    const [group, otherGroup] = [
      await state.securityGroups.create({ name: "web" }),
      await state.securityGroups.create({ name: "site" }),
    ];
    const first = { ip: "10.0.1.10", primary: true, description: "Site" };
    const inputs = {
      name: "web",
      vpcId,
      subnetId: subnet.id,
      description: "Web servers",
      orderlySecurityGroups: [group.id],
      ipv4s: [first, { ip: "10.0.1.11", primary: false }],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        name: "site",
        description: "",
        orderlySecurityGroups: [otherGroup.id, group.id],
        ipv4s: [
          { ...first, description: "Shop" },
          { ip: "10.0.1.12", primary: false },
        ],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, subnetId: other.id, ipv4s: [{ ip: "10.0.2.10", primary: true }] },
    };
  },
  EniAttachment: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const { id: subnetId } = await state.subnets.create({ vpcId });
    const machine = await state.machines.create({ id: "ins-2qol3a80", vpcId, subnetId });
    const other = await state.machines.create({ vpcId, subnetId, privateIp: "10.0.1.6" });
    const { id: eniId } = await state.networkInterfaces.create({ subnetId });
    const inputs = { eniId, instanceId: machine.id };
    return { inputs, replaced: { eniId, instanceId: other.id } };
  },
  VpcAcl: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const other = await state.vpcs.create({ name: "site" });
    const inputs = {
      name: "web",
      vpcId,
      ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#HTTPS", "DROP#10.0.0.0/8#80-90#UDP"],
      egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        name: "site",
        vpcId,
        ingresses: ["DROP#10.0.0.0/8#80-90#UDP#Offices"],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, vpcId: other.id },
    };
  },
  VpcAclAttachment: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop" });
    const { id: subnetId } = await state.subnets.create({ vpcId });
    const [acl, other] = [await state.networkAcls.create({ vpcId }), await state.networkAcls.create({ vpcId })];
    return { inputs: { aclId: acl.id, subnetId }, replaced: { aclId: other.id, subnetId } };
  },
};
