// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * Business metadata in the Stream Catalog: attributes that an organization uses to describe its data. Use `BusinessMetadataBinding` to assign values to a topic, a schema or another entity.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const team = new streamprov.BusinessMetadata("team", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "Team",
 *     description: "Who to ask",
 *     attributeDefinitions: [
 *         { name: "owner", description: "Who decides" },
 *         { name: "channel", isOptional: true, defaultValue: "#data" },
 *     ],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<name>`.
 * Also required: `IMPORT_CATALOG_REST_ENDPOINT` (or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`), `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of the Stream Catalog (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/businessMetadata:BusinessMetadata example lsrc-abc123/PII
 * ```
 */
export class BusinessMetadata extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/businessMetadata:BusinessMetadata";

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
    state?: BusinessMetadataState,
    opts?: pulumi.CustomResourceOptions,
  ): BusinessMetadata {
    return new BusinessMetadata(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of BusinessMetadata, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is BusinessMetadata {
    return utilities.isInstance(obj, BusinessMetadata.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.BusinessMetadataSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.BusinessMetadataCredentials | undefined>;

  /** Name of the business metadata. */
  declare public readonly name: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Attributes, in any order. */
  declare public readonly attributeDefinitions: pulumi.Output<types.output.BusinessMetadataAttributeDefinition[]>;

  /** Version of the business metadata. It increases with each change. */
  declare public readonly version: pulumi.Output<number>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: BusinessMetadataArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: BusinessMetadataArgs | BusinessMetadataState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as BusinessMetadataState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["name"] = state?.name;
      inputs["description"] = state?.description;
      inputs["attributeDefinitions"] = state?.attributeDefinitions;
      inputs["version"] = state?.version;
    } else {
      const args = argsOrState as BusinessMetadataArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["name"] = args?.name;
      inputs["description"] = args?.description;
      inputs["attributeDefinitions"] = args?.attributeDefinitions;
      inputs["version"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(BusinessMetadata.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `BusinessMetadata.get` uses to look up an object. */
export interface BusinessMetadataState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.BusinessMetadataSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.BusinessMetadataCredentials | undefined>;
  /** Name of the business metadata. */
  name?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Attributes, in any order. */
  attributeDefinitions?: pulumi.Input<pulumi.Input<types.input.BusinessMetadataAttributeDefinition>[] | undefined>;
  /** Version of the business metadata. It increases with each change. */
  version?: pulumi.Input<number | undefined>;
}

/** Arguments of {@link BusinessMetadata}. */
export interface BusinessMetadataArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.BusinessMetadataSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.BusinessMetadataCredentials | undefined>;
  /** Name of the business metadata. Defaults to a name generated from the resource's name. Must begin with a letter, and contain only letters, digits, underscores and spaces. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Attributes, in any order. Attributes can be added, and their descriptions changed. The platform does not remove an attribute or make it mandatory. If omitted, the platform chooses a value. */
  attributeDefinitions?: pulumi.Input<pulumi.Input<types.input.BusinessMetadataAttributeDefinition>[] | undefined>;
}
