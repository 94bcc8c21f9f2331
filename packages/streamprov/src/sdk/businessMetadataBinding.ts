// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Business metadata of a topic, a schema or another entity in the Stream Catalog, with the values of its attributes. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.BusinessMetadataBinding("orders-team", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     businessMetadataName: "Team",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     entityType: "kafka_topic",
 *     attributes: { owner: "logistics", channel: "#orders" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<name>/<entity name>/<entity type>`.
 * Also required: `IMPORT_CATALOG_REST_ENDPOINT` (or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`), `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of the Stream Catalog (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/businessMetadataBinding:BusinessMetadataBinding example lsrc-abc123/Team/lsrc-abc123:lkc-abc123:orders/kafka_topic
 * ```
 */
export class BusinessMetadataBinding extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/businessMetadataBinding:BusinessMetadataBinding";

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
    state?: BusinessMetadataBindingState,
    opts?: pulumi.CustomResourceOptions,
  ): BusinessMetadataBinding {
    return new BusinessMetadataBinding(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of BusinessMetadataBinding, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is BusinessMetadataBinding {
    return utilities.isInstance(obj, BusinessMetadataBinding.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.BusinessMetadataBindingSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.BusinessMetadataBindingCredentials | undefined>;

  /** Name of the business metadata. */
  declare public readonly businessMetadataName: pulumi.Output<string>;

  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. */
  declare public readonly entityName: pulumi.Output<string>;

  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  declare public readonly entityType: pulumi.Output<string>;

  /** Values of the attributes by name. */
  declare public readonly attributes: pulumi.Output<{ [key: string]: string }>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: BusinessMetadataBindingArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: BusinessMetadataBindingArgs | BusinessMetadataBindingState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as BusinessMetadataBindingState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["businessMetadataName"] = state?.businessMetadataName;
      inputs["entityName"] = state?.entityName;
      inputs["entityType"] = state?.entityType;
      inputs["attributes"] = state?.attributes;
    } else {
      const args = argsOrState as BusinessMetadataBindingArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["businessMetadataName"] = args?.businessMetadataName;
      inputs["entityName"] = args?.entityName;
      inputs["entityType"] = args?.entityType;
      inputs["attributes"] = args?.attributes;
      utilities.requireArguments("BusinessMetadataBinding", name, inputs, args, opts, ["businessMetadataName", "entityName", "entityType"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(BusinessMetadataBinding.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `BusinessMetadataBinding.get` uses to look up an object. */
export interface BusinessMetadataBindingState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.BusinessMetadataBindingSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.BusinessMetadataBindingCredentials | undefined>;
  /** Name of the business metadata. */
  businessMetadataName?: pulumi.Input<string | undefined>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. */
  entityName?: pulumi.Input<string | undefined>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  entityType?: pulumi.Input<string | undefined>;
  /** Values of the attributes by name. */
  attributes?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Arguments of {@link BusinessMetadataBinding}. */
export interface BusinessMetadataBindingArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.BusinessMetadataBindingSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.BusinessMetadataBindingCredentials | undefined>;
  /** Name of the business metadata. Must begin with a letter, and contain only letters, digits, underscores and spaces. A change replaces the resource. */
  businessMetadataName: pulumi.Input<string>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic or `lsrc-abc123:.:100001` of a schema. Can be changed only to a newer version of the same schema. The older version keeps its business metadata. Must not be empty. */
  entityName: pulumi.Input<string>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. Must not be empty. A change replaces the resource. */
  entityType: pulumi.Input<string>;
  /** Values of the attributes by name. If set, all attributes must be included. If unset, the current values are kept. If omitted, the platform chooses a value. */
  attributes?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}
