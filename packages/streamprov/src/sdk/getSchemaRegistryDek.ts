// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up one version of a data encryption key (DEK). A soft-deleted DEK is not found.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemaRegistryDekOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     kekName: "orders",
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSchemaRegistryDek(args: GetSchemaRegistryDekArgs, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryDekResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryDek:getSchemaRegistryDek", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    kekName: args.kekName,
    subjectName: args.subjectName,
    version: args.version,
    algorithm: args.algorithm,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up one version of a data encryption key (DEK). A soft-deleted DEK is not found.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemaRegistryDekOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     kekName: "orders",
 *     subjectName: "orders-value",
 * });
 * ```
 */
export function getSchemaRegistryDekOutput(args: GetSchemaRegistryDekOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryDekResult> {
  return runtime.invokeOutput<GetSchemaRegistryDekResult>("streamprov:index/getSchemaRegistryDek:getSchemaRegistryDek", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    kekName: args.kekName,
    subjectName: args.subjectName,
    version: args.version,
    algorithm: args.algorithm,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryDek. */
export interface GetSchemaRegistryDekArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemaRegistryDekSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemaRegistryDekCredentials | undefined;
  /** Name of the KEK that encrypts the DEK. Must not be empty. */
  kekName: string;
  /** Subject whose messages the DEK encrypts. Must not be empty. */
  subjectName: string;
  /** Version of the key. At least 1. Defaults to `1`. */
  version?: number | undefined;
  /** Encryption algorithm. One of `AES128_GCM`, `AES256_GCM` or `AES256_SIV`. Defaults to `AES256_GCM`. */
  algorithm?: enums.GetSchemaRegistryDekAlgorithm | (string & {}) | undefined;
}

/** Arguments of getSchemaRegistryDekOutput. */
export interface GetSchemaRegistryDekOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemaRegistryDekSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemaRegistryDekCredentialsArgs | undefined>;
  /** Name of the KEK that encrypts the DEK. Must not be empty. */
  kekName: pulumi.Input<string>;
  /** Subject whose messages the DEK encrypts. Must not be empty. */
  subjectName: pulumi.Input<string>;
  /** Version of the key. At least 1. Defaults to `1`. */
  version?: pulumi.Input<number | undefined>;
  /** Encryption algorithm. One of `AES128_GCM`, `AES256_GCM` or `AES256_SIV`. Defaults to `AES256_GCM`. */
  algorithm?: pulumi.Input<enums.GetSchemaRegistryDekAlgorithm | (string & {}) | undefined>;
}

/** Result of getSchemaRegistryDek. */
export interface GetSchemaRegistryDekResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemaRegistryDekSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemaRegistryDekCredentials;
  /** Name of the KEK that encrypts the DEK. */
  kekName: string;
  /** Subject whose messages the DEK encrypts. */
  subjectName: string;
  /** Version of the key. */
  version: number;
  /** Encryption algorithm. */
  algorithm: enums.GetSchemaRegistryDekAlgorithm;
  /** `<Schema Registry cluster ID>/<kekName>/<subjectName>/<version>/<algorithm>`. */
  id: string;
  /** Key material, encrypted with the KEK, in Base64. */
  encryptedKeyMaterial: string;
  /** Key material in Base64. Empty unless the KEK is `shared`. */
  keyMaterial: string;
  /** Always false. */
  hardDelete: boolean;
}
