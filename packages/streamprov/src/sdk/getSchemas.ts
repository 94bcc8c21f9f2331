// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the schemas of a Schema Registry. The list may be empty.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemasOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     filter: { subjectPrefix: "orders", latestOnly: true },
 * });
 * ```
 */
export function getSchemas(args: GetSchemasArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSchemasResult> {
  return runtime.invoke("streamprov:index/getSchemas:getSchemas", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the schemas of a Schema Registry. The list may be empty.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getSchemasOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     filter: { subjectPrefix: "orders", latestOnly: true },
 * });
 * ```
 */
export function getSchemasOutput(args: GetSchemasOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemasResult> {
  return runtime.invokeOutput<GetSchemasResult>("streamprov:index/getSchemas:getSchemas", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemas. */
export interface GetSchemasArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemasSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemasCredentials | undefined;
  /** Schemas to list. Defaults to all schemas that are not deleted. */
  filter?: types.input.GetSchemasFilter | undefined;
}

/** Arguments of getSchemasOutput. */
export interface GetSchemasOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemasSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemasCredentialsArgs | undefined>;
  /** Schemas to list. Defaults to all schemas that are not deleted. */
  filter?: pulumi.Input<types.input.GetSchemasFilterArgs | undefined>;
}

/** Result of getSchemas. */
export interface GetSchemasResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemasSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemasCredentials;
  /** Schemas to list. Defaults to all schemas that are not deleted. */
  filter?: types.output.GetSchemasFilter;
  /** An ID without meaning on the platform. */
  id: string;
  /** The schemas, in the registry's order. */
  schemas: types.output.GetSchemasSchema[];
}
