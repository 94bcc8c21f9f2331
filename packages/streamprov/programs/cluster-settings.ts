/** A dedicated cluster with a setting for all topics, and a limit on what one application may write and read. */
import * as streamprov from "@org/streamprov";

const tuned = new streamprov.Environment("tuned", { displayName: "tuned" });
const environment = { id: tuned.id };
const cluster = new streamprov.KafkaCluster("tuned", {
  displayName: "tuned",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  dedicated: { cku: 1 },
  environment,
});
const reports = new streamprov.ServiceAccount("reports", { description: "Computes reports at night" });
const key = new streamprov.ApiKey("reports", {
  owner: { id: reports.id, apiVersion: reports.apiVersion, kind: reports.kind },
  managedResource: { id: cluster.id, apiVersion: cluster.apiVersion, kind: cluster.kind, environment },
});
new streamprov.KafkaClusterConfig("tuned", {
  kafkaCluster: { id: cluster.id },
  restEndpoint: cluster.restEndpoint,
  credentials: { key: key.id, secret: key.secret },
  config: { "log.retention.ms": "604800000" },
});
new streamprov.KafkaClientQuota("reports", {
  displayName: "reports",
  throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
  principals: [reports.id],
  kafkaCluster: { id: cluster.id },
  environment,
});
