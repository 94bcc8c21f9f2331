// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a tag in the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pii = streamprov.getTagOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "PII",
 * });
 * ```
 */
export function getTag(args: GetTagArgs, opts?: pulumi.InvokeOptions): Promise<GetTagResult> {
  return runtime.invoke("streamprov:index/getTag:getTag", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a tag in the Stream Catalog by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pii = streamprov.getTagOutput({
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "PII",
 * });
 * ```
 */
export function getTagOutput(args: GetTagOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetTagResult> {
  return runtime.invokeOutput<GetTagResult>("streamprov:index/getTag:getTag", utilities.forwardUnknown({
    schemaRegistryCluster: args.schemaRegistryCluster,
    restEndpoint: args.restEndpoint,
    credentials: args.credentials,
    name: args.name,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getTag. */
export interface GetTagArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.input.GetTagSchemaRegistryCluster | undefined;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: string | undefined;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.input.GetTagCredentials | undefined;
  /** Name of the tag, case-sensitive. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  name: string;
}

/** Arguments of getTagOutput. */
export interface GetTagOutputArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.GetTagSchemaRegistryClusterArgs | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetTagCredentialsArgs | undefined>;
  /** Name of the tag, case-sensitive. Must begin with a letter, and contain only letters, digits, underscores and spaces. */
  name: pulumi.Input<string>;
}

/** Result of getTag. */
export interface GetTagResult {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: types.output.GetTagSchemaRegistryCluster;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: string;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  credentials?: types.output.GetTagCredentials;
  /** Name of the tag, case-sensitive. */
  name: string;
  /** `<Schema Registry cluster ID>/<name>`. */
  id: string;
  /** Description. */
  description: string;
  /** Types of the entities that can have the tag: `cf_entity` means all types. */
  entityTypes: string[];
  /** Version of the tag. It increases with each change. */
  version: number;
}
