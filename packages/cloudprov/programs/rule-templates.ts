/** Addresses and ports with names, which rules of several security groups use. A group of templates combines them. */
import * as cloudprov from "@org/cloudprov";

const berlin = new cloudprov.AddressTemplate("berlin", { name: "berlin", addresses: ["192.0.2.0/24"] });
const lisbon = new cloudprov.AddressTemplate("lisbon", { name: "lisbon", addresses: ["198.51.100.0/24"] });
const offices = new cloudprov.AddressTemplateGroup("offices", {
  name: "offices",
  templateIds: [berlin.id, lisbon.id],
});
const web = new cloudprov.ProtocolTemplate("web", { name: "web", protocols: ["tcp:80,443"] });
const ports = new cloudprov.ProtocolTemplateGroup("web", { name: "web", templateIds: [web.id] });

const intranet = new cloudprov.SecurityGroup("intranet", { name: "intranet", description: "Only for the offices" });
new cloudprov.SecurityGroupRuleSet("intranet", {
  securityGroupId: intranet.id,
  ingresses: [
    {
      action: "ACCEPT",
      addressTemplateGroup: offices.id,
      serviceTemplateGroup: ports.id,
      description: "The offices",
    },
  ],
});
