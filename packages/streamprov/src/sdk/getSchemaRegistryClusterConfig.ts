// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the settings of a Schema Registry cluster. They apply to every subject without its own settings.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const settings = streamprov.getSchemaRegistryClusterConfigOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 * });
 * ```
 */
export function getSchemaRegistryClusterConfig(args: GetSchemaRegistryClusterConfigArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryClusterConfigResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryClusterConfig:getSchemaRegistryClusterConfig", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the settings of a Schema Registry cluster. They apply to every subject without its own settings.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const settings = streamprov.getSchemaRegistryClusterConfigOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 * });
 * ```
 */
export function getSchemaRegistryClusterConfigOutput(args: GetSchemaRegistryClusterConfigOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryClusterConfigResult> {
  return runtime.invokeOutput<GetSchemaRegistryClusterConfigResult>("streamprov:index/getSchemaRegistryClusterConfig:getSchemaRegistryClusterConfig", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryClusterConfig. */
export interface GetSchemaRegistryClusterConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemaRegistryClusterConfigSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemaRegistryClusterConfigCredentials | undefined;
}

/** Arguments of getSchemaRegistryClusterConfigOutput. */
export interface GetSchemaRegistryClusterConfigOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemaRegistryClusterConfigCredentialsArgs | undefined>;
}

/** Result of getSchemaRegistryClusterConfig. */
export interface GetSchemaRegistryClusterConfigResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemaRegistryClusterConfigSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemaRegistryClusterConfigCredentials;
  /** `<Schema Registry cluster ID>`. */
  id: string;
  /** Compatibility level: the changes of a schema that the registry accepts. Known values are `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` and `NONE`; there may be others. */
  compatibilityLevel: string;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  compatibilityGroup: string;
  /** Whether schemas are normalized when they are registered or looked up. */
  normalize: boolean;
}
