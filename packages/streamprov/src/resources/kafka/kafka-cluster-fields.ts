import { field } from "@org/core-provider";
import { id, networkId } from "../../platform/ids.ts";
import { cloudRegion, environmentRef } from "../../platform/references.ts";
import { clusterOutputs } from "./kafka-cluster-body.ts";

const maxEcku = field.integer({
  computed: true,
  emptyIsUnset: true,
  min: 1,
  changesWith: ["standard"],
  docs: "Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2.",
});

const zones = field.list(field.string({ docs: "A value." }), {
  computed: true,
  ignored: true,
  docs: "Availability zones of the cluster. The platform chooses them.",
});

/** The properties of a Kafka cluster. */
export const kafkaClusterFields = {
  displayName: field.string({
    autoName: { maxLength: 255 },
    min: 1,
    wire: "spec.display_name",
    docs: "Display name.",
  }),
  availability: field.string({
    required: true,
    replaceOnChange: true,
    values: ["SINGLE_ZONE", "MULTI_ZONE", "LOW", "HIGH"],
    equality: (before, after) => sameAvailability[String(before)] === after,
    wire: "spec.availability",
    docs: "Availability of the cluster: in one or several availability zones.",
    inputDocs: "The platform may return SINGLE_ZONE as LOW and MULTI_ZONE as HIGH; they are treated as equal.",
  }),
  ...cloudRegion(),
  environment: environmentRef(),
  basic: field.object({ maxEcku }, { docs: "A Basic cluster. It can be upgraded in place to Standard, but not back." }),
  standard: field.object({ maxEcku }, { docs: "A Standard cluster." }),
  dedicated: field.object(
    {
      cku: field.integer({
        required: true,
        min: 1,
        docs: "Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours.",
      }),
      encryptionKey: field.string({
        computed: true,
        emptyIsUnset: true,
        rejectChange: {
          because: "a cluster keeps the key that it is created with: restore the old value, or remove the property",
        },
        docs: "Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation.",
      }),
      zones,
    },
    { docs: "A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day." },
  ),
  enterprises: field.list(field.object({ maxEcku }, { docs: "Limits of the cluster." }), {
    min: 1,
    max: 1,
    terraform: { many: true },
    docs: "An Enterprise cluster. The element may be empty.",
  }),
  freights: field.list(field.object({ maxEcku, zones }, { docs: "Limits of the cluster." }), {
    min: 1,
    max: 1,
    terraform: { many: true },
    docs: "A Freight cluster, on AWS. The element may be empty.",
  }),
  network: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...networkId,
        wire: "id",
        docs: "ID of the network, `n-...` or `nr-...`.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.network",
      docs: "Private network of the cluster. The ID is empty for a public cluster.",
      inputDocs: "If unset, the platform chooses it.",
    },
  ),
  byokKey: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...id,
        wire: "id",
        docs: "ID of the key, `cck-...`.",
      }),
    },
    {
      computed: true,
      emptyIsUnset: true,
      wire: "spec.byok",
      docs: "Customer-managed key (BYOK) that encrypts the data. The ID is empty if the platform manages the key.",
    },
  ),
  deletionProtection: field.boolean({
    default: false,
    omitEmptyOnCreate: true,
    wire: "spec.deletion_protection",
    docs: "Whether the platform rejects the deletion of the cluster.",
  }),
  ...clusterOutputs,
};

const sameAvailability: Readonly<Record<string, string>> = {
  SINGLE_ZONE: "LOW",
  LOW: "SINGLE_ZONE",
  MULTI_ZONE: "HIGH",
  HIGH: "MULTI_ZONE",
};
