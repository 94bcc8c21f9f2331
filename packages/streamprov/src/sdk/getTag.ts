// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a tag of the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pii = streamprov.getTagOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "PII",
 * });
 * ```
 */
export function getTag(args: GetTagArgs, opts?: pulumi.InvokeOptions): Promise<GetTagResult> {
  return runtime.invoke("streamprov:index/getTag:getTag", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a tag of the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pii = streamprov.getTagOutput({
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "PII",
 * });
 * ```
 */
export function getTagOutput(args: GetTagOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTagResult> {
  return runtime.invokeOutput<GetTagResult>("streamprov:index/getTag:getTag", {
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, utilities.withDefaults(opts));
}

/** Arguments of getTag. */
export interface GetTagArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: input.GetTagSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: input.GetTagCredentials | undefined;
  /** Name of the tag; upper and lower case count. Must begin with a letter and hold only letters, digits, underscores and blanks. */
  name: string;
}

/** Arguments of getTagOutput. */
export interface GetTagOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: pulumi.Input<input.GetTagSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: pulumi.Input<input.GetTagCredentialsArgs | undefined>;
  /** Name of the tag; upper and lower case count. Must begin with a letter and hold only letters, digits, underscores and blanks. */
  name: pulumi.Input<string>;
}

/** Result of getTag. */
export interface GetTagResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: output.GetTagSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  credentials?: output.GetTagCredentials;
  /** Name of the tag; upper and lower case count. */
  name: string;
  /** `<Schema Registry cluster ID>/<name>`. */
  id: string;
  /** What the tag says of what has it. */
  description: string;
  /** Types of the entities that can have it: `cf_entity`, which is any. */
  entityTypes: string[];
  /** Version of the tag, which grows with each change. */
  version: number;
}
