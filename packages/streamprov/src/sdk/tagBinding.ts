// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * A binding of a tag to a topic, a schema, a field or another entity in the Stream Catalog. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.TagBinding("orders-pii", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     tagName: "PII",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<name>/<entity name>/<entity type>`.
 * Also required: `IMPORT_CATALOG_REST_ENDPOINT` (or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`), `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of the Stream Catalog (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/tagBinding:TagBinding example lsrc-abc123/PII/lsrc-abc123:lkc-abc123:orders/kafka_topic
 * ```
 */
export class TagBinding extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/tagBinding:TagBinding";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: TagBindingState,
    opts?: pulumi.CustomResourceOptions,
  ): TagBinding {
    return new TagBinding(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of TagBinding, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is TagBinding {
    return utilities.isInstance(obj, TagBinding.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.TagBindingSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.TagBindingCredentials | undefined>;

  /** Name of the tag. */
  declare public readonly tagName: pulumi.Output<string>;

  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. */
  declare public readonly entityName: pulumi.Output<string>;

  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  declare public readonly entityType: pulumi.Output<string>;

  /** Skips the wait until the catalog knows the entity and the tag. If it does not know them yet, the create fails immediately. */
  declare public readonly disableWaitForReady: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: TagBindingArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: TagBindingArgs | TagBindingState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as TagBindingState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["tagName"] = state?.tagName;
      inputs["entityName"] = state?.entityName;
      inputs["entityType"] = state?.entityType;
      inputs["disableWaitForReady"] = state?.disableWaitForReady;
    } else {
      const args = argsOrState as TagBindingArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["tagName"] = args?.tagName;
      inputs["entityName"] = args?.entityName;
      inputs["entityType"] = args?.entityType;
      inputs["disableWaitForReady"] = args?.disableWaitForReady;
      utilities.requireArguments("TagBinding", name, inputs, args, opts, ["tagName", "entityName", "entityType"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(TagBinding.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `TagBinding.get` uses to look up an object. */
export interface TagBindingState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.TagBindingSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TagBindingCredentials | undefined>;
  /** Name of the tag. */
  tagName?: pulumi.Input<string | undefined>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. */
  entityName?: pulumi.Input<string | undefined>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  entityType?: pulumi.Input<string | undefined>;
  /** Skips the wait until the catalog knows the entity and the tag. If it does not know them yet, the create fails immediately. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link TagBinding}. */
export interface TagBindingArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.TagBindingSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TagBindingCredentials | undefined>;
  /** Name of the tag. Must begin with a letter, and contain only letters, digits, underscores and spaces. A change replaces the resource. */
  tagName: pulumi.Input<string>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. Can be changed only to a newer version of the same schema, record or field, because the platform copies tags to newer versions. Must not be empty. */
  entityName: pulumi.Input<string>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. Must not be empty. A change replaces the resource. */
  entityType: pulumi.Input<string>;
  /** Skips the wait until the catalog knows the entity and the tag. If it does not know them yet, the create fails immediately. Defaults to `false`. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
}
