// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * A table in Kafka that a Flink SQL query keeps up to date. When the query changes, the platform continues with the new one. Deleting the table deletes its topic and all its records.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const totals = new streamprov.FlinkMaterializedTable("totals", {
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     computePool: { id: config.require("computePoolId") },
 *     principal: { id: config.require("serviceAccountId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "orders-by-customer",
 *     query: "SELECT customer_id, SUM(price) AS total FROM orders GROUP BY customer_id",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>/<table name>`.
 * Also required: `IMPORT_FLINK_REST_ENDPOINT`, `IMPORT_CONFLUENT_ORGANIZATION_ID`, `IMPORT_FLINK_COMPUTE_POOL_ID`, `IMPORT_FLINK_PRINCIPAL_ID`, `IMPORT_FLINK_API_KEY` and `IMPORT_FLINK_API_SECRET`, unless the provider's configuration contains the settings of Flink (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/flinkMaterializedTable:FlinkMaterializedTable example env-abc123/lkc-abc123/orders-by-customer
 * ```
 */
export class FlinkMaterializedTable extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkMaterializedTable:FlinkMaterializedTable";

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
    state?: FlinkMaterializedTableState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkMaterializedTable {
    return new FlinkMaterializedTable(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkMaterializedTable, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkMaterializedTable {
    return utilities.isInstance(obj, FlinkMaterializedTable.__pulumiType);
  }

  /** Organization that contains this object. */
  declare public readonly organization: pulumi.Output<types.output.FlinkMaterializedTableOrganization>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.FlinkMaterializedTableEnvironment>;

  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.FlinkMaterializedTableCredentials | undefined>;

  /** Compute pool that runs the query. */
  declare public readonly computePool: pulumi.Output<types.output.FlinkMaterializedTableComputePool>;

  /** Principal that the query runs as. */
  declare public readonly principal: pulumi.Output<types.output.FlinkMaterializedTablePrincipal>;

  /** Kafka cluster of the table's topic. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.FlinkMaterializedTableKafkaCluster>;

  /** Name of the table and of its topic. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Columns of the table, in order. Each element contains one column, in the list of its kind. */
  declare public readonly columns: pulumi.Output<types.output.FlinkMaterializedTableColumn[] | undefined>;

  /** The query that keeps the table up to date. */
  declare public readonly query: pulumi.Output<string | undefined>;

  /** Whether the query is stopped. */
  declare public readonly stopped: pulumi.Output<boolean>;

  /** Watermark: how late records may arrive. */
  declare public readonly watermark: pulumi.Output<types.output.FlinkMaterializedTableWatermark | undefined>;

  /** Distribution of records over partitions. */
  declare public readonly distribution: pulumi.Output<types.output.FlinkMaterializedTableDistribution>;

  /** Constraints of the table, in order. */
  declare public readonly constraints: pulumi.Output<types.output.FlinkMaterializedTableConstraint[] | undefined>;

  /** Table options, as in the `WITH` clause of SQL. */
  declare public readonly tableOptions: pulumi.Output<{ [key: string]: string }>;

  /** Session options, as in the `SET` statement of SQL. */
  declare public readonly sessionOptions: pulumi.Output<{ [key: string]: string }>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: FlinkMaterializedTableArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkMaterializedTableArgs | FlinkMaterializedTableState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkMaterializedTableState | undefined;
      inputs["organization"] = state?.organization;
      inputs["environment"] = state?.environment;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["computePool"] = state?.computePool;
      inputs["principal"] = state?.principal;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["displayName"] = state?.displayName;
      inputs["columns"] = state?.columns;
      inputs["query"] = state?.query;
      inputs["stopped"] = state?.stopped;
      inputs["watermark"] = state?.watermark;
      inputs["distribution"] = state?.distribution;
      inputs["constraints"] = state?.constraints;
      inputs["tableOptions"] = state?.tableOptions;
      inputs["sessionOptions"] = state?.sessionOptions;
    } else {
      const args = argsOrState as FlinkMaterializedTableArgs | undefined;
      inputs["organization"] = args?.organization;
      inputs["environment"] = args?.environment;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["computePool"] = args?.computePool;
      inputs["principal"] = args?.principal;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["displayName"] = args?.displayName;
      inputs["columns"] = args?.columns;
      inputs["query"] = args?.query;
      inputs["stopped"] = args?.stopped;
      inputs["watermark"] = args?.watermark;
      inputs["distribution"] = args?.distribution;
      inputs["constraints"] = args?.constraints;
      inputs["tableOptions"] = args?.tableOptions;
      inputs["sessionOptions"] = args?.sessionOptions;
      utilities.requireArguments("FlinkMaterializedTable", name, inputs, args, opts, ["kafkaCluster", "displayName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkMaterializedTable.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `FlinkMaterializedTable.get` uses to look up an object. */
export interface FlinkMaterializedTableState {
  /** Organization that contains this object. */
  organization?: pulumi.Input<types.input.FlinkMaterializedTableOrganization | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.FlinkMaterializedTableEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkMaterializedTableCredentials | undefined>;
  /** Compute pool that runs the query. */
  computePool?: pulumi.Input<types.input.FlinkMaterializedTableComputePool | undefined>;
  /** Principal that the query runs as. */
  principal?: pulumi.Input<types.input.FlinkMaterializedTablePrincipal | undefined>;
  /** Kafka cluster of the table's topic. */
  kafkaCluster?: pulumi.Input<types.input.FlinkMaterializedTableKafkaCluster | undefined>;
  /** Name of the table and of its topic. */
  displayName?: pulumi.Input<string | undefined>;
  /** Columns of the table, in order. Each element contains one column, in the list of its kind. */
  columns?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableColumn>[] | undefined>;
  /** The query that keeps the table up to date. */
  query?: pulumi.Input<string | undefined>;
  /** Whether the query is stopped. */
  stopped?: pulumi.Input<boolean | undefined>;
  /** Watermark: how late records may arrive. */
  watermark?: pulumi.Input<types.input.FlinkMaterializedTableWatermark | undefined>;
  /** Distribution of records over partitions. */
  distribution?: pulumi.Input<types.input.FlinkMaterializedTableDistribution | undefined>;
  /** Constraints of the table, in order. */
  constraints?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableConstraint>[] | undefined>;
  /** Table options, as in the `WITH` clause of SQL. */
  tableOptions?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Session options, as in the `SET` statement of SQL. */
  sessionOptions?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Arguments of {@link FlinkMaterializedTable}. */
export interface FlinkMaterializedTableArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<types.input.FlinkMaterializedTableOrganization | undefined>;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<types.input.FlinkMaterializedTableEnvironment | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.FlinkMaterializedTableCredentials | undefined>;
  /** Compute pool that runs the query. Defaults to the provider's value, or else to the environment's default pool. Can be changed in place. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<types.input.FlinkMaterializedTableComputePool | undefined>;
  /** Principal that the query runs as. Defaults to the provider's value. Can be changed in place. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<types.input.FlinkMaterializedTablePrincipal | undefined>;
  /** Kafka cluster of the table's topic. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.FlinkMaterializedTableKafkaCluster>;
  /** Name of the table and of its topic. At most 249 characters. Must contain only letters, digits, dots, underscores and hyphens, and not be . or .. A change replaces the resource. */
  displayName: pulumi.Input<string>;
  /** Columns of the table, in order. Each element contains one column, in the list of its kind. If unset, they follow from the query. */
  columns?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableColumn>[] | undefined>;
  /** The query that keeps the table up to date. Required. Can be changed in place. Differences in white space, comments and quotes of names are ignored. Between 1 and 131072 characters. */
  query?: pulumi.Input<string | undefined>;
  /** Whether the query is stopped. `true` stops the query, and `false` resumes it. Defaults to `false`. */
  stopped?: pulumi.Input<boolean | undefined>;
  /** Watermark: how late records may arrive. Can be changed in place. */
  watermark?: pulumi.Input<types.input.FlinkMaterializedTableWatermark | undefined>;
  /** Distribution of records over partitions. If unset, it may follow from the query. If omitted, the platform chooses a value. A change replaces the resource. */
  distribution?: pulumi.Input<types.input.FlinkMaterializedTableDistribution | undefined>;
  /** Constraints of the table, in order. Can be changed in place. */
  constraints?: pulumi.Input<pulumi.Input<types.input.FlinkMaterializedTableConstraint>[] | undefined>;
  /** Table options, as in the `WITH` clause of SQL. Can be changed in place. Other options, which have the platform's defaults, are ignored. If omitted, the platform chooses a value. */
  tableOptions?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Session options, as in the `SET` statement of SQL. Other options, which have the platform's defaults, are ignored. If omitted, the platform chooses a value. A change replaces the resource. */
  sessionOptions?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}
