import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { ownerId, warnOfUnusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, fixedReference, kafkaClusterRef, resourceName } from "../../platform/references.ts";

/** The sizes that the platform offers today. */
const offeredCsus = [1, 2, 4, 8, 12];

export const ksqlClusterFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    pattern: {
      match: /^[0-9A-Za-z-][\w-]{0,31}$/,
      says: "hold 1 to 32 letters, digits, underscores and hyphens, and begin with no underscore",
    },
    wire: "spec.display_name",
    docs: "Name for people.",
  }),
  csu: field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "spec.csu",
    docs: "Number of Confluent Streaming Units: 1, 2, 4, 8 or 12.",
  }),
  useDetailedProcessingLog: field.boolean({
    default: true,
    replaceOnChange: true,
    wire: "spec.use_detailed_processing_log",
    docs: "Whether the processing log holds the data of the rows that it is about.",
  }),
  kafkaCluster: kafkaClusterRef("Kafka cluster that it reads and writes."),
  credentialIdentity: fixedReference({
    wire: "spec.credential_identity",
    idDocs: "ID of the service account or user, `sa-...` or `u-...`.",
    docs: "Service account or user that it works as. What it may do in the Kafka cluster and the Schema Registry must be allowed before.",
    form: ownerId,
  }),
  environment: environmentRef(),
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object, for `ApiKey.managedResource`.",
  }),
  kind: field.string({
    output: true,
    wire: "kind",
    docs: "Kind of the object, for `ApiKey.managedResource`.",
  }),
  restEndpoint: field.string({
    output: true,
    wire: "status.http_endpoint",
    docs: "Endpoint that queries are sent to.",
  }),
  storage: field.integer({ output: true, wire: "status.storage", docs: "Its storage, in GB." }),
  topicPrefix: field.string({
    output: true,
    wire: "status.topic_prefix",
    docs: "What the names of its own topics begin with, for ACLs.",
  }),
  resourceName: resourceName("environment=env-abc123/cloud-cluster=lksqlc-abc123"),
};

/** Where ksqlDB clusters are: one collection for each environment. */
export const ksqlClusters = environmentCollection({
  kind: "KsqlCluster",
  path: "/ksqldbcm/v2/clusters",
  phases: { done: ["PROVISIONED"] },
});

/** This API wants references whole, although it reads their IDs alone. */
const unread = { related: "_", resource_name: "_" };

export const ksqlCluster = resource("KsqlCluster", {
  docs: "A ksqlDB cluster, which runs SQL on the topics of a Kafka cluster. The environment must have its Schema Registry before: one that comes later is not found. So make the cluster after the role bindings or ACLs of its identity, and after the Schema Registry, with `dependsOn`.",
  example: `const queries = new streamprov.KsqlCluster("orders", {
    displayName: "orders",
    csu: 1,
    kafkaCluster: { id: "lkc-abc123" },
    credentialIdentity: { id: "sa-abc123" },
    environment: { id: "env-abc123" },
});`,
  fields: ksqlClusterFields,
  timeouts: { create: 720 },
  import: inEnvironment("<ksqlDB cluster ID>", "lksqlc-abc123").import,

  check(op) {
    const { csu } = op.args;
    if (typeof csu === "number" && csu >= 1 && !offeredCsus.includes(csu))
      op.warn(`csu is usually one of ${offeredCsus.join(", ")}; ${op.shown("csu", csu)} is sent as it is`);
    warnOfUnusualIds(op, { "environment.id": "environment" });
  },
  ...controlPlaneObject(ksqlClusterFields, ksqlClusters, {
    request: ({ environment }) => ({
      spec: {
        kafka_cluster: { environment: (environment as { readonly id: string }).id, ...unread },
        credential_identity: unread,
        environment: unread,
      },
    }),
  }),
});
