import type { Outputs } from "@org/core-provider";
import { at } from "../../platform/body.ts";
import type { Collection } from "../../platform/control-plane.ts";
import { environmentArg } from "../../platform/references.ts";
import type { Chosen } from "./cluster-kind.ts";
import type { kafkaClusterFields } from "./kafka-cluster-fields.ts";

/** The Kafka clusters of an environment. */
export const kafkaClusters: Collection = {
  kind: "KafkaCluster",
  path: () => "/cmk/v2/clusters",
  scope: (values, verb) => (verb === "create" ? {} : { environment: environmentOf(values) }),
  query: { environment: environmentArg() },
  nameAt: "spec.display_name",
  phases: { done: ["PROVISIONED"], deletion: "takes time" },
  listed: (body) => ({ restEndpoint: at(body, "spec.http_endpoint") }),
};

type Cluster = Outputs<typeof kafkaClusterFields>;

/** The ID of the environment of a cluster. */
export function environmentOf(values: Chosen): string {
  return (values["environment"] as Cluster["environment"]).id;
}
