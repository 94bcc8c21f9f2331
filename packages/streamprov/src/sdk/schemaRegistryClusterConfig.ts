// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Settings of a Schema Registry cluster. They apply to every subject without its own settings. The settings always exist: unset properties keep their values, and deleting the resource keeps all of them. For the settings of a context (`:.context:`), use a SubjectConfig with that subject.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const settings = new streamprov.SchemaRegistryClusterConfig("registry", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     compatibilityLevel: "FULL",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/schemaRegistryClusterConfig:SchemaRegistryClusterConfig example lsrc-abc123
 * ```
 */
export class SchemaRegistryClusterConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schemaRegistryClusterConfig:SchemaRegistryClusterConfig";

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
    state?: SchemaRegistryClusterConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): SchemaRegistryClusterConfig {
    return new SchemaRegistryClusterConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SchemaRegistryClusterConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SchemaRegistryClusterConfig {
    return utilities.isInstance(obj, SchemaRegistryClusterConfig.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaRegistryClusterConfigSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaRegistryClusterConfigCredentials | undefined>;

  /** Compatibility level: the changes of a schema that the registry accepts. */
  declare public readonly compatibilityLevel: pulumi.Output<enums.SchemaRegistryClusterConfigCompatibilityLevel>;

  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  declare public readonly compatibilityGroup: pulumi.Output<string>;

  /** Whether schemas are normalized when they are registered or looked up. */
  declare public readonly normalize: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: SchemaRegistryClusterConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaRegistryClusterConfigArgs | SchemaRegistryClusterConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaRegistryClusterConfigState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["compatibilityLevel"] = state?.compatibilityLevel;
      inputs["compatibilityGroup"] = state?.compatibilityGroup;
      inputs["normalize"] = state?.normalize;
    } else {
      const args = argsOrState as SchemaRegistryClusterConfigArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["compatibilityLevel"] = args?.compatibilityLevel;
      inputs["compatibilityGroup"] = args?.compatibilityGroup;
      inputs["normalize"] = args?.normalize;
      utilities.forwardUnknown(inputs, args);
    }
    super(SchemaRegistryClusterConfig.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SchemaRegistryClusterConfig.get` uses to look up an object. */
export interface SchemaRegistryClusterConfigState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryClusterConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryClusterConfigCredentials | undefined>;
  /** Compatibility level: the changes of a schema that the registry accepts. */
  compatibilityLevel?: pulumi.Input<enums.SchemaRegistryClusterConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Whether schemas are normalized when they are registered or looked up. */
  normalize?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link SchemaRegistryClusterConfig}. */
export interface SchemaRegistryClusterConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryClusterConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryClusterConfigCredentials | undefined>;
  /** Compatibility level: the changes of a schema that the registry accepts. One of `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` or `NONE`. If omitted, the platform chooses a value. */
  compatibilityLevel?: pulumi.Input<enums.SchemaRegistryClusterConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. If omitted, the platform chooses a value. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Whether schemas are normalized when they are registered or looked up. If omitted, the platform chooses a value. */
  normalize?: pulumi.Input<boolean | undefined>;
}
