/** A dedicated cluster that applications in a peered VPC on AWS reach by its private addresses. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const peered = new streamprov.Environment("peered", { displayName: "peered" });
const environment = { id: peered.id };
const network = new streamprov.Network("peered", {
  displayName: "peered",
  cloud: "AWS",
  region: "us-east-2",
  cidr: "10.200.0.0/16",
  connectionTypes: ["PEERING"],
  environment,
});
new streamprov.Peering("warehouse", {
  displayName: "warehouse",
  environment,
  network: { id: network.id },
  aws: {
    // ID of your AWS account, 12 digits.
    account: config.require("awsAccountId"),
    // ID of your VPC.
    vpc: config.require("awsVpcId"),
    routes: ["172.31.0.0/16"],
    customerRegion: "us-east-2",
  },
});
new streamprov.KafkaCluster("peered", {
  displayName: "peered",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  dedicated: { cku: 1 },
  network: { id: network.id },
  environment,
});
