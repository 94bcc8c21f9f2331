import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const networksUpdates = 12;

/** Every kind of resource of private networks. */
export function networks({ note, imageId }: { readonly note: string; readonly imageId: string }): void {
  const address = new cloudprov.Eip("web", { name: `web-${note.replaceAll(" ", "-")}`, tags: { team: "shop" } });
  new cloudprov.EipAssociation("web", { eipId: address.id, instanceId: "ins-0cxjwrog" });
  const network = new cloudprov.Vpc("shop", {
    name: note.replaceAll(" ", "-"),
    cidrBlock: "10.1.0.0/16",
    assistantCidrs: ["10.2.0.0/16"],
    tags: { team: "shop" },
  });
  const subnet = new cloudprov.Subnet("web", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    availabilityZone: "ap-guangzhou-3",
    cidrBlock: "10.1.1.0/24",
    tags: { team: "shop" },
  });
  const routes = new cloudprov.RouteTable("web", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    tags: { team: "shop" },
  });
  new cloudprov.RouteTableEntry("internet", {
    routeTableId: routes.id,
    destinationCidrBlock: "0.0.0.0/0",
    nextType: "EIP",
    nextHub: "0",
    disabled: note !== "At first",
  });
  new cloudprov.RouteTableAssociation("web", { subnetId: subnet.id, routeTableId: routes.id });
  const machine = new cloudprov.Instance("inner", {
    instanceName: "inner",
    availabilityZone: "ap-guangzhou-3",
    imageId,
    instanceType: "S5.MEDIUM2",
    systemDiskType: "CLOUD_PREMIUM",
    systemDiskSize: 50,
    vpcId: network.id,
    subnetId: subnet.id,
  });
  const shared = new cloudprov.Eip("shared", { name: "shared" });
  const gateway = new cloudprov.NatGateway("shop", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    assignedEipSets: [shared.publicIp],
    tags: { team: "shop" },
  });
  new cloudprov.NatGatewaySnat("shop", {
    natGatewayId: gateway.id,
    resourceType: "NETWORKINTERFACE",
    instanceId: machine.id,
    instancePrivateIpAddr: machine.privateIp,
    publicIpAddrs: [shared.publicIp],
    description: note,
  });
  new cloudprov.Dnat("ssh", {
    vpcId: network.id,
    natId: gateway.id,
    protocol: "TCP",
    elasticIp: shared.publicIp,
    elasticPort: "2222",
    privateIp: machine.privateIp,
    privatePort: "22",
    description: note,
  });
  const rules = new cloudprov.VpcAcl("web", {
    name: "web",
    vpcId: network.id,
    ingresses: [`ACCEPT#0.0.0.0/0#443#TCP#${note}`],
    egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
    tags: { team: "shop" },
  });
  new cloudprov.VpcAclAttachment("web", { aclId: rules.id, subnetId: subnet.id });
  const inner = new cloudprov.Eni("inner", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    subnetId: subnet.id,
    ipv4Count: 2,
    tags: { team: "shop" },
  });
  new cloudprov.EniAttachment("inner", { eniId: inner.id, instanceId: machine.id });
  const group = new cloudprov.SecurityGroup("web", { description: note, tags: { team: "shop" } });
  new cloudprov.SecurityGroupRuleSet("web", {
    securityGroupId: group.id,
    ingresses: [
      { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "443", description: note },
      { action: "ACCEPT", sourceSecurityId: group.id },
    ],
    egresses: [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }],
  });
  const offices = new cloudprov.AddressTemplate("offices", { addresses: ["10.0.1.0/24"] });
  new cloudprov.AddressTemplateGroup("offices", { templateIds: [offices.id] });
  const web = new cloudprov.ProtocolTemplate("web", { protocols: ["tcp:80,443"] });
  new cloudprov.ProtocolTemplateGroup("web", { templateIds: [web.id] });
}
