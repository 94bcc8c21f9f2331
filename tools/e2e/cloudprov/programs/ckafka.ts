import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const ckafkaUpdates = 2;

/** Every kind of resource of CKafka. */
export function ckafka({ note }: { readonly note: string }): void {
  const network = new cloudprov.Vpc("kafka", { cidrBlock: "10.12.0.0/16" });
  const subnet = new cloudprov.Subnet("kafka", {
    vpcId: network.id,
    availabilityZone: "ap-guangzhou-3",
    cidrBlock: "10.12.1.0/24",
  });
  const events = new cloudprov.CkafkaInstance("events", {
    instanceName: note,
    zoneId: 100_003,
    chargeType: "POSTPAID_BY_HOUR",
    vpcId: network.id,
    subnetId: subnet.id,
    config: { autoCreateTopicEnable: true, defaultNumPartitions: 3, defaultReplicationFactor: 2 },
    tagSet: { team: "shop" },
  });
  new cloudprov.CkafkaTopic("orders", {
    instanceId: events.id,
    topicName: "orders",
    partitionNum: 3,
    replicaNum: 2,
    note,
  });
}
