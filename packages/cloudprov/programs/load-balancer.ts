/**
 * A public load balancer for an online store, with the security group that protects it. It passes on connections at port
 * 443, and checks the health of its targets.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("store", { name: "store", cidrBlock: "10.2.0.0/16" });
const visitors = new cloudprov.SecurityGroup("visitors", { name: "visitors", description: "Visitors of the store" });
const store = new cloudprov.ClbInstance("store", {
  networkType: "OPEN",
  clbName: "store",
  vpcId: network.id,
  internetBandwidthMaxOut: 50,
  securityGroups: [visitors.id],
  tags: { team: "shop" },
});
new cloudprov.ClbListener("store", {
  clbId: store.id,
  listenerName: "store",
  protocol: "TCP",
  port: 443,
  healthCheckIntervalTime: 10,
});
