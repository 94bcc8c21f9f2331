import { type CompositeId, compositeId, type IdPart } from "@org/core-provider";
import type { Collection } from "../../platform/control-plane.ts";
import { unusualIds } from "../../platform/ids.ts";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { environmentArg, environmentRef, kafkaClusterArg, kafkaClusterRef } from "../../platform/references.ts";
import { kafkaClusters } from "../kafka/kafka-clusters.ts";

/** The environment and Kafka cluster of an object. A change replaces it. */
export const inKafkaCluster = () => ({
  environment: environmentRef(),
  kafkaCluster: kafkaClusterRef("Kafka cluster of the object."),
});

/** The same as arguments of a lookup or a listing. */
export const inKafkaClusterArgs = () => ({ environment: environmentArg(), kafkaCluster: kafkaClusterArg() });

/** An ID that also contains the Kafka cluster. */
export function idInKafkaCluster(last: IdPart, own?: string): CompositeId {
  return compositeId({
    separator: "/",
    ...(own === undefined ? {} : { own }),
    parts: [environmentPart, kafkaClusterPart, last],
  });
}

/** The parts of such a collection that differ. */
interface ClusterCollectionSpec extends Pick<Collection, "kind">, Partial<Omit<Collection, "path" | "kind">> {
  readonly path: string;
}

/** A collection in a Kafka cluster: reads, deletes and lists send the cluster in the query, updates in the body. */
export function kafkaClusterCollection({ path, ...collection }: ClusterCollectionSpec): Collection {
  return {
    path: () => path,
    scope(values, verb) {
      if (verb === "create") return {};
      return { environment: idAt(values, "environment"), "spec.kafka_cluster": idAt(values, "kafkaCluster") };
    },
    updateScope: (values) => ({
      spec: { environment: { id: idAt(values, "environment") }, kafka_cluster: { id: idAt(values, "kafkaCluster") } },
    }),
    query: inKafkaClusterArgs(),
    check: unusualIds({ "environment.id": "environment" }),
    nameAt: "spec.display_name",
    importId: (values, id) => [idAt(values, "environment"), idAt(values, "kafkaCluster"), id].join("/"),
    within: { collection: kafkaClusters, id: (values) => idAt(values, "kafkaCluster") },
    ...collection,
  };
}

function idAt(values: Readonly<Record<string, unknown>>, name: string): string {
  return (values[name] as { readonly id: string }).id;
}
