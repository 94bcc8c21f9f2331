// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the business metadata of a topic, a schema or another entity in the Stream Catalog. The lookup fails if the entity has none.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getBusinessMetadataBindingOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     businessMetadataName: "Team",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 * });
 * ```
 */
export function getBusinessMetadataBinding(args: GetBusinessMetadataBindingArgs, opts?: pulumi.InvokeOptions): Promise<GetBusinessMetadataBindingResult> {
  return runtime.invoke("streamprov:index/getBusinessMetadataBinding:getBusinessMetadataBinding", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    businessMetadataName: args.businessMetadataName,
    entityName: args.entityName,
    entityType: args.entityType,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the business metadata of a topic, a schema or another entity in the Stream Catalog. The lookup fails if the entity has none.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getBusinessMetadataBindingOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     businessMetadataName: "Team",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 * });
 * ```
 */
export function getBusinessMetadataBindingOutput(args: GetBusinessMetadataBindingOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetBusinessMetadataBindingResult> {
  return runtime.invokeOutput<GetBusinessMetadataBindingResult>("streamprov:index/getBusinessMetadataBinding:getBusinessMetadataBinding", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    businessMetadataName: args.businessMetadataName,
    entityName: args.entityName,
    entityType: args.entityType,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getBusinessMetadataBinding. */
export interface GetBusinessMetadataBindingArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetBusinessMetadataBindingSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetBusinessMetadataBindingCredentials | undefined;
  /** Name of the business metadata. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  businessMetadataName: string;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. Must not be empty. */
  entityName: string;
  /** Type of the entity, such as `kafka_topic`. Must not be empty. */
  entityType: string;
}

/** Arguments of getBusinessMetadataBindingOutput. */
export interface GetBusinessMetadataBindingOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetBusinessMetadataBindingSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetBusinessMetadataBindingCredentialsArgs | undefined>;
  /** Name of the business metadata. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  businessMetadataName: pulumi.Input<string>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. Must not be empty. */
  entityName: pulumi.Input<string>;
  /** Type of the entity, such as `kafka_topic`. Must not be empty. */
  entityType: pulumi.Input<string>;
}

/** Result of getBusinessMetadataBinding. */
export interface GetBusinessMetadataBindingResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetBusinessMetadataBindingSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetBusinessMetadataBindingCredentials;
  /** Name of the business metadata. */
  businessMetadataName: string;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. */
  entityName: string;
  /** Type of the entity, such as `kafka_topic`. */
  entityType: string;
  /** `<Schema Registry cluster ID>/<name>/<entity name>/<entity type>`. */
  id: string;
  /** Values of the attributes by name. */
  attributes: { [key: string]: string };
}
