import { variableGroups } from "../variable-groups.ts";
import {
  clusterField,
  connectionFields,
  type DataPlane,
  importFrom,
  type Origin,
  placementIn,
  type Service,
} from "./data-plane.ts";
import { kafkaClusterId } from "./ids.ts";

/** Kafka REST: topics, ACLs and settings of one cluster. */
export const kafka: DataPlane<"kafkaCluster"> = {
  name: "Kafka",
  group: variableGroups.kafka,
  endpoint: {
    what: "the REST endpoint",
    variables: ["kafkaRestEndpoint"],
    importVariables: ["IMPORT_KAFKA_REST_ENDPOINT"],
  },
  ids: {
    kafkaCluster: {
      what: "the cluster's ID",
      variables: ["kafkaId"],
      importVariables: ["IMPORT_KAFKA_ID"],
      owner: "the Kafka cluster",
      alone: true,
    },
  },
  importKey: ["IMPORT_KAFKA_API_KEY", "IMPORT_KAFKA_API_SECRET"],
  grantsOn: "kafkaCluster",
  errorForm: "error_code",
};

/**
 * A cluster whose address only the resource contains, in an object with `id`, `restEndpoint` and `credentials`. An import
 * uses environment variables with the prefix, such as `IMPORT_KAFKA`.
 */
export function kafkaIn<P extends string>(property: P, prefix: string): DataPlane<P> {
  // The object requires it.
  const id = { what: "the cluster's ID", variables: [], importVariables: [], optional: true } as const;
  return {
    name: "Kafka",
    endpoint: { what: "the REST endpoint", variables: [], importVariables: [`${prefix}_REST_ENDPOINT`] },
    ids: { [property]: id } as Record<string, Origin> as DataPlane<P>["ids"],
    importKey: [`${prefix}_API_KEY`, `${prefix}_API_SECRET`],
    properties: { endpoint: `${property}.restEndpoint`, credentials: `${property}.credentials` },
    grantsOn: property,
    errorForm: "error_code",
  };
}

/** A cluster, bound to an operation. */
export type KafkaService = Service<"kafkaCluster">;

/** A list of Kafka REST before its elements are read. */
export interface KafkaListing {
  readonly data: readonly unknown[];
}

/** The address and key of a Kafka resource's cluster. */
export const kafkaFields = (options: { readonly endpointReplaces: boolean }) => ({
  kafkaCluster: clusterField("ID of the Kafka cluster, `lkc-...`.", kafkaClusterId),
  ...connectionFields("Kafka", options),
});

/** The cluster that the provider's configuration selects. The ID of each object begins with that of its cluster. */
export const kafkaPlacement = placementIn(kafka, (id) => ({ kafkaCluster: id.split("/", 1)[0] }));

/** The requirements of an import besides the ID. */
export const kafkaImport = importFrom(kafka);
