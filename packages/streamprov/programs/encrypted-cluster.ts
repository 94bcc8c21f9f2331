/** A dedicated cluster whose data is encrypted with the company's key in AWS KMS. */
import * as streamprov from "@org/streamprov";

const environment = new streamprov.Environment("vault", { displayName: "vault" });
const key = new streamprov.ByokKey("vault", {
  aws: { keyArn: "arn:aws:kms:us-east-2:012345678901:key/11111111-2222-3333-4444-555555555555" },
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
