import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const networksUpdates = 8;

/** Every kind of resource of private networks. */
export function networks({ note }: { readonly note: string }): void {
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
  const shared = new cloudprov.Eip("shared", { name: "shared" });
  new cloudprov.NatGateway("shop", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    assignedEipSets: [shared.publicIp],
    tags: { team: "shop" },
  });
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
