/**
 * A public load balancer for an online store, with the security group that protects it.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("store", { name: "store", cidrBlock: "10.2.0.0/16" });
const visitors = new cloudprov.SecurityGroup("visitors", { name: "visitors", description: "Visitors of the store" });
new cloudprov.ClbInstance("store", {
  networkType: "OPEN",
  clbName: "store",
  vpcId: network.id,
  internetBandwidthMaxOut: 50,
  securityGroups: [visitors.id],
  tags: { team: "shop" },
});
