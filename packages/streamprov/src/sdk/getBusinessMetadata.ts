// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up business metadata in the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const team = streamprov.getBusinessMetadataOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "Team",
 * });
 * ```
 */
export function getBusinessMetadata(args: GetBusinessMetadataArgs, opts?: pulumi.InvokeOptions): Promise<GetBusinessMetadataResult> {
  return runtime.invoke("streamprov:index/getBusinessMetadata:getBusinessMetadata", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up business metadata in the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const team = streamprov.getBusinessMetadataOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "Team",
 * });
 * ```
 */
export function getBusinessMetadataOutput(args: GetBusinessMetadataOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetBusinessMetadataResult> {
  return runtime.invokeOutput<GetBusinessMetadataResult>("streamprov:index/getBusinessMetadata:getBusinessMetadata", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getBusinessMetadata. */
export interface GetBusinessMetadataArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetBusinessMetadataSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetBusinessMetadataCredentials | undefined;
  /** Name of the business metadata, case-sensitive. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  name: string;
}

/** Arguments of getBusinessMetadataOutput. */
export interface GetBusinessMetadataOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetBusinessMetadataSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetBusinessMetadataCredentialsArgs | undefined>;
  /** Name of the business metadata, case-sensitive. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  name: pulumi.Input<string>;
}

/** Result of getBusinessMetadata. */
export interface GetBusinessMetadataResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetBusinessMetadataSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetBusinessMetadataCredentials;
  /** Name of the business metadata, case-sensitive. */
  name: string;
  /** `<Schema Registry cluster ID>/<name>`. */
  id: string;
  /** Description. */
  description: string;
  /** Attributes, in any order. */
  attributeDefinitions: types.output.GetBusinessMetadataAttributeDefinition[];
  /** Version of the business metadata. It increases with each change. */
  version: number;
}
