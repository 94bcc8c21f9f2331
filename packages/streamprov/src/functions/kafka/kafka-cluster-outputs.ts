import { type Facts, field, lookupOutputs } from "@org/core-provider";
import { clusterParts } from "../../resources/kafka/kafka-cluster-body.ts";
import { kafkaClusterFields } from "../../resources/kafka/kafka-cluster-fields.ts";

const maxEcku = () =>
  field.integer({ required: true, docs: "Maximum number of elastic CKUs; 0 if there is no limit." });

const zones = () =>
  field.list(field.string({ docs: "A value." }), { required: true, docs: "Availability zones of the cluster." });

/** The types of clusters in lookups: only the list of the cluster's type has an element. */
export const clusterKinds = <const F extends Partial<Facts>>(facts: F) => ({
  basics: limited("Basic", { maxEcku: maxEcku() }, facts),
  standards: limited("Standard", { maxEcku: maxEcku() }, facts),
  dedicated: field.object(
    {
      cku: field.integer({ required: true, docs: "Number of Confluent Units for Kafka." }),
      encryptionKey: field.string({ required: true, docs: "Legacy customer-managed key, or empty." }),
      zones: zones(),
    },
    { ...facts, docs: "Limits of the Dedicated cluster. Set only for that type." },
  ),
  enterprises: limited("Enterprise", { maxEcku: maxEcku() }, facts),
  freights: limited("Freight", { maxEcku: maxEcku(), zones: zones() }, facts),
});

/** The outputs of a cluster in lookups. */
export const clusterLookup = {
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
    docs: `One element for a cluster of the type ${kind}, otherwise empty.`,
  });
}
