import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { tableflowCredentialsArg } from "../../platform/tableflow.ts";
import { inKafkaClusterArgs } from "../../resources/tables/in-kafka-cluster.ts";
import { toldStorage } from "../../resources/tables/tableflow-storage.ts";
import { handlingOf, tableflowTopicFields, tableflowTopics } from "../../resources/tables/tableflow-topic.ts";

export const getTableflowTopic = lookupObject("getTableflowTopic", {
  docs: "Looks up a Kafka topic that is also kept as tables, in whatever state it is.",
  example: `const orders = streamprov.getTableflowTopicOutput({
    displayName: "orders",
    environment: { id: "env-abc123" },
    kafkaCluster: { id: "lkc-abc123" },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  what: "topic with tables",
  idForm: "<environment ID>/<Kafka cluster ID>/<topic name>",
  collection: tableflowTopics,
  inputs: { ...inKafkaClusterArgs(), ...tableflowCredentialsArg() },
  outputs: {
    ...lookupOutputs(tableflowTopicFields, {
      omit: ["credentials", "byobAws", "azureDataLakeStorageGen2", "managedStorages"],
      inLists: { errorHandlings: "errorHandling" },
    }),
    ...toldStorage.outputs,
  },
  parts(body) {
    const handling = handlingOf(body);
    return { ...toldStorage.parts(body), errorHandlings: handling === undefined ? [] : [handling] };
  },
});
