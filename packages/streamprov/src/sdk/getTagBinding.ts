// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up the binding of a tag to a topic, a schema, a field or another entity in the Stream Catalog. The lookup fails if the entity does not have the tag.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTagBindingOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     tagName: "PII",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 * });
 * ```
 */
export function getTagBinding(args: GetTagBindingArgs, opts?: pulumi.InvokeOptions): Promise<GetTagBindingResult> {
  return runtime.invoke("streamprov:index/getTagBinding:getTagBinding", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    tagName: args.tagName,
    entityName: args.entityName,
    entityType: args.entityType,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the binding of a tag to a topic, a schema, a field or another entity in the Stream Catalog. The lookup fails if the entity does not have the tag.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getTagBindingOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     tagName: "PII",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 * });
 * ```
 */
export function getTagBindingOutput(args: GetTagBindingOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTagBindingResult> {
  return runtime.invokeOutput<GetTagBindingResult>("streamprov:index/getTagBinding:getTagBinding", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    tagName: args.tagName,
    entityName: args.entityName,
    entityType: args.entityType,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getTagBinding. */
export interface GetTagBindingArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetTagBindingSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetTagBindingCredentials | undefined;
  /** Name of the tag. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  tagName: string;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. Must not be empty. */
  entityName: string;
  /** Type of the entity, such as `kafka_topic`. Must not be empty. */
  entityType: string;
}

/** Arguments of getTagBindingOutput. */
export interface GetTagBindingOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetTagBindingSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetTagBindingCredentialsArgs | undefined>;
  /** Name of the tag. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  tagName: pulumi.Input<string>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. Must not be empty. */
  entityName: pulumi.Input<string>;
  /** Type of the entity, such as `kafka_topic`. Must not be empty. */
  entityType: pulumi.Input<string>;
}

/** Result of getTagBinding. */
export interface GetTagBindingResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetTagBindingSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetTagBindingCredentials;
  /** Name of the tag. */
  tagName: string;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic. */
  entityName: string;
  /** Type of the entity, such as `kafka_topic`. */
  entityType: string;
  /** `<Schema Registry cluster ID>/<name>/<entity name>/<entity type>`. */
  id: string;
}
