/** A private database that connectors reach through an egress gateway, by its usual host name. */
import * as streamprov from "@org/streamprov";

const egress = new streamprov.Environment("egress", { displayName: "egress" });
const environment = { id: egress.id };
const gateway = new streamprov.Gateway("egress", {
  displayName: "egress",
  environment,
  awsEgressPrivateLinkGateway: { region: "us-east-2" },
});
const database = new streamprov.AccessPoint("database", {
  displayName: "database",
  environment,
  gateway: { id: gateway.id },
  awsEgressPrivateLinkEndpoint: {
    vpcEndpointServiceName: "com.amazonaws.vpce.us-east-2.vpce-svc-00000000000000000",
  },
});
new streamprov.DnsRecord("database", {
  displayName: "database",
  environment,
  domain: "database.example.com",
  gateway: { id: gateway.id },
  privateLinkAccessPoint: { id: database.id },
});
