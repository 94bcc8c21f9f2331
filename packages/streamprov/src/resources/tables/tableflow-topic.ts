import { apiPage } from "../../platform/api-page.ts";
import { asKnown } from "../../platform/as-known.ts";
import { merged } from "../../platform/body.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { warnOfUnusualIds } from "../../platform/ids.ts";
import { checkTableflow, tableflowImport } from "../../platform/tableflow.ts";
import { checkErrorHandling, configRequest, handlingIn } from "./error-handling.ts";
import { idInKafkaCluster } from "./in-kafka-cluster.ts";
import { tableflowCollection } from "./tableflow-collection.ts";
import { oneStorage, storageOf, storageRequest } from "./tableflow-storage.ts";
import { checkTimes, tableflowTopicFields } from "./tableflow-topic-fields.ts";
import { warnOfFailure } from "./warn-of-failure.ts";

const tableflowTopicId = idInKafkaCluster({ property: "displayName", form: "<topic name>", example: "orders" });

/** The topics of a Kafka cluster with Tableflow enabled, by topic name. */
export const tableflowTopics = tableflowCollection({
  kind: "TableflowTopic",
  path: "/tableflow/v1/tableflow-topics",
  named: { by: "displayName", id: tableflowTopicId },
});

export const tableflowTopic = resource("TableflowTopic", {
  docs: "Tableflow for a Kafka topic: the platform also keeps the topic as tables. Set exactly one of byobAws, azureDataLakeStorageGen2 and managedStorages. The platform starts after the resource is created: if that fails, `pulumi refresh` warns with the reason.",
  platformPage: apiPage("Tableflow Topics (tableflow/v1)"),
  example: `const orders = new streamprov.TableflowTopic("orders", {
    displayName: "orders",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
    tableFormats: ["ICEBERG", "DELTA"],
    errorHandling: { mode: "LOG", logTarget: "orders-not-in-table" },
    byobAws: { bucketName: "orders-tables", providerIntegrationId: config.require("providerIntegrationId") },
    credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
});`,
  errors: {
    "credentials ... because the provider's configuration does not contain":
      "Tableflow needs an API key of its kind: set `credentials`, or `tableflowApiKey` and `tableflowApiSecret` of the provider.",
    "is no integration":
      "The ID in `providerIntegrationId` is wrong, or the integration belongs to another environment.",
  },
  ...controlPlaneObject(tableflowTopicFields, tableflowTopics, {
    request: (values, changed) => merged(storageRequest(values, changed), configRequest(values, changed)),
    outputs(body, op) {
      warnOfFailure(op, body);
      return { ...storageOf(body), errorHandling: handlingIn(body, op && asKnown(op)["errorHandling"]) };
    },
  }),
  rules: [oneStorage],
  naturalKey: ["environment.id", "kafkaCluster.id", "displayName"],
  // The bridged package uses only the topic's name, which topics of several clusters may share.
  idFromState: tableflowTopicId.build,
  import: { ...tableflowTopicId.import, ...tableflowImport },

  check(op) {
    checkTableflow(op);
    checkTimes(op);
    checkErrorHandling(op);
    warnOfUnusualIds(op, {
      "environment.id": "environment",
      "byobAws.providerIntegrationId": "providerIntegration",
      "azureDataLakeStorageGen2.providerIntegrationId": "providerIntegration",
    });
  },
});
