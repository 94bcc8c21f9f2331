// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a catalog integration by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const glue = streamprov.getCatalogIntegrationOutput({
 *     id: config.require("catalogIntegrationId"),
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getCatalogIntegration(args: GetCatalogIntegrationArgs, opts?: pulumi.InvokeOptions): Promise<GetCatalogIntegrationResult> {
  return runtime.invoke("streamprov:index/getCatalogIntegration:getCatalogIntegration", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a catalog integration by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const glue = streamprov.getCatalogIntegrationOutput({
 *     id: config.require("catalogIntegrationId"),
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     credentials: { key: config.requireSecret("tableflowKey"), secret: config.requireSecret("tableflowSecret") },
 * });
 * ```
 */
export function getCatalogIntegrationOutput(args: GetCatalogIntegrationOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCatalogIntegrationResult> {
  return runtime.invokeOutput<GetCatalogIntegrationResult>("streamprov:index/getCatalogIntegration:getCatalogIntegration", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCatalogIntegration. */
export interface GetCatalogIntegrationArgs {
  /** ID of the catalog integration, `tci-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetCatalogIntegrationEnvironment;
  /** Kafka cluster that contains this object. */
  kafkaCluster: types.input.GetCatalogIntegrationKafkaCluster;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: types.input.GetCatalogIntegrationCredentials | undefined;
}

/** Arguments of getCatalogIntegrationOutput. */
export interface GetCatalogIntegrationOutputArgs {
  /** ID of the catalog integration, `tci-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetCatalogIntegrationEnvironmentArgs>;
  /** Kafka cluster that contains this object. */
  kafkaCluster: pulumi.Input<types.input.GetCatalogIntegrationKafkaClusterArgs>;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetCatalogIntegrationCredentialsArgs | undefined>;
}

/** Result of getCatalogIntegration. */
export interface GetCatalogIntegrationResult {
  /** ID of the catalog integration, `tci-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetCatalogIntegrationEnvironment;
  /** Kafka cluster of the object. */
  kafkaCluster: types.output.GetCatalogIntegrationKafkaCluster;
  /** Tableflow API key. Defaults to the provider's value. */
  credentials?: types.output.GetCatalogIntegrationCredentials;
  /** Display name. */
  displayName: string;
  /** Whether the platform has suspended the integration. */
  suspended: boolean;
  /** A catalog in AWS Glue. */
  awsGlues: types.output.GetCatalogIntegrationAwsGlue[];
  /** A catalog in Snowflake Open Catalog. */
  snowflakes: types.output.GetCatalogIntegrationSnowflake[];
  /** A catalog in Databricks Unity Catalog. */
  unities: types.output.GetCatalogIntegrationUnity[];
}
