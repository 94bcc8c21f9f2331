/**
 * A NAT gateway with two addresses. The machines of a subnet reach the Internet through one of them, and one machine can
 * be administered through the other.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const network = new cloudprov.Vpc("hidden", { name: "hidden", cidrBlock: "10.9.0.0/16" });
const subnet = new cloudprov.Subnet("hidden", {
  name: "hidden",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.9.1.0/24",
});
const machine = new cloudprov.Instance("hidden", {
  instanceName: "hidden",
  availabilityZone: "ap-guangzhou-3",
  // ID of your image.
  imageId: config.require("imageId"),
  instanceType: "S5.MEDIUM2",
  systemDiskType: "CLOUD_PREMIUM",
  systemDiskSize: 50,
  vpcId: network.id,
  subnetId: subnet.id,
});
const outgoing = new cloudprov.Eip("outgoing", { name: "outgoing" });
const incoming = new cloudprov.Eip("incoming", { name: "incoming" });
const gateway = new cloudprov.NatGateway("hidden", {
  name: "hidden",
  vpcId: network.id,
  assignedEipSets: [outgoing.publicIp, incoming.publicIp],
});
new cloudprov.NatGatewaySnat("hidden", {
  natGatewayId: gateway.id,
  resourceType: "SUBNET",
  subnetId: subnet.id,
  subnetCidrBlock: subnet.cidrBlock,
  publicIpAddrs: [outgoing.publicIp],
  description: "Machines",
});
new cloudprov.Dnat("ssh", {
  vpcId: network.id,
  natId: gateway.id,
  protocol: "TCP",
  elasticIp: incoming.publicIp,
  elasticPort: "2222",
  privateIp: machine.privateIp,
  privatePort: "22",
  description: "SSH",
});
