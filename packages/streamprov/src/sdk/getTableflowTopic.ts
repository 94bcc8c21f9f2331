// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Kafka topic that is also kept as tables, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTableflowTopicOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 *     kafkaCluster: { id: "lkc-abc123" },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getTableflowTopic(args: GetTableflowTopicArgs, opts?: pulumi.InvokeOptions): Promise<GetTableflowTopicResult> {
  return runtime.invoke("streamprov:index/getTableflowTopic:getTableflowTopic", {
    displayName: args.displayName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a Kafka topic that is also kept as tables, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTableflowTopicOutput({
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
 *     kafkaCluster: { id: "lkc-abc123" },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getTableflowTopicOutput(args: GetTableflowTopicOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTableflowTopicResult> {
  return runtime.invokeOutput<GetTableflowTopicResult>("streamprov:index/getTableflowTopic:getTableflowTopic", {
    displayName: args.displayName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, utilities.withDefaults(opts));
}

/** Arguments of getTableflowTopic. */
export interface GetTableflowTopicArgs {
  /** Name of the topic with tables; upper and lower case count. Must not be empty. */
  displayName: string;
  /** Environment that it belongs to. */
  environment: input.GetTableflowTopicEnvironment;
  /** Kafka cluster that it belongs to. */
  kafkaCluster: input.GetTableflowTopicKafkaCluster;
  /** Tableflow API key. Left out, the provider's is used. */
  credentials?: input.GetTableflowTopicCredentials | undefined;
}

/** Arguments of getTableflowTopicOutput. */
export interface GetTableflowTopicOutputArgs {
  /** Name of the topic with tables; upper and lower case count. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetTableflowTopicEnvironmentArgs>;
  /** Kafka cluster that it belongs to. */
  kafkaCluster: pulumi.Input<input.GetTableflowTopicKafkaClusterArgs>;
  /** Tableflow API key. Left out, the provider's is used. */
  credentials?: pulumi.Input<input.GetTableflowTopicCredentialsArgs | undefined>;
}

/** Result of getTableflowTopic. */
export interface GetTableflowTopicResult {
  /** ID of the topic with tables, `<environment ID>/<Kafka cluster ID>/<topic name>`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetTableflowTopicEnvironment;
  /** Kafka cluster that it belongs to. */
  kafkaCluster: output.GetTableflowTopicKafkaCluster;
  /** Tableflow API key. Left out, the provider's is used. */
  credentials?: output.GetTableflowTopicCredentials;
  /** Name of the Kafka topic. */
  displayName: string;
  /** Formats of the tables. The platform's own choice is `ICEBERG`. Known values are `DELTA` and `ICEBERG`; there may be others. */
  tableFormats: string[];
  /** How long snapshots or versions of the table are kept, in milliseconds. */
  retentionMs: string;
  /** How long data is kept in the table, in milliseconds; empty when it stays. */
  dataRetentionMs: string;
  /** What is done about a record that does not fit the table. */
  errorHandlings: output.GetTableflowTopicErrorHandling[];
  /**
   * Former way to say what errorHandling.mode says. Known values are `SUSPEND` and `SKIP`; there may be others.
   *
   * @deprecated Use errorHandling.
   */
  recordFailureStrategy: string;
  /** How the platform's own columns are named: `DEFAULT` as in `$$offset`, `PORTABLE` as in `cflt_metadata_offset`, which more engines can query. Known values are `DEFAULT` and `PORTABLE`; there may be others. */
  metadataColumnNamingScheme: string;
  /** Whether the platform compacts the files of the table. */
  enableCompaction: boolean;
  /** Whether the table is partitioned. */
  enablePartitioning: boolean;
  /** Whether the platform has suspended it. */
  suspended: boolean;
  /** Where the table lies in its storage; empty until that is known. */
  tablePath: string;
  /** How data is written: `APPEND`, `UPSERT` or `UPSERT_HISTORY`. */
  writeMode: string;
  /** A bucket of one's own in AWS. */
  byobAws: output.GetTableflowTopicByobAw[];
  /** A container of one's own in Azure Data Lake Storage Gen2. */
  azureDataLakeStorageGen2s: output.GetTableflowTopicAzureDataLakeStorageGen2[];
  /** Storage of the platform's own. */
  managedStorages: output.GetTableflowTopicManagedStorage[];
}
