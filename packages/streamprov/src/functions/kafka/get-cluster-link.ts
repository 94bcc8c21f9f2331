import { CodedError, field, lookupOutputs } from "@org/core-provider";
import { clusterArg, connectionArgs, connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { kafka } from "../../platform/kafka.ts";
import { clusterLinkFields } from "../../resources/kafka/cluster-link-fields.ts";
import { linkFacts, readLink } from "../../resources/kafka/link.ts";

const inputs = {
  linkName: field.string({ required: true, min: 1, docs: "Name of the link." }),
  kafkaCluster: clusterArg("ID of the Kafka cluster with the link, `lkc-...`.", kafkaClusterId),
  ...connectionArgs("Kafka"),
};

export const getClusterLink = lookup("getClusterLink", {
  docs: "Looks up a cluster link of a Kafka cluster by its name.",
  example: `const link = streamprov.getClusterLinkOutput({
    linkName: "disaster-recovery",
    kafkaCluster: { id: config.require("kafkaClusterId") },
    restEndpoint: config.require("kafkaEndpoint"),
    credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
});`,
  inputs,
  outputs: {
    ...inputs,
    id: field.string({ output: true, docs: "`<Kafka cluster ID>/<link name>`." }),
    ...lookupOutputs(clusterLinkFields, { pick: ["clusterLinkId", "config"] }),
    linkState: linkFacts.linkState,
  },
  async run(op) {
    const { linkName } = op.args;
    const { client, ids } = connectLookup(kafka, op);
    const cluster = ids.kafkaCluster;
    const found = await readLink({ client, cluster }, linkName);
    if (!found)
      throw new CodedError(
        "not-found",
        `the cluster link "${linkName}" does not exist on the Kafka cluster ${cluster}`,
      );
    const { clusterLinkId, linkState, config } = found;
    return { ...op.args, clusterLinkId, linkState, config, id: `${cluster}/${linkName}` };
  },
});
