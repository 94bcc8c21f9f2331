import { compositeId, type Operation, type Outputs, type ReadOperation } from "@org/core-provider";
import { asKnown } from "../../platform/as-known.ts";
import type { Clients } from "../../platform/clients.ts";
import { connect, isConfigured } from "../../platform/data-plane.ts";
import { kafkaClusterPart } from "../../platform/import-ids.ts";
import { kafka, kafkaIn } from "../../platform/kafka.ts";
import type { mirrorFields } from "./mirror-fields.ts";

/** The ID of a mirror topic. */
export const mirrorId = compositeId({
  separator: "/",
  parts: [
    { ...kafkaClusterPart, wire: "clusterId" },
    { property: "clusterLink.linkName", form: "<link name>", wire: "linkName", example: "my-link" },
    { property: "mirrorTopicName", form: "<mirror topic name>", wire: "name", example: "orders" },
  ],
});

/** Where the connection to the cluster of a mirror topic is configured. */
export const mirrorCluster = kafkaIn("kafkaCluster", "IMPORT_KAFKA");

type Cluster = Outputs<typeof mirrorFields>["kafkaCluster"];

/** The connection to the cluster of a mirror topic that is not being imported, and the cluster as its output. */
export function connectKnown(op: ReadOperation<typeof mirrorFields> & Clients) {
  return {
    service: connect(mirrorCluster, op, { args: op.args, state: op.state }),
    kafkaCluster: asKnown(op)["kafkaCluster"] as Cluster,
  };
}

/** The connection for an import: by the provider's configuration if it has the cluster, else by environment variables. */
export function connectImport(op: Operation & Clients & { readonly id: string }) {
  const { clusterId: id = "" } = mirrorId.key(op.id);
  const { kafkaId, kafkaRestEndpoint, kafkaApiKey, kafkaApiSecret } = op.platform.config;
  if (isConfigured(kafka, op.platform) && (kafkaId ?? id) === id) {
    const credentials =
      kafkaApiKey && kafkaApiSecret ? { credentials: { key: kafkaApiKey, secret: kafkaApiSecret } } : {};
    const kafkaCluster: Cluster = { id, restEndpoint: kafkaRestEndpoint, ...credentials };
    return { service: connect(mirrorCluster, op, { args: { kafkaCluster } }), kafkaCluster };
  }
  const service = connect(mirrorCluster, op, { args: {}, importing: true, ids: { kafkaCluster: id } });
  return { service, kafkaCluster: { id, ...service.imported.kafkaCluster } satisfies Cluster };
}
