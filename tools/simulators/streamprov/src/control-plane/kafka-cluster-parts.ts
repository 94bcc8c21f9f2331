import { text } from "@org/simulator";
import { referenceShape } from "./reference-shape.ts";

/** The common parts of kinds of objects in a Kafka cluster. */
export const inCluster = {
  environmentAt: "spec.environment",
  clusterAt: "spec.kafka_cluster",
  references: { "spec.kafka_cluster": "/cmk/v2/clusters" },
  created: 202,
  maxPageSize: 100,
} as const;

/** Where such an object is, as every body says it. */
export const where = { environment: referenceShape, kafka_cluster: referenceShape };

/** A text that is not empty. */
export const name = () => text({ min: 1 });
