/** A network that is attached to the transit gateway of a company, which connects it with all of its VPCs. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const transit = new streamprov.Environment("transit", { displayName: "transit" });
const environment = { id: transit.id };
const network = new streamprov.Network("transit", {
  displayName: "transit",
  cloud: "AWS",
  region: "us-east-2",
  cidr: "10.201.0.0/16",
  connectionTypes: ["TRANSITGATEWAY"],
  environment,
});
new streamprov.TransitGatewayAttachment("transit", {
  displayName: "transit",
  environment,
  network: { id: network.id },
  aws: {
    // ARN of the resource share in AWS RAM with which your AWS account shares the transit gateway.
    ramResourceShareArn: config.require("awsResourceShareArn"),
    // ID of your transit gateway.
    transitGatewayId: config.require("awsTransitGatewayId"),
    routes: ["192.168.0.0/16"],
  },
});
