/** A Kafka instance in a private network, with a topic that keeps the orders of a shop for a week. */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("event-network", { name: "events", cidrBlock: "10.12.0.0/16" });
const subnet = new cloudprov.Subnet("event-network", {
  name: "events",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.12.1.0/24",
});
const events = new cloudprov.CkafkaInstance("events", {
  instanceName: "events",
  zoneId: 100003,
  chargeType: "POSTPAID_BY_HOUR",
  vpcId: network.id,
  subnetId: subnet.id,
  kafkaVersion: "2.8.1",
  diskSize: 500,
  msgRetentionTime: 4320,
  tagSet: { team: "shop" },
});
new cloudprov.CkafkaTopic("orders", {
  instanceId: events.id,
  topicName: "orders",
  partitionNum: 3,
  replicaNum: 2,
  retention: 604_800_000,
  note: "Orders of the shop",
});
