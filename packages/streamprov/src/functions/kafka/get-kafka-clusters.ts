import { field } from "@org/core-provider";
import { lookupAll } from "../../platform/listing.ts";
import { environmentArg } from "../../platform/references.ts";
import { kafkaClusters } from "../../resources/kafka/kafka-clusters.ts";
import { clusterLookup } from "./kafka-cluster-outputs.ts";

export const getKafkaClusters = lookupAll("getKafkaClusters", {
  docs: "Lists the Kafka clusters of an environment, including clusters that are still being created.",
  example: `const all = streamprov.getKafkaClustersOutput({ environment: { id: config.require("environmentId") } });`,
  collection: kafkaClusters,
  inputs: { environment: environmentArg() },
  as: "clusters",
  all: "The clusters",
  each: "A Kafka cluster.",
  id: ({ environment }) => environment.id,
  outputs: {
    id: field.string({ output: true, wire: "id", docs: "ID of the cluster, `lkc-...`." }),
    ...clusterLookup.outputs,
  },
  parts: clusterLookup.parts,
});
