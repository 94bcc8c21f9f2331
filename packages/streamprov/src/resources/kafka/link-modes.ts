import { atMostOneOf, field, type Outputs } from "@org/core-provider";
import { address } from "../../address.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { kafkaIn } from "../../platform/kafka.ts";

/** One of the clusters of a link. */
function linkedCluster(docs: string) {
  return field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...kafkaClusterId,
        docs: "ID of the cluster, `lkc-...`.",
      }),
      restEndpoint: field.string({
        ...address,
        replaceOnChange: true,
        docs: "REST endpoint of the cluster, if it is the cluster with the link.",
      }),
      bootstrapEndpoint: field.string({
        min: 1,
        replaceOnChange: true,
        docs: "Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        docs: "API key of the cluster. Changes in place.",
        inputDocs:
          "Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`.",
      }),
    },
    { docs, rules: [atMostOneOf("restEndpoint", "bootstrapEndpoint")] },
  );
}

/** The clusters of a link. The link's mode decides which two are set. */
export const linkedClusters = {
  sourceKafkaCluster: linkedCluster("Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`."),
  destinationKafkaCluster: linkedCluster("Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`."),
  localKafkaCluster: linkedCluster("Cluster with this end of the link, with linkMode `BIDIRECTIONAL`."),
  remoteKafkaCluster: linkedCluster("Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`."),
};

/** The end and direction of a link. Responses do not contain them. */
export const modeFields = {
  linkMode: field.string({
    default: "DESTINATION",
    values: ["DESTINATION", "SOURCE", "BIDIRECTIONAL"],
    replaceOnChange: true,
    docs: "End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name.",
  }),
  connectionMode: field.string({
    default: "OUTBOUND",
    values: ["OUTBOUND", "INBOUND"],
    replaceOnChange: true,
    docs: "Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported.",
  }),
};

/** The name of a property with a cluster of a link. */
export type ClusterOfLink = keyof typeof linkedClusters;
export type LinkMode = "DESTINATION" | "SOURCE" | "BIDIRECTIONAL";
export type LinkedCluster = NonNullable<Outputs<typeof linkedClusters>[ClusterOfLink]>;

interface Ends {
  /** The cluster with the link. */
  readonly host: ClusterOfLink;
  /** The cluster at the other end. */
  readonly far: ClusterOfLink;
  /** The two clusters in the order of an import ID. */
  readonly inOrder: readonly [ClusterOfLink, ClusterOfLink];
  /** The request field with the ID of the other end. */
  readonly peer: "source_cluster_id" | "destination_cluster_id" | "remote_cluster_id";
}

const [source, destination] = ["sourceKafkaCluster", "destinationKafkaCluster"] as const;
const [local, remote] = ["localKafkaCluster", "remoteKafkaCluster"] as const;

/** The ends of a link by its mode. */
export const endsOf: Readonly<Record<LinkMode, Ends>> = {
  DESTINATION: { host: destination, far: source, inOrder: [source, destination], peer: "source_cluster_id" },
  SOURCE: { host: source, far: destination, inOrder: [source, destination], peer: "destination_cluster_id" },
  BIDIRECTIONAL: { host: local, far: remote, inOrder: [local, remote], peer: "remote_cluster_id" },
};

/** The prefix of the environment variables of each cluster in an import. */
export const importPrefixes: Readonly<Record<ClusterOfLink, string>> = {
  sourceKafkaCluster: "IMPORT_SOURCE_KAFKA",
  destinationKafkaCluster: "IMPORT_DESTINATION_KAFKA",
  localKafkaCluster: "IMPORT_LOCAL_KAFKA",
  remoteKafkaCluster: "IMPORT_REMOTE_KAFKA",
};

/** The cluster with the link, as a service. */
export const hostOf = (mode: LinkMode) => kafkaIn(endsOf[mode].host, importPrefixes[endsOf[mode].host]);
