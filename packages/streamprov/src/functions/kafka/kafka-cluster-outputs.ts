import { type Facts, field, fromWire, type Outputs } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { cloudRegionOutputs, environmentArg } from "../../platform/references.ts";
import { clusterOutputs, clusterParts } from "../../resources/kafka/kafka-cluster-body.ts";

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
export const kafkaClusterOutputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the cluster, `lkc-...`." }),
  displayName: field.string({ output: true, wire: "spec.display_name", docs: "Name for people." }),
  availability: field.string({
    output: true,
    wire: "spec.availability",
    docs: "`SINGLE_ZONE`, `MULTI_ZONE`, `LOW` or `HIGH`.",
  }),
  ...cloudRegionOutputs(),
  environment: environmentArg(),
  deletionProtection: field.boolean({
    output: true,
    wire: "spec.deletion_protection",
    docs: "Whether the platform refuses to delete the cluster.",
  }),
  ...clusterOutputs,
  ...clusterKinds({ output: true, optional: true }),
  networks: field.list(
    field.object({ id: field.string({ required: true, docs: "ID of the network, `n-...`." }) }, { docs: "A network." }),
    { output: true, docs: "The private network, always one element; its ID is empty for a public cluster." },
  ),
  byokKeys: field.list(
    field.object({ id: field.string({ required: true, docs: "ID of the key, `cck-...`." }) }, { docs: "A key." }),
    { output: true, docs: "Your own encryption key, always one element; its ID is empty when there is none." },
  ),
};

/** The result of a lookup for one cluster. */
export function describeCluster(body: Body): Outputs<typeof kafkaClusterOutputs> {
  const { network, byok } = (body["spec"] ?? {}) as { network?: Reference; byok?: Reference };
  return {
    ...(fromWire(kafkaClusterOutputs, body) as Outputs<typeof kafkaClusterOutputs>),
    ...clusterParts(body),
    networks: [{ id: network?.id ?? "" }],
    byokKeys: [{ id: byok?.id ?? "" }],
  };
}

type Reference = { readonly id?: string } | null;

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
