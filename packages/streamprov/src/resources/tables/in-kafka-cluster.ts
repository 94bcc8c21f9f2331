import { type CompositeId, compositeId, type IdPart } from "@org/core-provider";
import type { Collection } from "../../platform/control-plane.ts";
import { environmentPart, kafkaClusterPart } from "../../platform/import-ids.ts";
import { environmentArg, environmentRef, kafkaClusterArg, kafkaClusterRef } from "../../platform/references.ts";
import { kafkaClusters } from "../kafka/kafka-cluster.ts";

/** Where an object is that belongs to a Kafka cluster. It cannot move. */
export const inKafkaCluster = () => ({
  environment: environmentRef(),
  kafkaCluster: kafkaClusterRef("Kafka cluster that it belongs to."),
});

/** The same as arguments of a lookup or a listing. */
export const inKafkaClusterArgs = () => ({ environment: environmentArg(), kafkaCluster: kafkaClusterArg() });

/** An ID that names the Kafka cluster too. */
export function idInKafkaCluster(last: IdPart, own?: string): CompositeId {
  return compositeId({
    separator: "/",
    ...(own === undefined ? {} : { own }),
    parts: [environmentPart, kafkaClusterPart, last],
  });
}

/** What is left to say of such a collection. */
interface ClusterCollectionSpec extends Pick<Collection, "kind">, Partial<Omit<Collection, "path" | "kind">> {
  readonly path: string;
}

/** A collection whose members are in a Kafka cluster: reads, deletions and listings name it in the query, changes in the body. */
export function kafkaClusterCollection({ path, ...collection }: ClusterCollectionSpec): Collection {
  return {
    path: () => path,
    scope: (values) => ({
      environment: idAt(values, "environment"),
      "spec.kafka_cluster": idAt(values, "kafkaCluster"),
    }),
    patchScope: (values) => ({
      spec: { environment: { id: idAt(values, "environment") }, kafka_cluster: { id: idAt(values, "kafkaCluster") } },
    }),
    query: inKafkaClusterArgs(),
    nameAt: "spec.display_name",
    importId: (values, id) => [idAt(values, "environment"), idAt(values, "kafkaCluster"), id].join("/"),
    within: { collection: kafkaClusters, id: (values) => idAt(values, "kafkaCluster") },
    ...collection,
  };
}

function idAt(values: Readonly<Record<string, unknown>>, name: string): string {
  return (values[name] as { readonly id: string }).id;
}
