import { field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, kafkaClusterId } from "../../platform/ids.ts";
import {
  describedInPlace,
  environmentArg,
  environmentRef,
  fixedReference,
  givenName,
} from "../../platform/references.ts";
import { kafkaClusters } from "./kafka-cluster.ts";

const byteRate = (wire: string, docs: string) =>
  field.string({
    required: true,
    pattern: { match: /^\d+$/, says: "be a whole number of bytes per second" },
    wire,
    docs,
  });

/** The properties of a client quota. */
export const kafkaClientQuotaFields = {
  displayName: givenName(),
  description: describedInPlace(),
  throughput: field.object(
    {
      ingressByteRate: byteRate("ingress_byte_rate", "What each principal may write, in bytes per second, as text."),
      egressByteRate: byteRate("egress_byte_rate", "What each principal may read, in bytes per second, as text."),
    },
    {
      required: true,
      wire: "spec.throughput",
      docs: "Limits of the throughput.",
      inputDocs: "Can be changed in place.",
    },
  ),
  principals: field.set(
    field.string({ ...id, docs: "ID of a service account or identity pool, `sa-...` or `pool-...`." }),
    {
      required: true,
      min: 1,
      docs: "Who the quota is for: IDs of service accounts and identity pools, or `<default>` for all that have no quota of their own.",
      inputDocs: "Can be changed in place.",
    },
  ),
  kafkaCluster: fixedReference({
    wire: "spec.cluster",
    form: kafkaClusterId,
    idDocs: "ID of the Kafka cluster, `lkc-...`.",
    docs: "Dedicated Kafka cluster on which the quota holds.",
  }),
  environment: environmentRef(),
};

/** Where client quotas are. They are listed by cluster, and read by their ID alone. */
export const kafkaClientQuotas: Collection = {
  kind: "KafkaClientQuota",
  path: () => "/kafka-quotas/v1/client-quotas",
  nameAt: "spec.display_name",
  listScope: ({ kafkaCluster, environment }) => ({
    "spec.cluster": (kafkaCluster as Reference).id,
    environment: (environment as Reference).id,
  }),
  query: {
    kafkaCluster: field.object(
      { id: field.string({ required: true, ...kafkaClusterId, docs: "ID of the Kafka cluster, `lkc-...`." }) },
      { required: true, docs: "Kafka cluster whose quotas are listed." },
    ),
    environment: environmentArg(),
  },
  within: { collection: kafkaClusters, id: ({ kafkaCluster }) => (kafkaCluster as Reference).id },
};

interface Reference {
  readonly id: string;
}

const principalFacts = {
  principals: field.list(
    field.object({ id: field.string({ output: true, wire: "id", docs: "Its ID." }) }, { docs: "A principal." }),
    { output: true, wire: "spec.principals", docs: "Who the quota is for." },
  ),
};

/** The principals of a quota's body, by their IDs. */
export function quotaParts(body: Body) {
  return { principals: fromWire(principalFacts, body).principals.map((one) => one.id) };
}

export const kafkaClientQuota = resource("KafkaClientQuota", {
  docs: "A limit of what some principals may write to and read from a Dedicated Kafka cluster.",
  example: `const batch = new streamprov.KafkaClientQuota("batch", {
    displayName: "Batch jobs",
    description: "Leaves room for everybody else",
    throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
    principals: ["sa-abc123"],
    kafkaCluster: { id: "lkc-abc123" },
    environment: { id: "env-abc123" },
});`,
  fields: kafkaClientQuotaFields,
  import: { form: "<client quota ID>", example: "cq-abc123" },
  // The service may show the old for half a minute and more.
  readBackSeconds: 60,
  ...controlPlaneObject(kafkaClientQuotaFields, kafkaClientQuotas, {
    request({ principals, description }, changed) {
      const ids = (principals as readonly string[]).map((principal) => ({ id: principal }));
      return {
        spec: {
          ...(!changed || changed("principals") ? { principals: ids } : {}),
          // The platform wants a description in the request that creates one.
          ...(changed || description !== undefined ? {} : { description: "" }),
        },
      };
    },
    outputs: quotaParts,
  }),
});
