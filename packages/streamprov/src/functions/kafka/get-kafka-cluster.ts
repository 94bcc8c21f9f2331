import { exactlyOneOf, field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { kafkaClusters } from "../../resources/kafka/kafka-cluster.ts";
import { clusterKinds, describeCluster, kafkaClusterOutputs } from "./kafka-cluster-outputs.ts";

export const getKafkaCluster = lookup("getKafkaCluster", {
  docs: "Looks up a Kafka cluster of an environment by its ID or its name.",
  example: `const orders = streamprov.getKafkaClusterOutput({
    displayName: "orders",
    environment: { id: "env-abc123" },
});`,
  inputs: {
    id: field.string({ docs: "ID of the cluster, `lkc-...`." }),
    displayName: field.string({ docs: "Name of the cluster; upper and lower case count." }),
    environment: environmentArg(),
    ...clusterKinds({ ignored: true }),
  },
  outputs: kafkaClusterOutputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { id, displayName } = op.args;
    return describeCluster(
      await lookupOne(op, {
        kind: "Kafka cluster",
        collection: kafkaClusters,
        values: op.args,
        id,
        by: { displayName },
      }),
    );
  },
});
