import { field } from "@org/core-provider";
import { listAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { environmentArg } from "../../platform/references.ts";
import { kafkaClusters } from "../../resources/kafka/kafka-cluster.ts";
import { describeCluster, kafkaClusterOutputs } from "./kafka-cluster-outputs.ts";

export const getKafkaClusters = lookup("getKafkaClusters", {
  docs: "Lists the Kafka clusters of an environment, those that are still being made included.",
  example: `const all = streamprov.getKafkaClustersOutput({ environment: { id: "env-abc123" } });`,
  inputs: { environment: environmentArg() },
  outputs: {
    id: field.string({ output: true, docs: "Identifies nothing on the platform." }),
    environment: environmentArg(),
    clusters: field.list(field.object(kafkaClusterOutputs, { docs: "A Kafka cluster." }), {
      output: true,
      docs: "The clusters, in the platform's order.",
    }),
  },
  async run(op) {
    const { environment } = op.args;
    const clusters = [];
    for await (const body of listAll(op.cloud, kafkaClusters.path(op.args), { environment: environment.id })) {
      clusters.push(describeCluster(body));
    }
    return { id: environment.id, environment, clusters };
  },
});
