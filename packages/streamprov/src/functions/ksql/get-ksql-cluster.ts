import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { ksqlClusterFields, ksqlClusters } from "../../resources/ksql/ksql-cluster.ts";

export const getKsqlCluster = lookupObject("getKsqlCluster", {
  docs: "Looks up a ksqlDB cluster of an environment by its ID or its name.",
  example: `const orders = streamprov.getKsqlClusterOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "ksqlDB cluster",
  idForm: "lksqlc-...",
  collection: ksqlClusters,
  by: ["displayName"],
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(ksqlClusterFields, {
    inLists: { kafkaClusters: "kafkaCluster", credentialIdentities: "credentialIdentity" },
  }),
});
