import { atMostOneOf, field, type Outputs } from "@org/core-provider";
import { address } from "../../platform/address.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { kafkaIn } from "../../platform/kafka.ts";

/** One of the clusters that a link connects. */
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
        docs: "REST endpoint of the cluster, where the link is on it.",
      }),
      bootstrapEndpoint: field.string({
        min: 1,
        replaceOnChange: true,
        docs: "Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        docs: "API key of the cluster. Changes in place.",
        inputDocs:
          "Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none.",
      }),
    },
    { docs, rules: [atMostOneOf("restEndpoint", "bootstrapEndpoint")] },
  );
}

/** The clusters of a link. Its mode says which two are given. */
export const linkedClusters = {
  sourceKafkaCluster: linkedCluster("Cluster that topics are mirrored from, with linkMode `DESTINATION` or `SOURCE`."),
  destinationKafkaCluster: linkedCluster(
    "Cluster that topics are mirrored to, with linkMode `DESTINATION` or `SOURCE`.",
  ),
  localKafkaCluster: linkedCluster("Cluster that this end of the link is on, with linkMode `BIDIRECTIONAL`."),
  remoteKafkaCluster: linkedCluster("Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`."),
};

/** How a link is made: which end it is, and who connects. No answer tells it. */
export const modeFields = {
  linkMode: field.string({
    default: "DESTINATION",
    values: ["DESTINATION", "SOURCE", "BIDIRECTIONAL"],
    replaceOnChange: true,
    docs: "Which end of the link this is. With `BIDIRECTIONAL`, topics are mirrored both ways, and each of the two clusters needs a link of the same name.",
  }),
  connectionMode: field.string({
    default: "OUTBOUND",
    values: ["OUTBOUND", "INBOUND"],
    replaceOnChange: true,
    docs: "Whether this end connects to the other, or waits for it to connect. With linkMode `SOURCE` only `OUTBOUND`.",
  }),
};

/** The name of a property that holds a cluster of a link. */
export type ClusterOfLink = keyof typeof linkedClusters;
export type LinkMode = "DESTINATION" | "SOURCE" | "BIDIRECTIONAL";
export type LinkedCluster = NonNullable<Outputs<typeof linkedClusters>[ClusterOfLink]>;

interface Ends {
  /** The cluster that the link is on. */
  readonly host: ClusterOfLink;
  /** The cluster at its other end. */
  readonly far: ClusterOfLink;
  /** The two in the order in which they stand in an import ID. */
  readonly inOrder: readonly [ClusterOfLink, ClusterOfLink];
  /** The member of a request that names the other end. */
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

/** What the environment variables of an import begin with, by the cluster that they are about. */
export const importPrefixes: Readonly<Record<ClusterOfLink, string>> = {
  sourceKafkaCluster: "IMPORT_SOURCE_KAFKA",
  destinationKafkaCluster: "IMPORT_DESTINATION_KAFKA",
  localKafkaCluster: "IMPORT_LOCAL_KAFKA",
  remoteKafkaCluster: "IMPORT_REMOTE_KAFKA",
};

/** The cluster that a link is on, as a service. */
export const hostOf = (mode: LinkMode) => kafkaIn(endsOf[mode].host, importPrefixes[endsOf[mode].host]);
