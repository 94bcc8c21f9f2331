import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { kafkaClusters } from "../../resources/kafka/kafka-clusters.ts";
import { clusterKinds, clusterLookup } from "./kafka-cluster-outputs.ts";

export const getKafkaCluster = lookupObject("getKafkaCluster", {
  docs: "Looks up a Kafka cluster of an environment by its ID or its name.",
  example: `const orders = streamprov.getKafkaClusterOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "Kafka cluster",
  idForm: "lkc-...",
  collection: kafkaClusters,
  by: ["displayName"],
  inputs: { environment: environmentArg(), ...clusterKinds({ ignored: true }) },
  ...clusterLookup,
});
