// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up one schema of a subject by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = streamprov.getSchemaOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     schemaIdentifier: 100001,
 * });
 * ```
 */
export function getSchema(args: GetSchemaArgs, opts?: pulumi.InvokeOptions): Promise<GetSchemaResult> {
  return runtime.invoke("streamprov:index/getSchema:getSchema", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
    schemaIdentifier: args.schemaIdentifier,
    ruleset: args.ruleset,
    metadata: args.metadata,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up one schema of a subject by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = streamprov.getSchemaOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     schemaIdentifier: 100001,
 * });
 * ```
 */
export function getSchemaOutput(args: GetSchemaOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaResult> {
  return runtime.invokeOutput<GetSchemaResult>("streamprov:index/getSchema:getSchema", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    subjectName: args.subjectName,
    schemaIdentifier: args.schemaIdentifier,
    ruleset: args.ruleset,
    metadata: args.metadata,
  }, utilities.withDefaults(opts));
}

/** Arguments of getSchema. */
export interface GetSchemaArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: input.GetSchemaSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: input.GetSchemaCredentials | undefined;
  /** Subject that the schema is registered under. Must not be empty. */
  subjectName: string;
  /** ID of the schema in the registry. */
  schemaIdentifier: number;
  /** Rules that clients run with the schema, in this order. Left out, the schema has none. Rules need the Stream Governance package `ADVANCED`. Accepted for compatibility; it has no effect. */
  ruleset?: input.GetSchemaRuleset | undefined;
  /** What is known about the schema. Left out, it stays as it is; it can be emptied, but not removed. Accepted for compatibility; it has no effect. */
  metadata?: input.GetSchemaMetadata | undefined;
}

/** Arguments of getSchemaOutput. */
export interface GetSchemaOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: pulumi.Input<input.GetSchemaSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: pulumi.Input<input.GetSchemaCredentialsArgs | undefined>;
  /** Subject that the schema is registered under. Must not be empty. */
  subjectName: pulumi.Input<string>;
  /** ID of the schema in the registry. */
  schemaIdentifier: pulumi.Input<number>;
  /** Rules that clients run with the schema, in this order. Left out, the schema has none. Rules need the Stream Governance package `ADVANCED`. Accepted for compatibility; it has no effect. */
  ruleset?: pulumi.Input<input.GetSchemaRulesetArgs | undefined>;
  /** What is known about the schema. Left out, it stays as it is; it can be emptied, but not removed. Accepted for compatibility; it has no effect. */
  metadata?: pulumi.Input<input.GetSchemaMetadataArgs | undefined>;
}

/** Result of getSchema. */
export interface GetSchemaResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: output.GetSchemaSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: output.GetSchemaCredentials;
  /** Subject that the schema is registered under. */
  subjectName: string;
  /** ID of the schema in the registry. */
  schemaIdentifier: number;
  /** `<Schema Registry cluster ID>/<subject>/<schema ID>`. */
  id: string;
  /** Language that the schema is written in. Known values are `AVRO`, `JSON` and `PROTOBUF`; there may be others. */
  format: string;
  /** Text of the schema. */
  schema: string;
  /** Schemas that the text refers to. Their order means nothing. */
  schemaReferences: output.GetSchemaSchemaReference[];
  /** Rules that clients run with the schema, in this order. */
  ruleset?: output.GetSchemaRuleset;
  /** What is known about the schema. */
  metadata: output.GetSchemaMetadata;
  /** Version of the schema within the subject. */
  version: number;
  /** Always false. */
  hardDelete: boolean;
  /** Always true. */
  recreateOnUpdate: boolean;
  /** Always false. */
  skipValidationDuringPlan: boolean;
}
