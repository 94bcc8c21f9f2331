/** An API whose requests the gateway distributes over the servers of a network. */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("payments", { name: "payments", cidrBlock: "10.3.0.0/16" });
const servers = new cloudprov.ApiGatewayUpstream("payments", {
  upstreamName: "payments",
  scheme: "HTTP",
  algorithm: "ROUND-ROBIN",
  uniqVpcId: network.id,
  upstreamType: "IP_PORT",
  nodes: [
    { host: "10.3.0.8", port: 8080, weight: 10 },
    { host: "10.3.0.9", port: 8080, weight: 10 },
  ],
});
const payments = new cloudprov.ApiGatewayService("payments", {
  serviceName: "payments",
  protocol: "https",
  netTypes: ["OUTER"],
});
new cloudprov.ApiGatewayApi("payments", {
  serviceId: payments.id,
  apiName: "payments",
  authType: "NONE",
  requestConfigPath: "/payments",
  serviceConfigProduct: "upstream",
  serviceConfigVpcId: network.id,
  serviceConfigUpstreamId: servers.id,
  serviceConfigUrl: "http://payments",
  serviceConfigPath: "/payments",
  serviceConfigMethod: "POST",
});
