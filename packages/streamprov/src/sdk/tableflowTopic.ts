// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * Tableflow for a Kafka topic: the platform also keeps the topic as tables. Set exactly one of byobAws, azureDataLakeStorageGen2 and managedStorages. The platform starts after the resource is created: if that fails, `pulumi refresh` warns with the reason.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.TableflowTopic("orders", {
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     tableFormats: ["ICEBERG", "DELTA"],
 *     errorHandling: { mode: "LOG", logTarget: "orders-not-in-table" },
 *     byobAws: { bucketName: "orders-tables", providerIntegrationId: config.require("providerIntegrationId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>/<topic name>`.
 * Also required: `IMPORT_TABLEFLOW_API_KEY` and `IMPORT_TABLEFLOW_API_SECRET`, unless the provider's configuration contains the settings of Tableflow.
 *
 * ```sh
 * pulumi import streamprov:index/tableflowTopic:TableflowTopic example env-abc123/lkc-abc123/orders
 * ```
 */
export class TableflowTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/tableflowTopic:TableflowTopic";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: TableflowTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): TableflowTopic {
    return new TableflowTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of TableflowTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is TableflowTopic {
    return utilities.isInstance(obj, TableflowTopic.__pulumiType);
  }

  /** Name of the Kafka topic. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.TableflowTopicEnvironment>;

  /** Kafka cluster of the object. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.TableflowTopicKafkaCluster>;

  /** Formats of the tables: `DELTA` or `ICEBERG`. Defaults to `ICEBERG`. */
  declare public readonly tableFormats: pulumi.Output<enums.TableflowTopicTableFormat[]>;

  /** Retention time of snapshots or versions of the table, in milliseconds. */
  declare public readonly retentionMs: pulumi.Output<string>;

  /** Retention time of data in the table, in milliseconds; empty if data is kept forever. */
  declare public readonly dataRetentionMs: pulumi.Output<string>;

  /** Handling of records that cannot be written to the table. */
  declare public readonly errorHandling: pulumi.Output<types.output.TableflowTopicErrorHandling>;

  /**
   * Former name of errorHandling.mode.
   *
   * @deprecated Use errorHandling.
   */
  declare public readonly recordFailureStrategy: pulumi.Output<string>;

  /** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. */
  declare public readonly metadataColumnNamingScheme: pulumi.Output<enums.TableflowTopicMetadataColumnNamingScheme>;

  /** An S3 bucket of your own. */
  declare public readonly byobAws: pulumi.Output<types.output.TableflowTopicByobAws | undefined>;

  /** A container of your own in Azure Data Lake Storage Gen2. */
  declare public readonly azureDataLakeStorageGen2: pulumi.Output<types.output.TableflowTopicAzureDataLakeStorageGen2 | undefined>;

  /** Storage managed by the platform. */
  declare public readonly managedStorages: pulumi.Output<types.output.TableflowTopicManagedStorage[] | undefined>;

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.TableflowTopicCredentials | undefined>;

  /** Whether the platform compacts the files of the table. */
  declare public readonly enableCompaction: pulumi.Output<boolean>;

  /** Whether the table is partitioned. */
  declare public readonly enablePartitioning: pulumi.Output<boolean>;

  /** Whether the platform has suspended the table. */
  declare public readonly suspended: pulumi.Output<boolean>;

  /** Path of the table in its storage; empty until it is known. */
  declare public readonly tablePath: pulumi.Output<string>;

  /** Write mode: `APPEND`, `UPSERT` or `UPSERT_HISTORY`. */
  declare public readonly writeMode: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: TableflowTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: TableflowTopicArgs | TableflowTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as TableflowTopicState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["environment"] = state?.environment;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["tableFormats"] = state?.tableFormats;
      inputs["retentionMs"] = state?.retentionMs;
      inputs["dataRetentionMs"] = state?.dataRetentionMs;
      inputs["errorHandling"] = state?.errorHandling;
      inputs["recordFailureStrategy"] = state?.recordFailureStrategy;
      inputs["metadataColumnNamingScheme"] = state?.metadataColumnNamingScheme;
      inputs["byobAws"] = state?.byobAws;
      inputs["azureDataLakeStorageGen2"] = state?.azureDataLakeStorageGen2;
      inputs["managedStorages"] = state?.managedStorages;
      inputs["credentials"] = state?.credentials;
      inputs["enableCompaction"] = state?.enableCompaction;
      inputs["enablePartitioning"] = state?.enablePartitioning;
      inputs["suspended"] = state?.suspended;
      inputs["tablePath"] = state?.tablePath;
      inputs["writeMode"] = state?.writeMode;
    } else {
      const args = argsOrState as TableflowTopicArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["environment"] = args?.environment;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["tableFormats"] = args?.tableFormats;
      inputs["retentionMs"] = args?.retentionMs;
      inputs["dataRetentionMs"] = args?.dataRetentionMs;
      inputs["errorHandling"] = args?.errorHandling;
      inputs["recordFailureStrategy"] = args?.recordFailureStrategy;
      inputs["metadataColumnNamingScheme"] = args?.metadataColumnNamingScheme;
      inputs["byobAws"] = args?.byobAws;
      inputs["azureDataLakeStorageGen2"] = args?.azureDataLakeStorageGen2;
      inputs["managedStorages"] = args?.managedStorages;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["enableCompaction"] = undefined;
      inputs["enablePartitioning"] = undefined;
      inputs["suspended"] = undefined;
      inputs["tablePath"] = undefined;
      inputs["writeMode"] = undefined;
      utilities.requireArguments("TableflowTopic", name, inputs, args, opts, ["displayName", "environment", "kafkaCluster"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(TableflowTopic.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `TableflowTopic.get` uses to look up an object. */
export interface TableflowTopicState {
  /** Name of the Kafka topic. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.TableflowTopicEnvironment | undefined>;
  /** Kafka cluster of the object. */
  kafkaCluster?: pulumi.Input<types.input.TableflowTopicKafkaCluster | undefined>;
  /** Formats of the tables: `DELTA` or `ICEBERG`. Defaults to `ICEBERG`. */
  tableFormats?: pulumi.Input<pulumi.Input<enums.TableflowTopicTableFormat | (string & {})>[] | undefined>;
  /** Retention time of snapshots or versions of the table, in milliseconds. */
  retentionMs?: pulumi.Input<string | undefined>;
  /** Retention time of data in the table, in milliseconds; empty if data is kept forever. */
  dataRetentionMs?: pulumi.Input<string | undefined>;
  /** Handling of records that cannot be written to the table. */
  errorHandling?: pulumi.Input<types.input.TableflowTopicErrorHandling | undefined>;
  /**
   * Former name of errorHandling.mode.
   *
   * @deprecated Use errorHandling.
   */
  recordFailureStrategy?: pulumi.Input<string | undefined>;
  /** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. */
  metadataColumnNamingScheme?: pulumi.Input<enums.TableflowTopicMetadataColumnNamingScheme | (string & {}) | undefined>;
  /** An S3 bucket of your own. */
  byobAws?: pulumi.Input<types.input.TableflowTopicByobAws | undefined>;
  /** A container of your own in Azure Data Lake Storage Gen2. */
  azureDataLakeStorageGen2?: pulumi.Input<types.input.TableflowTopicAzureDataLakeStorageGen2 | undefined>;
  /** Storage managed by the platform. */
  managedStorages?: pulumi.Input<pulumi.Input<types.input.TableflowTopicManagedStorage>[] | undefined>;
  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TableflowTopicCredentials | undefined>;
  /** Whether the platform compacts the files of the table. */
  enableCompaction?: pulumi.Input<boolean | undefined>;
  /** Whether the table is partitioned. */
  enablePartitioning?: pulumi.Input<boolean | undefined>;
  /** Whether the platform has suspended the table. */
  suspended?: pulumi.Input<boolean | undefined>;
  /** Path of the table in its storage; empty until it is known. */
  tablePath?: pulumi.Input<string | undefined>;
  /** Write mode: `APPEND`, `UPSERT` or `UPSERT_HISTORY`. */
  writeMode?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link TableflowTopic}. */
export interface TableflowTopicArgs {
  /** Name of the Kafka topic. The topic must already exist. Between 1 and 249 characters. Must contain only letters, digits, dots, underscores and hyphens. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.TableflowTopicEnvironment>;
  /** Kafka cluster of the object. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.TableflowTopicKafkaCluster>;
  /** Formats of the tables: `DELTA` or `ICEBERG`. Defaults to `ICEBERG`. Can be changed in place. One of `DELTA` or `ICEBERG`. If omitted, the platform chooses a value. */
  tableFormats?: pulumi.Input<pulumi.Input<enums.TableflowTopicTableFormat | (string & {})>[] | undefined>;
  /** Retention time of snapshots or versions of the table, in milliseconds. At least 86400000, a day. Can be changed in place. Must be a whole number of milliseconds. Defaults to `604800000`. */
  retentionMs?: pulumi.Input<string | undefined>;
  /** Retention time of data in the table, in milliseconds; empty if data is kept forever. At least 2592000000, 30 days. Can be changed in place. Must be a whole number of milliseconds. If omitted, the platform chooses a value. */
  dataRetentionMs?: pulumi.Input<string | undefined>;
  /** Handling of records that cannot be written to the table. Can be changed in place. Cannot be combined with recordFailureStrategy. If omitted, the platform chooses a value. */
  errorHandling?: pulumi.Input<types.input.TableflowTopicErrorHandling | undefined>;
  /**
   * Former name of errorHandling.mode. Known values are `SUSPEND` and `SKIP`; the platform may accept others. If omitted, the platform chooses a value.
   *
   * @deprecated Use errorHandling.
   */
  recordFailureStrategy?: pulumi.Input<string | undefined>;
  /** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. Can be changed in place. One of `DEFAULT` or `PORTABLE`. If omitted, the platform chooses a value. */
  metadataColumnNamingScheme?: pulumi.Input<enums.TableflowTopicMetadataColumnNamingScheme | (string & {}) | undefined>;
  /** An S3 bucket of your own. A change replaces the resource. Exactly one of `byobAws`, `azureDataLakeStorageGen2` or `managedStorages` must be set. */
  byobAws?: pulumi.Input<types.input.TableflowTopicByobAws | undefined>;
  /** A container of your own in Azure Data Lake Storage Gen2. A change replaces the resource. Exactly one of `byobAws`, `azureDataLakeStorageGen2` or `managedStorages` must be set. */
  azureDataLakeStorageGen2?: pulumi.Input<types.input.TableflowTopicAzureDataLakeStorageGen2 | undefined>;
  /** Storage managed by the platform. One empty element: `[{}]`. Exactly 1 element. Exactly one of `byobAws`, `azureDataLakeStorageGen2` or `managedStorages` must be set. */
  managedStorages?: pulumi.Input<pulumi.Input<types.input.TableflowTopicManagedStorage>[] | undefined>;
  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TableflowTopicCredentials | undefined>;
}
