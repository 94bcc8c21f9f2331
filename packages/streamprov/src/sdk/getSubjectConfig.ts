// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a subject's own settings in Schema Registry.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectConfigOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectConfig(args: GetSubjectConfigArgs, opts?: pulumi.InvokeOptions): Promise<GetSubjectConfigResult> {
  return runtime.invoke("streamprov:index/getSubjectConfig:getSubjectConfig", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a subject's own settings in Schema Registry.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectConfigOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectConfigOutput(args: GetSubjectConfigOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSubjectConfigResult> {
  return runtime.invokeOutput<GetSubjectConfigResult>("streamprov:index/getSubjectConfig:getSubjectConfig", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSubjectConfig. */
export interface GetSubjectConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSubjectConfigSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSubjectConfigCredentials | undefined;
  /** Subject of the settings. Must not be empty. */
  subjectName: string;
}

/** Arguments of getSubjectConfigOutput. */
export interface GetSubjectConfigOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSubjectConfigSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSubjectConfigCredentialsArgs | undefined>;
  /** Subject of the settings. Must not be empty. */
  subjectName: pulumi.Input<string>;
}

/** Result of getSubjectConfig. */
export interface GetSubjectConfigResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSubjectConfigSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSubjectConfigCredentials;
  /** Subject of the settings. */
  subjectName: string;
  /** `<Schema Registry cluster ID>/<subjectName>`. */
  id: string;
  /** Compatibility level: the changes of a schema that the registry accepts. Known values are `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` and `NONE`; there may be others. */
  compatibilityLevel: string;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  compatibilityGroup: string;
  /** Whether schemas are normalized when they are registered or looked up. */
  normalize: boolean;
  /** Subject that this one is an alias of. */
  alias: string;
}
