// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Flink materialized table by its name, in any Kafka cluster of the environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const totals = streamprov.getFlinkMaterializedTableOutput({
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "orders-by-customer",
 * });
 * ```
 */
export function getFlinkMaterializedTable(args: GetFlinkMaterializedTableArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkMaterializedTableResult> {
  return runtime.invoke("streamprov:index/getFlinkMaterializedTable:getFlinkMaterializedTable", utilities.forwardUnknown({
    organization: args.organization,
    environment: args.environment,
    computePool: args.computePool,
    principal: args.principal,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Flink materialized table by its name, in any Kafka cluster of the environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const totals = streamprov.getFlinkMaterializedTableOutput({
 *     organization: { id: config.require("organizationId") },
 *     environment: { id: config.require("environmentId") },
 *     restEndpoint: config.require("flinkEndpoint"),
 *     credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
 *     displayName: "orders-by-customer",
 * });
 * ```
 */
export function getFlinkMaterializedTableOutput(args: GetFlinkMaterializedTableOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkMaterializedTableResult> {
  return runtime.invokeOutput<GetFlinkMaterializedTableResult>("streamprov:index/getFlinkMaterializedTable:getFlinkMaterializedTable", utilities.forwardUnknown({
    organization: args.organization,
    environment: args.environment,
    computePool: args.computePool,
    principal: args.principal,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkMaterializedTable. */
export interface GetFlinkMaterializedTableArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: types.input.GetFlinkMaterializedTableOrganization | undefined;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: types.input.GetFlinkMaterializedTableEnvironment | undefined;
  /** Compute pool for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  computePool?: types.input.GetFlinkMaterializedTableComputePool | undefined;
  /** Principal for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  principal?: types.input.GetFlinkMaterializedTablePrincipal | undefined;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: types.input.GetFlinkMaterializedTableCredentials | undefined;
  /** Name of the table, case-sensitive. Must not be empty. */
  displayName: string;
}

/** Arguments of getFlinkMaterializedTableOutput. */
export interface GetFlinkMaterializedTableOutputArgs {
  /** Organization that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  organization?: pulumi.Input<types.input.GetFlinkMaterializedTableOrganizationArgs | undefined>;
  /** Environment that contains this object. Defaults to the provider's value. If omitted, the platform chooses a value. */
  environment?: pulumi.Input<types.input.GetFlinkMaterializedTableEnvironmentArgs | undefined>;
  /** Compute pool for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  computePool?: pulumi.Input<types.input.GetFlinkMaterializedTableComputePoolArgs | undefined>;
  /** Principal for Flink. Defaults to the provider's value. If omitted, the platform chooses a value. */
  principal?: pulumi.Input<types.input.GetFlinkMaterializedTablePrincipalArgs | undefined>;
  /** REST endpoint of the Flink region. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetFlinkMaterializedTableCredentialsArgs | undefined>;
  /** Name of the table, case-sensitive. Must not be empty. */
  displayName: pulumi.Input<string>;
}

/** Result of getFlinkMaterializedTable. */
export interface GetFlinkMaterializedTableResult {
  /** Organization that contains this object. */
  organization: types.output.GetFlinkMaterializedTableOrganization;
  /** Environment that contains this object. */
  environment: types.output.GetFlinkMaterializedTableEnvironment;
  /** Compute pool for Flink. */
  computePool: types.output.GetFlinkMaterializedTableComputePool;
  /** Principal for Flink. */
  principal: types.output.GetFlinkMaterializedTablePrincipal;
  /** REST endpoint of the Flink region. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Flink region. Defaults to the provider's value. */
  credentials?: types.output.GetFlinkMaterializedTableCredentials;
  /** Name of the table, case-sensitive. */
  displayName: string;
  /** `<environment ID>/<Kafka cluster ID>/<table name>`. */
  id: string;
  /** Kafka cluster of the table's topic. */
  kafkaClusters: types.output.GetFlinkMaterializedTableKafkaCluster[];
  /** Columns of the table, in order. Each element contains one column, in the list of its kind. */
  columns: types.output.GetFlinkMaterializedTableColumn[];
  /** The query that keeps the table up to date. */
  query: string;
  /** Whether the query is stopped. */
  stopped: boolean;
  /** Watermark: how late records may arrive. At most one element. */
  watermarks: types.output.GetFlinkMaterializedTableWatermark[];
  /** Distribution of records over partitions. Always one element. */
  distributions: types.output.GetFlinkMaterializedTableDistribution[];
  /** Constraints of the table, in order. */
  constraints: types.output.GetFlinkMaterializedTableConstraint[];
  /** Table options, as in the `WITH` clause of SQL. */
  tableOptions: { [key: string]: string };
  /** Session options, as in the `SET` statement of SQL. */
  sessionOptions: { [key: string]: string };
}
