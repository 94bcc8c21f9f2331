import { object, oneOf, optional, text } from "@org/simulator";
import type { KeptObject } from "../records.ts";
import { forbidden } from "./errors.ts";
import { idAt, type KeptKind } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

/** What belongs to a Kafka cluster. */
const inCluster = {
  environmentAt: "spec.environment",
  clusterAt: "spec.kafka_cluster",
  references: { "spec.kafka_cluster": "/cmk/v2/clusters" },
  created: 202,
  maxPageSize: 100,
} as const;
const where = { environment: referenceShape, kafka_cluster: referenceShape };
const description = text({ min: 1, max: 2048 });

/** Topics in the context engine. */
export const tableKinds = {
  rtceTopics: {
    ...inCluster,
    path: "/rtce/v1/rtce-topics",
    apiVersion: "rtce/v1",
    kind: "RtceTopic",
    noun: "topic",
    idPrefix: "",
    namedAt: "spec.topic_name",
    below: ({ environmentId, body }: KeptObject) => [
      `environment=${environmentId}`,
      `cloud-cluster=${idAt(body, "spec.kafka_cluster")}`,
    ],
    filters: { "spec.cloud": "spec.cloud", "spec.region": "spec.region" },
    ready: "ACTIVE",
    passing: { making: "PENDING", removing: "DELETING" },
    // One that is gone is one that the caller may not see.
    missing: (name: string) => forbidden(`Access to the topic '${name}' is forbidden.`),
    create: object({
      spec: object({
        ...where,
        cloud: oneOf("AWS"),
        region: text({ min: 1 }),
        topic_name: text({ min: 1 }),
        description,
      }),
    }),
    update: object({ spec: object({ ...where, description: optional(description) }) }),
    // Its status has no code of an error.
    status: () => ({ error_code: undefined }),
  },
} satisfies Readonly<Record<string, KeptKind>>;
