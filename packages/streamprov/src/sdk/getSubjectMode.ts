// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the mode of a subject of Schema Registry: its own mode, or the registry's mode if it has none.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectModeOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectMode(args: GetSubjectModeArgs, opts?: pulumi.InvokeOptions): Promise<GetSubjectModeResult> {
  return runtime.invoke("streamprov:index/getSubjectMode:getSubjectMode", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the mode of a subject of Schema Registry: its own mode, or the registry's mode if it has none.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSubjectModeOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSubjectModeOutput(args: GetSubjectModeOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSubjectModeResult> {
  return runtime.invokeOutput<GetSubjectModeResult>("streamprov:index/getSubjectMode:getSubjectMode", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSubjectMode. */
export interface GetSubjectModeArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSubjectModeSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSubjectModeCredentials | undefined;
  /** Subject of the mode. Must not be empty. */
  subjectName: string;
}

/** Arguments of getSubjectModeOutput. */
export interface GetSubjectModeOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSubjectModeSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSubjectModeCredentialsArgs | undefined>;
  /** Subject of the mode. Must not be empty. */
  subjectName: pulumi.Input<string>;
}

/** Result of getSubjectMode. */
export interface GetSubjectModeResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSubjectModeSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSubjectModeCredentials;
  /** Subject of the mode. */
  subjectName: string;
  /** `<Schema Registry cluster ID>/<subjectName>`. */
  id: string;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. Known values are `READWRITE`, `READONLY`, `READONLY_OVERRIDE` and `IMPORT`; there may be others. */
  mode: string;
}
