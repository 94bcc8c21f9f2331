// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Kafka topic with Tableflow enabled, in any status.
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
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getTableflowTopic(args: GetTableflowTopicArgs, opts?: pulumi.InvokeOptions): Promise<GetTableflowTopicResult> {
  return runtime.invoke("streamprov:index/getTableflowTopic:getTableflowTopic", utilities.forwardUnknown({
    displayName: args.displayName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Kafka topic with Tableflow enabled, in any status.
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
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getTableflowTopicOutput(args: GetTableflowTopicOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTableflowTopicResult> {
  return runtime.invokeOutput<GetTableflowTopicResult>("streamprov:index/getTableflowTopic:getTableflowTopic", utilities.forwardUnknown({
    displayName: args.displayName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getTableflowTopic. */
export interface GetTableflowTopicArgs {
  /** Name of the Tableflow topic, case-sensitive. Must not be empty. */
  displayName: string;
  /** Environment that contains this object. */
  environment: types.input.GetTableflowTopicEnvironment;
  /** Kafka cluster that contains this object. */
  kafkaCluster: types.input.GetTableflowTopicKafkaCluster;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: types.input.GetTableflowTopicCredentials | undefined;
}

/** Arguments of getTableflowTopicOutput. */
export interface GetTableflowTopicOutputArgs {
  /** Name of the Tableflow topic, case-sensitive. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetTableflowTopicEnvironmentArgs>;
  /** Kafka cluster that contains this object. */
  kafkaCluster: pulumi.Input<types.input.GetTableflowTopicKafkaClusterArgs>;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetTableflowTopicCredentialsArgs | undefined>;
}

/** Result of getTableflowTopic. */
export interface GetTableflowTopicResult {
  /** ID of the Tableflow topic, `<environment ID>/<Kafka cluster ID>/<topic name>`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetTableflowTopicEnvironment;
  /** Kafka cluster of the object. */
  kafkaCluster: types.output.GetTableflowTopicKafkaCluster;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: types.output.GetTableflowTopicCredentials;
  /** Name of the Kafka topic. */
  displayName: string;
  /** Formats of the tables: `DELTA` or `ICEBERG`. Defaults to `ICEBERG`. Known values are `DELTA` and `ICEBERG`; there may be others. */
  tableFormats: string[];
  /** Retention time of snapshots or versions of the table, in milliseconds. */
  retentionMs: string;
  /** Retention time of data in the table, in milliseconds; empty if data is kept forever. */
  dataRetentionMs: string;
  /** Handling of records that cannot be written to the table. */
  errorHandlings: types.output.GetTableflowTopicErrorHandling[];
  /**
   * Former name of errorHandling.mode. Known values are `SUSPEND` and `SKIP`; there may be others.
   *
   * @deprecated Use errorHandling.
   */
  recordFailureStrategy: string;
  /** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. Known values are `DEFAULT` and `PORTABLE`; there may be others. */
  metadataColumnNamingScheme: string;
  /** Whether the platform compacts the files of the table. */
  enableCompaction: boolean;
  /** Whether the table is partitioned. */
  enablePartitioning: boolean;
  /** Whether the platform has suspended the table. */
  suspended: boolean;
  /** Path of the table in its storage; empty until it is known. */
  tablePath: string;
  /** Write mode: `APPEND`, `UPSERT` or `UPSERT_HISTORY`. */
  writeMode: string;
  /** An S3 bucket of your own. */
  byobAws: types.output.GetTableflowTopicByobAw[];
  /** A container of your own in Azure Data Lake Storage Gen2. */
  azureDataLakeStorageGen2s: types.output.GetTableflowTopicAzureDataLakeStorageGen2[];
  /** Storage managed by the platform. */
  managedStorages: types.output.GetTableflowTopicManagedStorage[];
}
