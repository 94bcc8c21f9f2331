// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the settings that a subject of Schema Registry has of its own.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectConfigOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectConfig(args: GetSubjectConfigArgs, opts?: pulumi.InvokeOptions): Promise<GetSubjectConfigResult> {
  return runtime.invoke("streamprov:index/getSubjectConfig:getSubjectConfig", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up the settings that a subject of Schema Registry has of its own.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectConfigOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectConfigOutput(args: GetSubjectConfigOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSubjectConfigResult> {
  return runtime.invokeOutput<GetSubjectConfigResult>("streamprov:index/getSubjectConfig:getSubjectConfig", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, utilities.withDefaults(opts));
}

/** Arguments of getSubjectConfig. */
export interface GetSubjectConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: input.GetSubjectConfigSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: input.GetSubjectConfigCredentials | undefined;
  /** Subject that the settings are of. Must not be empty. */
  subjectName: string;
}

/** Arguments of getSubjectConfigOutput. */
export interface GetSubjectConfigOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: pulumi.Input<input.GetSubjectConfigSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: pulumi.Input<input.GetSubjectConfigCredentialsArgs | undefined>;
  /** Subject that the settings are of. Must not be empty. */
  subjectName: pulumi.Input<string>;
}

/** Result of getSubjectConfig. */
export interface GetSubjectConfigResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: output.GetSubjectConfigSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: output.GetSubjectConfigCredentials;
  /** Subject that the settings are of. */
  subjectName: string;
  /** `<Schema Registry cluster ID>/<subjectName>`. */
  id: string;
  /** Which changes of a schema the registry lets in. Known values are `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` and `NONE`; there may be others. */
  compatibilityLevel: string;
  /** Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another. */
  compatibilityGroup: string;
  /** Brings schemas into normal form when they are registered or looked up. */
  normalize: boolean;
  /** Subject that this one is another name of. */
  alias: string;
}
