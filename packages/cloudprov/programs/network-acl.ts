/** A subnet that only web traffic may enter. Its servers may answer, and reach everything else. */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("filtered", { name: "filtered", cidrBlock: "10.7.0.0/16" });
const subnet = new cloudprov.Subnet("filtered", {
  name: "web",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.7.1.0/24",
});
const rules = new cloudprov.VpcAcl("filtered", {
  name: "web",
  vpcId: network.id,
  ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#HTTPS", "ACCEPT#0.0.0.0/0#1024-65535#TCP#Responses"],
  egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
});
new cloudprov.VpcAclAttachment("filtered", { aclId: rules.id, subnetId: subnet.id });
