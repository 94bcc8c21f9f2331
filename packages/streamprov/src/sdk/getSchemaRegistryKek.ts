// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a key encryption key (KEK) by its name. A soft-deleted KEK is not found.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemaRegistryKekOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "orders",
 * });
 * ```
 */
export function getSchemaRegistryKek(args: GetSchemaRegistryKekArgs, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryKekResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryKek:getSchemaRegistryKek", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a key encryption key (KEK) by its name. A soft-deleted KEK is not found.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemaRegistryKekOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "orders",
 * });
 * ```
 */
export function getSchemaRegistryKekOutput(args: GetSchemaRegistryKekOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryKekResult> {
  return runtime.invokeOutput<GetSchemaRegistryKekResult>("streamprov:index/getSchemaRegistryKek:getSchemaRegistryKek", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryKek. */
export interface GetSchemaRegistryKekArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemaRegistryKekSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemaRegistryKekCredentials | undefined;
  /** Name of the KEK. Must not be empty. */
  name: string;
}

/** Arguments of getSchemaRegistryKekOutput. */
export interface GetSchemaRegistryKekOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemaRegistryKekSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemaRegistryKekCredentialsArgs | undefined>;
  /** Name of the KEK. Must not be empty. */
  name: pulumi.Input<string>;
}

/** Result of getSchemaRegistryKek. */
export interface GetSchemaRegistryKekResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemaRegistryKekSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemaRegistryKekCredentials;
  /** Name of the KEK. */
  name: string;
  /** `<Schema Registry cluster ID>/<name>`. */
  id: string;
  /** Type of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another type that clients support. */
  kmsType: string;
  /** ID of the key in the key management service, such as its ARN in AWS. */
  kmsKeyId: string;
  /** Additional properties that clients need to use the key management service. */
  properties: { [key: string]: string };
  /** Description. */
  doc: string;
  /** Whether the registry may use the key. It then creates and decrypts the DEKs itself; otherwise clients do. */
  shared: boolean;
  /** Always false. */
  hardDelete: boolean;
}
