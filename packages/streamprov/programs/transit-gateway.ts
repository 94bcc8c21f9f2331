/** A network that is attached to the transit gateway of a company, which connects it with all of its VPCs. */
import * as streamprov from "@org/streamprov";

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
    ramResourceShareArn: "arn:aws:ram:us-east-2:012345678901:resource-share/abc123",
    transitGatewayId: "tgw-abcdef0123456789a",
    routes: ["192.168.0.0/16"],
  },
});
