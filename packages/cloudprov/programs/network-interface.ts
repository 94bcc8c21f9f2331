/** A machine with a second network interface, which has its own firewall rules and two addresses. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const network = new cloudprov.Vpc("double", { name: "double", cidrBlock: "10.8.0.0/16" });
const subnet = new cloudprov.Subnet("double", {
  name: "double",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.8.1.0/24",
});
const machine = new cloudprov.Instance("double", {
  instanceName: "double",
  availabilityZone: "ap-guangzhou-3",
  // ID of your image.
  imageId: config.require("imageId"),
  instanceType: "S5.MEDIUM2",
  systemDiskType: "CLOUD_PREMIUM",
  systemDiskSize: 50,
  vpcId: network.id,
  subnetId: subnet.id,
});
const group = new cloudprov.SecurityGroup("double", { name: "double", description: "Second interface" });
const second = new cloudprov.Eni("double", {
  name: "double",
  vpcId: network.id,
  subnetId: subnet.id,
  orderlySecurityGroups: [group.id],
  ipv4Count: 2,
});
new cloudprov.EniAttachment("double", { eniId: second.id, instanceId: machine.id });
