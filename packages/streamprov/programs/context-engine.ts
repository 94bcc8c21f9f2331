/** A topic whose latest records agents and applications look up by their keys in the real-time context engine. */
import * as streamprov from "@org/streamprov";

const agents = new streamprov.Environment("agents", { displayName: "agents" });
const environment = { id: agents.id };
const cluster = new streamprov.KafkaCluster("agents", {
  displayName: "agents",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  standard: {},
  environment,
});
new streamprov.RtceTopic("orders", {
  topicName: "orders",
  description: "Orders by their number",
  cloud: "AWS",
  region: "us-east-2",
  kafkaCluster: { id: cluster.id },
  environment,
});
