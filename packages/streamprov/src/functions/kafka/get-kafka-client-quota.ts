import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { kafkaClientQuotaFields, kafkaClientQuotas, quotaParts } from "../../resources/kafka/kafka-client-quota.ts";

export const getKafkaClientQuota = lookupObject("getKafkaClientQuota", {
  docs: "Looks up a client quota by its ID.",
  example: `const batch = streamprov.getKafkaClientQuotaOutput({ id: config.require("clientQuotaId") });`,
  what: "client quota",
  idForm: "cq-...",
  collection: kafkaClientQuotas,
  outputs: lookupOutputs(kafkaClientQuotaFields, {
    inLists: { throughputs: "throughput", kafkaClusters: "kafkaCluster", environments: "environment" },
  }),
  parts: quotaParts,
});
