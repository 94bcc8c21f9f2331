import type { Collection } from "../../platform/control-plane.ts";
import { connect } from "../../platform/data-plane.ts";
import { tableflow, tableflowCredentialsArg } from "../../platform/tableflow.ts";
import { inKafkaClusterArgs, kafkaClusterCollection } from "./in-kafka-cluster.ts";

/** A collection of Tableflow, which has its own API keys. */
export function tableflowCollection(spec: Parameters<typeof kafkaClusterCollection>[0]): Collection {
  return kafkaClusterCollection({
    through: (op, from) => connect(tableflow, op, from),
    query: { ...inKafkaClusterArgs(), ...tableflowCredentialsArg() },
    ...spec,
  });
}
