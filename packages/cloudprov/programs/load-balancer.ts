/**
 * A public load balancer for an online store, with the security group that protects it. It passes on connections at port
 * 443 and checks the health of its targets. Requests at port 80 are passed on by their domain and path, and connections at
 * port 8443 to a group of targets.
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
const https = new cloudprov.ClbListener("store", {
  clbId: store.id,
  listenerName: "store",
  protocol: "TCP",
  port: 443,
  healthCheckIntervalTime: 10,
});
new cloudprov.ClbAttachment("store", {
  clbId: store.id,
  listenerId: https.listenerId,
  // Address of a network interface in the network.
  targets: [{ eniIp: "10.2.1.5", port: 443, weight: 10 }],
});
const http = new cloudprov.ClbListener("store-http", {
  clbId: store.id,
  listenerName: "store-http",
  protocol: "HTTP",
  port: 80,
});
new cloudprov.ClbListenerRule("store-cart", {
  clbId: store.id,
  listenerId: http.listenerId,
  domain: "store.example.com",
  url: "/cart",
  healthCheckHttpPath: "/health",
});
const shared = new cloudprov.ClbListener("store-shared", {
  clbId: store.id,
  listenerName: "store-shared",
  protocol: "TCP",
  port: 8443,
  targetType: "TARGETGROUP",
});
const group = new cloudprov.ClbTargetGroup("store", {
  targetGroupName: "store",
  vpcId: network.id,
  port: 8443,
  tags: { team: "shop" },
});
new cloudprov.ClbTargetGroupAttachment("store", {
  clbId: store.id,
  listenerId: shared.listenerId,
  targetGroupId: group.id,
});
