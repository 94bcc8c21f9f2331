import { listOf, object, optional, text } from "@org/simulator";
import type { Json } from "../records.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { idAt, type KeptKind } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

const byteRate = text({ pattern: /^\d+$/, form: "a 64-bit number as text" });
const throughput = object({ ingress_byte_rate: byteRate, egress_byte_rate: byteRate });
const principals = listOf(referenceShape, { min: 1 });

/** Limits of what principals may use. */
export const quotaKinds = {
  clientQuotas: {
    path: "/kafka-quotas/v1/client-quotas",
    simplified: "There is no traffic that a quota could limit.",
    apiVersion: "kafka-quotas/v1",
    kind: "ClientQuota",
    noun: "client-quota",
    idPrefix: "cq",
    created: 202,
    environmentAt: "spec.environment",
    environmentIn: "lists",
    maxPageSize: 100,
    neededFilters: { "spec.cluster": "spec.cluster.id" },
    references: { "spec.cluster": "/cmk/v2/clusters" },
    create: object({
      spec: object({
        display_name: text(),
        description: optional(text()),
        throughput,
        cluster: referenceShape,
        principals,
        environment: referenceShape,
      }),
    }),
    update: object({
      spec: object({
        display_name: optional(text()),
        description: optional(text()),
        throughput: optional(throughput),
        principals: optional(principals),
      }),
    }),
    below: () => [],
    check(world: World, body: Json) {
      const cluster = world.kafkaClusters.get(idAt(body, "spec.cluster"));
      if (cluster?.environmentId !== idAt(body, "spec.environment"))
        throw invalid(400, "/spec/cluster", "is no Kafka cluster of the environment");
      if (cluster.config.kind !== "Dedicated") throw invalid(400, "/spec/cluster", "is no Dedicated cluster");
    },
  },
} satisfies Readonly<Record<string, KeptKind>>;
