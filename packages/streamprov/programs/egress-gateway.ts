/** A private database that connectors reach through an egress gateway, by its usual host name. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
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
    // Name of the VPC endpoint service that your AWS account offers for the database.
    vpcEndpointServiceName: config.require("awsEndpointServiceName"),
  },
});
new streamprov.DnsRecord("database", {
  displayName: "database",
  environment,
  domain: "database.example.com",
  gateway: { id: gateway.id },
  privateLinkAccessPoint: { id: database.id },
});
