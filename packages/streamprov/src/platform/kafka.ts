import type { DataPlane } from "./data-plane.ts";
import { clusterField, connectionFields } from "./data-plane.ts";
import { kafkaClusterId } from "./ids.ts";

/** Kafka REST: topics, ACLs and settings of one cluster. */
export const kafka: DataPlane = {
  name: "Kafka",
  cluster: "kafkaCluster",
  variables: { endpoint: "kafkaRestEndpoint", id: "kafkaId", key: "kafkaApiKey", secret: "kafkaApiSecret" },
  importVariables: {
    endpoint: "IMPORT_KAFKA_REST_ENDPOINT",
    id: "IMPORT_KAFKA_ID",
    key: "IMPORT_KAFKA_API_KEY",
    secret: "IMPORT_KAFKA_API_SECRET",
  },
  group: ({ kafkaId, kafkaRestEndpoint, kafkaApiKey, kafkaApiSecret }, oauth) => {
    const clusterId = kafkaId || undefined;
    const credentials = kafkaApiKey && kafkaApiSecret ? { key: kafkaApiKey, secret: kafkaApiSecret } : undefined;
    const set = kafkaRestEndpoint !== undefined && (oauth ? clusterId !== undefined : credentials !== undefined);
    return {
      set,
      endpoint: set ? kafkaRestEndpoint : undefined,
      credentials: set && !oauth ? credentials : undefined,
      clusterId,
    };
  },
  oauthHeaders: () => ({}),
};

/** Where a Kafka resource's cluster is. */
export const kafkaFields = (options: { readonly endpointReplaces: boolean }) => ({
  kafkaCluster: clusterField("ID of the Kafka cluster, `lkc-...`.", kafkaClusterId),
  ...connectionFields("Kafka", options),
});
