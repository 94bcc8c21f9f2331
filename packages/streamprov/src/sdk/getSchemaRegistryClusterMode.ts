// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the mode of a Schema Registry cluster.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const mode = streamprov.getSchemaRegistryClusterModeOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 * });
 * ```
 */
export function getSchemaRegistryClusterMode(args: GetSchemaRegistryClusterModeArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryClusterModeResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryClusterMode:getSchemaRegistryClusterMode", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the mode of a Schema Registry cluster.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const mode = streamprov.getSchemaRegistryClusterModeOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 * });
 * ```
 */
export function getSchemaRegistryClusterModeOutput(args: GetSchemaRegistryClusterModeOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryClusterModeResult> {
  return runtime.invokeOutput<GetSchemaRegistryClusterModeResult>("streamprov:index/getSchemaRegistryClusterMode:getSchemaRegistryClusterMode", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryClusterMode. */
export interface GetSchemaRegistryClusterModeArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemaRegistryClusterModeSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemaRegistryClusterModeCredentials | undefined;
}

/** Arguments of getSchemaRegistryClusterModeOutput. */
export interface GetSchemaRegistryClusterModeOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemaRegistryClusterModeSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemaRegistryClusterModeCredentialsArgs | undefined>;
}

/** Result of getSchemaRegistryClusterMode. */
export interface GetSchemaRegistryClusterModeResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemaRegistryClusterModeSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemaRegistryClusterModeCredentials;
  /** `<Schema Registry cluster ID>`. */
  id: string;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. Known values are `READWRITE`, `READONLY`, `READONLY_OVERRIDE` and `IMPORT`; there may be others. */
  mode: string;
}
