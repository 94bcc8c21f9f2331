import type { Family } from "@org/core-provider";
import { getClusterLink } from "../functions/kafka/get-cluster-link.ts";
import { getKafkaClientQuota } from "../functions/kafka/get-kafka-client-quota.ts";
import { getKafkaCluster } from "../functions/kafka/get-kafka-cluster.ts";
import { getKafkaClusters } from "../functions/kafka/get-kafka-clusters.ts";
import { getKafkaTopic } from "../functions/kafka/get-kafka-topic.ts";
import type { Clients } from "../platform/clients.ts";
import { clusterLink } from "../resources/kafka/cluster-link.ts";
import { kafkaAcl } from "../resources/kafka/kafka-acl.ts";
import { kafkaClientQuota } from "../resources/kafka/kafka-client-quota.ts";
import { kafkaCluster } from "../resources/kafka/kafka-cluster.ts";
import { kafkaClusterConfig } from "../resources/kafka/kafka-cluster-config.ts";
import { kafkaMirrorTopic } from "../resources/kafka/kafka-mirror-topic.ts";
import { kafkaTopic } from "../resources/kafka/kafka-topic.ts";

export const family: Family<Clients> = {
  title: "Kafka",
  platformPage: {
    title: "Cluster Management for Apache Kafka APIs",
    url: "https://docs.confluent.io/cloud/current/clusters/cluster-api.html",
  },
  resources: [kafkaCluster, kafkaTopic, kafkaClientQuota, kafkaClusterConfig, clusterLink, kafkaMirrorTopic, kafkaAcl],
  functions: [getClusterLink, getKafkaClientQuota, getKafkaCluster, getKafkaClusters, getKafkaTopic],
};
