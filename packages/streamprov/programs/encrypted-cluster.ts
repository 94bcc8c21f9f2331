/** A dedicated cluster whose data is encrypted with the company's key in AWS KMS. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const environment = new streamprov.Environment("vault", { displayName: "vault" });
const key = new streamprov.ByokKey("vault", {
  aws: {
    // ARN of your key in AWS KMS.
    keyArn: config.require("awsKeyArn"),
  },
});
new streamprov.KafkaCluster("vault", {
  displayName: "vault",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  dedicated: { cku: 1 },
  byokKey: { id: key.id },
  environment: { id: environment.id },
});
