import { object, oneOf, optional, text } from "@org/simulator";
import type { KeptObject } from "../records.ts";
import { forbidden } from "./errors.ts";
import { inCluster, name, where } from "./kafka-cluster-parts.ts";
import { idAt, type KeptKind } from "./kept-kind.ts";

const description = text({ min: 1, max: 2048 });

/** Topics in the context engine. */
export const rtceKinds = {
  rtceTopics: {
    ...inCluster,
    path: "/rtce/v1/rtce-topics",
    simplified: "No data is served from the topic.",
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
    // A deleted topic is answered like one that the caller may not see.
    missing: (topic: string) => forbidden(`Access to the topic '${topic}' is forbidden.`),
    create: object({
      spec: object({ ...where, cloud: oneOf("AWS"), region: name(), topic_name: name(), description }),
    }),
    update: object({ spec: object({ ...where, description: optional(description) }) }),
    // Its status has no code of an error.
    status: () => ({ error_code: undefined }),
  },
} satisfies Readonly<Record<string, KeptKind>>;
