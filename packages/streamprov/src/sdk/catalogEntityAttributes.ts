// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Attributes of a topic, a schema, a cluster, an environment or another entity in the Stream Catalog, such as its owner. Deleting the resource clears the attributes and keeps the entity. The catalog knows a new entity only after a delay, so the provider waits for up to three minutes.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.CatalogEntityAttributes("orders", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     entityType: "kafka_topic",
 *     entityName: "lsrc-abc123:lkc-abc123:orders",
 *     attributes: { owner: "logistics", ownerEmail: "logistics@example.com", description: "Orders of the shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<entity type>/<entity name>/<attribute>,<attribute>`.
 * Also required: `IMPORT_CATALOG_REST_ENDPOINT` (or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`), `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of the Stream Catalog (with OAuth, the key is not needed). The last part lists the attributes in the program.
 *
 * ```sh
 * pulumi import streamprov:index/catalogEntityAttributes:CatalogEntityAttributes example 'lsrc-abc123/kafka_topic/lsrc-abc123:lkc-abc123:orders/owner,description'
 * ```
 */
export class CatalogEntityAttributes extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/catalogEntityAttributes:CatalogEntityAttributes";

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
    state?: CatalogEntityAttributesState,
    opts?: pulumi.CustomResourceOptions,
  ): CatalogEntityAttributes {
    return new CatalogEntityAttributes(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CatalogEntityAttributes, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CatalogEntityAttributes {
    return utilities.isInstance(obj, CatalogEntityAttributes.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.CatalogEntityAttributesSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.CatalogEntityAttributesCredentials | undefined>;

  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  declare public readonly entityType: pulumi.Output<string>;

  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic, or the platform's short form, such as the ID of an environment. */
  declare public readonly entityName: pulumi.Output<string>;

  /** Values of the attributes by name, such as `description`, `owner` and `ownerEmail`. */
  declare public readonly attributes: pulumi.Output<{ [key: string]: string } | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CatalogEntityAttributesArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CatalogEntityAttributesArgs | CatalogEntityAttributesState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CatalogEntityAttributesState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["entityType"] = state?.entityType;
      inputs["entityName"] = state?.entityName;
      inputs["attributes"] = state?.attributes;
    } else {
      const args = argsOrState as CatalogEntityAttributesArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["entityType"] = args?.entityType;
      inputs["entityName"] = args?.entityName;
      inputs["attributes"] = args?.attributes;
      utilities.requireArguments("CatalogEntityAttributes", name, inputs, args, opts, ["entityType", "entityName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CatalogEntityAttributes.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `CatalogEntityAttributes.get` uses to look up an object. */
export interface CatalogEntityAttributesState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.CatalogEntityAttributesSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.CatalogEntityAttributesCredentials | undefined>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. */
  entityType?: pulumi.Input<string | undefined>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic, or the platform's short form, such as the ID of an environment. */
  entityName?: pulumi.Input<string | undefined>;
  /** Values of the attributes by name, such as `description`, `owner` and `ownerEmail`. */
  attributes?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Arguments of {@link CatalogEntityAttributes}. */
export interface CatalogEntityAttributesArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.CatalogEntityAttributesSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.CatalogEntityAttributesCredentials | undefined>;
  /** Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`. Must not be empty. A change replaces the resource. */
  entityType: pulumi.Input<string>;
  /** Qualified name of the entity, such as `lsrc-abc123:lkc-abc123:orders` of a topic, or the platform's short form, such as the ID of an environment. Must not be empty. A change replaces the resource. */
  entityName: pulumi.Input<string>;
  /** Values of the attributes by name, such as `description`, `owner` and `ownerEmail`. The entity's other attributes are not managed. An attribute that is removed from the program keeps its value; set it to an empty value to clear it. */
  attributes?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}
