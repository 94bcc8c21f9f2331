// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Settings of a subject of Schema Registry. After deletion, the subject uses the settings of the registry.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.SubjectConfig("orders", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     compatibilityLevel: "FULL",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<subject>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/subjectConfig:SubjectConfig example lsrc-abc123/orders-value
 * ```
 */
export class SubjectConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/subjectConfig:SubjectConfig";

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
    state?: SubjectConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): SubjectConfig {
    return new SubjectConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SubjectConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SubjectConfig {
    return utilities.isInstance(obj, SubjectConfig.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SubjectConfigSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SubjectConfigCredentials | undefined>;

  /** Subject of the settings. `:.context:` is a whole context, `:.context:name` a subject in it. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Compatibility level: the changes of a schema that the registry accepts. */
  declare public readonly compatibilityLevel: pulumi.Output<enums.SubjectConfigCompatibilityLevel>;

  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  declare public readonly compatibilityGroup: pulumi.Output<string>;

  /** Whether schemas are normalized when they are registered or looked up. */
  declare public readonly normalize: pulumi.Output<boolean>;

  /** Subject that this one is an alias of. */
  declare public readonly alias: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SubjectConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SubjectConfigArgs | SubjectConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SubjectConfigState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["subjectName"] = state?.subjectName;
      inputs["compatibilityLevel"] = state?.compatibilityLevel;
      inputs["compatibilityGroup"] = state?.compatibilityGroup;
      inputs["normalize"] = state?.normalize;
      inputs["alias"] = state?.alias;
    } else {
      const args = argsOrState as SubjectConfigArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["subjectName"] = args?.subjectName;
      inputs["compatibilityLevel"] = args?.compatibilityLevel;
      inputs["compatibilityGroup"] = args?.compatibilityGroup;
      inputs["normalize"] = args?.normalize;
      inputs["alias"] = args?.alias;
      utilities.requireArguments("SubjectConfig", name, inputs, args, opts, ["subjectName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SubjectConfig.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SubjectConfig.get` uses to look up an object. */
export interface SubjectConfigState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SubjectConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SubjectConfigCredentials | undefined>;
  /** Subject of the settings. `:.context:` is a whole context, `:.context:name` a subject in it. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Compatibility level: the changes of a schema that the registry accepts. */
  compatibilityLevel?: pulumi.Input<enums.SubjectConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Whether schemas are normalized when they are registered or looked up. */
  normalize?: pulumi.Input<boolean | undefined>;
  /** Subject that this one is an alias of. */
  alias?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link SubjectConfig}. */
export interface SubjectConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SubjectConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SubjectConfigCredentials | undefined>;
  /** Subject of the settings. `:.context:` is a whole context, `:.context:name` a subject in it. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Compatibility level: the changes of a schema that the registry accepts. One of `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` or `NONE`. If omitted, the platform chooses a value. */
  compatibilityLevel?: pulumi.Input<enums.SubjectConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups. Schemas must be compatible only with schemas that have the same value. If omitted, the platform chooses a value. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Whether schemas are normalized when they are registered or looked up. If omitted, the platform chooses a value. */
  normalize?: pulumi.Input<boolean | undefined>;
  /** Subject that this one is an alias of. If omitted, the platform chooses a value. */
  alias?: pulumi.Input<string | undefined>;
}
