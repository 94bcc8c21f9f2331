/**
 * A link between the networks of two environments, so that a cluster link can copy topics between private clusters. The
 * service accepts endpoints of the other network.
 */
import * as streamprov from "@org/streamprov";

const producer = new streamprov.Environment("link-producer", { displayName: "link-producer" });
const producerNetwork = new streamprov.Network("link-producer", {
  displayName: "link-producer",
  cloud: "AWS",
  region: "us-east-2",
  connectionTypes: ["PRIVATELINK"],
  environment: { id: producer.id },
});
const consumer = new streamprov.Environment("link-consumer", { displayName: "link-consumer" });
const consumerNetwork = new streamprov.Network("link-consumer", {
  displayName: "link-consumer",
  cloud: "AWS",
  region: "us-east-2",
  connectionTypes: ["PRIVATELINK"],
  environment: { id: consumer.id },
});

const service = new streamprov.NetworkLinkService("orders", {
  displayName: "orders",
  description: "Shares the orders with other environments",
  environment: { id: producer.id },
  network: { id: producerNetwork.id },
  accept: { environments: [consumer.id], networks: [consumerNetwork.id] },
});
new streamprov.NetworkLinkEndpoint("orders", {
  displayName: "orders",
  environment: { id: consumer.id },
  network: { id: consumerNetwork.id },
  networkLinkService: { id: service.id },
});
