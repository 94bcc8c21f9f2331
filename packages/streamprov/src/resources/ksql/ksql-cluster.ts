import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { ownerId, warnOfUnusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, fixedReference, kafkaClusterRef, resourceName } from "../../platform/references.ts";

/** The sizes that the platform currently offers. */
const offeredCsus = [1, 2, 4, 8, 12];

export const ksqlClusterFields = {
  displayName: field.string({
    required: true,
    replaceOnChange: true,
    pattern: {
      match: /^[0-9A-Za-z-][\w-]{0,31}$/,
      says: "contain 1 to 32 letters, digits, underscores and hyphens, and not begin with an underscore",
    },
    wire: "spec.display_name",
    docs: "Display name.",
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
    docs: "Whether the processing log contains the data of the affected rows.",
  }),
  kafkaCluster: kafkaClusterRef("Kafka cluster that the ksqlDB cluster reads from and writes to."),
  credentialIdentity: fixedReference({
    wire: "spec.credential_identity",
    idDocs: "ID of the service account or user, `sa-...` or `u-...`.",
    docs: "Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first.",
    form: ownerId,
  }),
  environment: environmentRef(),
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object. Pass it to `ApiKey.managedResource`.",
  }),
  kind: field.string({
    output: true,
    wire: "kind",
    docs: "Kind of the object. Pass it to `ApiKey.managedResource`.",
  }),
  restEndpoint: field.string({
    output: true,
    wire: "status.http_endpoint",
    docs: "REST endpoint for queries.",
  }),
  storage: field.integer({ output: true, wire: "status.storage", docs: "Storage in GB." }),
  topicPrefix: field.string({
    output: true,
    wire: "status.topic_prefix",
    docs: "Prefix of the names of its internal topics, for ACLs.",
  }),
  resourceName: resourceName("environment=env-abc123/cloud-cluster=lksqlc-abc123"),
};

/** The ksqlDB clusters of an environment. */
export const ksqlClusters = environmentCollection({
  kind: "KsqlCluster",
  path: "/ksqldbcm/v2/clusters",
  phases: { done: ["PROVISIONED"] },
});

/** This API requires complete references, but reads only their IDs. */
const unread = { related: "_", resource_name: "_" };

export const ksqlCluster = resource("KsqlCluster", {
  docs: "A ksqlDB cluster, which runs SQL on the topics of a Kafka cluster. The environment must already have its Schema Registry, because ksqlDB does not find one that is created later. Use `dependsOn` to create the cluster after the Schema Registry and after the role bindings or ACLs of its identity.",
  platformPage: apiPage("Clusters (ksqldbcm/v2)"),
  example: `const queries = new streamprov.KsqlCluster("orders", {
    displayName: "orders",
    csu: 1,
    kafkaCluster: { id: config.require("kafkaClusterId") },
    credentialIdentity: { id: config.require("serviceAccountId") },
    environment: { id: config.require("environmentId") },
});`,
  errors: {
    "ended in the state":
      "The platform could not provide the cluster, and the message contains its reason. Check that `credentialIdentity` may use the Kafka cluster.",
    "is no service account or user":
      "The ID in `credentialIdentity` is neither a service account nor a user of the organization.",
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
  timeouts: { create: 720 },
  import: inEnvironment("<ksqlDB cluster ID>", "lksqlc-abc123").import,

  check(op) {
    const { csu } = op.args;
    if (typeof csu === "number" && csu >= 1 && !offeredCsus.includes(csu))
      op.warn(`csu is usually one of ${offeredCsus.join(", ")}: the platform may reject ${op.shown("csu", csu)}`);
    warnOfUnusualIds(op, { "environment.id": "environment" });
  },
});
