// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a schema of a subject by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = streamprov.getSchemaOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     schemaIdentifier: 100001,
 * });
 * ```
 */
export function getSchema(args: GetSchemaArgs, opts?: pulumi.InvokeOptions): Promise<GetSchemaResult> {
  return runtime.invoke("streamprov:index/getSchema:getSchema", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
    schemaIdentifier: args.schemaIdentifier,
    ruleset: args.ruleset,
    metadata: args.metadata,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a schema of a subject by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = streamprov.getSchemaOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     schemaIdentifier: 100001,
 * });
 * ```
 */
export function getSchemaOutput(args: GetSchemaOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaResult> {
  return runtime.invokeOutput<GetSchemaResult>("streamprov:index/getSchema:getSchema", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
    schemaIdentifier: args.schemaIdentifier,
    ruleset: args.ruleset,
    metadata: args.metadata,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchema. */
export interface GetSchemaArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetSchemaSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetSchemaCredentials | undefined;
  /** Subject of the schema. Must not be empty. */
  subjectName: string;
  /** ID of the schema in the registry. */
  schemaIdentifier: number;
  /** Rules that clients apply with the schema, in this order. If unset, the schema has no rules. Rules require the Stream Governance package `ADVANCED`. Accepted for compatibility; it has no effect. */
  ruleset?: types.input.GetSchemaRuleset | undefined;
  /** Metadata of the schema. If unset, the current metadata is kept; it can be emptied, but not removed. Accepted for compatibility; it has no effect. */
  metadata?: types.input.GetSchemaMetadata | undefined;
}

/** Arguments of getSchemaOutput. */
export interface GetSchemaOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetSchemaSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetSchemaCredentialsArgs | undefined>;
  /** Subject of the schema. Must not be empty. */
  subjectName: pulumi.Input<string>;
  /** ID of the schema in the registry. */
  schemaIdentifier: pulumi.Input<number>;
  /** Rules that clients apply with the schema, in this order. If unset, the schema has no rules. Rules require the Stream Governance package `ADVANCED`. Accepted for compatibility; it has no effect. */
  ruleset?: pulumi.Input<types.input.GetSchemaRulesetArgs | undefined>;
  /** Metadata of the schema. If unset, the current metadata is kept; it can be emptied, but not removed. Accepted for compatibility; it has no effect. */
  metadata?: pulumi.Input<types.input.GetSchemaMetadataArgs | undefined>;
}

/** Result of getSchema. */
export interface GetSchemaResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetSchemaSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetSchemaCredentials;
  /** Subject of the schema. */
  subjectName: string;
  /** ID of the schema in the registry. */
  schemaIdentifier: number;
  /** `<Schema Registry cluster ID>/<subject>/<schema ID>`. */
  id: string;
  /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. Known values are `AVRO`, `JSON` and `PROTOBUF`; there may be others. */
  format: string;
  /** Text of the schema. */
  schema: string;
  /** Schemas that the schema refers to, in any order. */
  schemaReferences: types.output.GetSchemaSchemaReference[];
  /** Rules that clients apply with the schema, in this order. */
  ruleset?: types.output.GetSchemaRuleset;
  /** Metadata of the schema. */
  metadata: types.output.GetSchemaMetadata;
  /** Version of the schema within the subject. */
  version: number;
  /** Always false. */
  hardDelete: boolean;
  /** Always true. */
  recreateOnUpdate: boolean;
  /** Always false. */
  skipValidationDuringPlan: boolean;
}
