/**
 * A network with a subnet, and the firewall rules of the web servers in it: HTTPS from everywhere, everything from one another. The
 * servers share an SSH key, and one of them will get the public address.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("shop", { name: "shop", cidrBlock: "10.1.0.0/16", tags: { team: "shop" } });
new cloudprov.Subnet("web", {
  name: "web",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.1.1.0/24",
  tags: { team: "shop" },
});
const web = new cloudprov.SecurityGroup("web", {
  name: "web",
  description: "Web servers",
  tags: { team: "shop" },
});
new cloudprov.SecurityGroupRuleSet("web", {
  securityGroupId: web.id,
  ingresses: [
    { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "443", description: "HTTPS" },
    { action: "ACCEPT", sourceSecurityId: web.id, description: "One another" },
  ],
  egresses: [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }],
});
new cloudprov.KeyPair("web", { keyName: "web", tags: { team: "shop" } });
new cloudprov.Eip("web", { name: "web", tags: { team: "shop" } });
