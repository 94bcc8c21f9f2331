import { type Facts, field, lookupOutputs } from "@org/core-provider";
import { kafkaClusterFields } from "../../resources/kafka/kafka-cluster.ts";
import { clusterParts } from "../../resources/kafka/kafka-cluster-body.ts";

const maxEcku = () =>
  field.integer({ required: true, docs: "Greatest number of elastic CKUs; 0 when there is no limit." });

const zones = () => field.list(field.string({ docs: "ID of a zone." }), { required: true, docs: "Zones it is in." });

/** The kinds of clusters as lookups show them: the one that the cluster is of has an element. */
export const clusterKinds = <const F extends Partial<Facts>>(facts: F) => ({
  basics: limited("Basic", { maxEcku: maxEcku() }, facts),
  standards: limited("Standard", { maxEcku: maxEcku() }, facts),
  dedicated: field.object(
    {
      cku: field.integer({ required: true, docs: "Number of Confluent Units for Kafka." }),
      encryptionKey: field.string({ required: true, docs: "Legacy key of your own; empty when there is none." }),
      zones: zones(),
    },
    { ...facts, docs: "Given for a Dedicated cluster." },
  ),
  enterprises: limited("Enterprise", { maxEcku: maxEcku() }, facts),
  freights: limited("Freight", { maxEcku: maxEcku(), zones: zones() }, facts),
});

/** What a lookup tells of a cluster. */
export const toldOfCluster = {
  outputs: {
    ...lookupOutputs(kafkaClusterFields, {
      omit: ["basic", "standard", "dedicated", "enterprises", "freights"],
      inLists: { networks: "network", byokKeys: "byokKey" },
    }),
    ...clusterKinds({ output: true, optional: true }),
  },
  parts: clusterParts,
};

function limited<T extends Parameters<typeof field.object>[0], const F extends Partial<Facts>>(
  kind: string,
  members: T,
  facts: F,
) {
  return field.list(field.object(members, { docs: `Limits of the ${kind} cluster.` }), {
    ...facts,
    docs: `One element for a cluster of the kind ${kind}, otherwise none.`,
  });
}
