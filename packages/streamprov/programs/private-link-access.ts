/** A dedicated cluster that one AWS account reaches by PrivateLink. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const linked = new streamprov.Environment("linked", { displayName: "linked" });
const environment = { id: linked.id };
const network = new streamprov.Network("linked", {
  displayName: "linked",
  cloud: "AWS",
  region: "us-east-2",
  connectionTypes: ["PRIVATELINK"],
  environment,
});
new streamprov.PrivateLinkAccess("linked", {
  displayName: "linked",
  environment,
  network: { id: network.id },
  aws: {
    // ID of your AWS account, 12 digits.
    account: config.require("awsAccountId"),
  },
});
new streamprov.KafkaCluster("linked", {
  displayName: "linked",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  dedicated: { cku: 1 },
  network: { id: network.id },
  environment,
});
