import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { tableflowCredentialsArg } from "../../platform/tableflow.ts";
import { handlingOf } from "../../resources/tables/error-handling.ts";
import { inKafkaClusterArgs } from "../../resources/tables/in-kafka-cluster.ts";
import { storageLookup } from "../../resources/tables/tableflow-storage.ts";
import { tableflowTopics } from "../../resources/tables/tableflow-topic.ts";
import { tableflowTopicFields } from "../../resources/tables/tableflow-topic-fields.ts";

export const getTableflowTopic = lookupObject("getTableflowTopic", {
  docs: "Looks up a Kafka topic with Tableflow enabled, in any status.",
  example: `const orders = streamprov.getTableflowTopicOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  what: "Tableflow topic",
  idForm: "<environment ID>/<Kafka cluster ID>/<topic name>",
  collection: tableflowTopics,
  inputs: { ...inKafkaClusterArgs(), ...tableflowCredentialsArg() },
  outputs: {
    ...lookupOutputs(tableflowTopicFields, {
      omit: ["credentials", "byobAws", "azureDataLakeStorageGen2", "managedStorages"],
      inLists: { errorHandlings: "errorHandling" },
    }),
    ...storageLookup.outputs,
  },
  parts(body) {
    const handling = handlingOf(body);
    return { ...storageLookup.parts(body), errorHandlings: handling === undefined ? [] : [handling] };
  },
});
