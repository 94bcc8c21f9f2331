import { field, fromWire, responseField } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
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
import { kafkaClusters } from "./kafka-clusters.ts";

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
      ingressByteRate: byteRate("ingress_byte_rate", "Write limit of each principal, in bytes per second, as text."),
      egressByteRate: byteRate("egress_byte_rate", "Read limit of each principal, in bytes per second, as text."),
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
      docs: "Principals of the quota: IDs of service accounts and identity pools, or `<default>` for all principals without their own quota.",
      inputDocs: "Can be changed in place.",
    },
  ),
  kafkaCluster: fixedReference({
    wire: "spec.cluster",
    form: kafkaClusterId,
    idDocs: "ID of the Kafka cluster, `lkc-...`.",
    docs: "Dedicated Kafka cluster of the quota.",
  }),
  environment: environmentRef(),
};

/** The client quotas. They are listed by cluster, and read by ID alone. */
export const kafkaClientQuotas: Collection = {
  kind: "KafkaClientQuota",
  path: () => "/kafka-quotas/v1/client-quotas",
  nameAt: "spec.display_name",
  scope({ kafkaCluster, environment }, verb) {
    if (verb === "create" || verb === "read") return {};
    return { "spec.cluster": (kafkaCluster as Reference).id, environment: (environment as Reference).id };
  },
  query: {
    kafkaCluster: field.object(
      { id: field.string({ required: true, ...kafkaClusterId, docs: "ID of the Kafka cluster, `lkc-...`." }) },
      { required: true, docs: "Kafka cluster of the quotas." },
    ),
    environment: environmentArg(),
  },
  within: { collection: kafkaClusters, id: ({ kafkaCluster }) => (kafkaCluster as Reference).id },
};

interface Reference {
  readonly id: string;
}

const principalFacts = {
  principals: responseField.list(responseField.object({ id: responseField.string({ wire: "id" }) }, {}), {
    wire: "spec.principals",
  }),
};

/** The IDs of the principals in a response body. */
export function quotaParts(body: Body) {
  return { principals: fromWire(principalFacts, body).principals.map((one) => one.id) };
}

export const kafkaClientQuota = resource("KafkaClientQuota", {
  docs: "A limit on how much data principals may write to and read from a Dedicated Kafka cluster.",
  platformPage: apiPage("Client Quotas (kafka-quotas/v1)"),
  example: `const batch = new streamprov.KafkaClientQuota("batch", {
    displayName: "Batch jobs",
    description: "Leaves room for everybody else",
    throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
    principals: [config.require("serviceAccountId")],
    kafkaCluster: { id: config.require("kafkaClusterId") },
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "is no Dedicated cluster": "Only dedicated clusters have client quotas: use another cluster, or remove the quota.",
  },
  ...controlPlaneObject(kafkaClientQuotaFields, kafkaClientQuotas, {
    request({ principals, description }, changed) {
      const ids = (principals as readonly string[]).map((principal) => ({ id: principal }));
      return {
        spec: {
          ...(!changed || changed("principals") ? { principals: ids } : {}),
          // The platform requires a description in the create request.
          ...(changed || description !== undefined ? {} : { description: "" }),
        },
      };
    },
    outputs: quotaParts,
  }),
  import: { form: "<client quota ID>", example: "cq-abc123" },
  // The service may return the old values for more than half a minute.
  readBackSeconds: 60,
});
