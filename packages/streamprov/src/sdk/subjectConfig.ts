// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Settings of one subject of Schema Registry. Deleting it leaves the subject with the settings of the registry.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.SubjectConfig("orders", {
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     compatibilityLevel: "FULL",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<subject>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's Schema Registry settings are complete (with OAuth only the endpoint).
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

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  declare public readonly schemaRegistryCluster: pulumi.Output<output.SubjectConfigSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  declare public readonly credentials: pulumi.Output<output.SubjectConfigCredentials | undefined>;

  /** Subject that the settings are of. `:.context:` means a whole context, `:.context:name` a subject in it. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Which changes of a schema the registry lets in. */
  declare public readonly compatibilityLevel: pulumi.Output<enums.SubjectConfigCompatibilityLevel>;

  /** Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another. */
  declare public readonly compatibilityGroup: pulumi.Output<string>;

  /** Brings schemas into normal form when they are registered or looked up. */
  declare public readonly normalize: pulumi.Output<boolean>;

  /** Subject that this one is another name of. */
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
      utilities.requireArguments("SubjectConfig", name, args, opts, ["subjectName"]);
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["subjectName"] = args?.subjectName;
      inputs["compatibilityLevel"] = args?.compatibilityLevel;
      inputs["compatibilityGroup"] = args?.compatibilityGroup;
      inputs["normalize"] = args?.normalize;
      inputs["alias"] = args?.alias;
    }
    super(SubjectConfig.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SubjectConfig.get` uses to look up an object. */
export interface SubjectConfigState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: pulumi.Input<input.SubjectConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.SubjectConfigCredentials | undefined>;
  /** Subject that the settings are of. `:.context:` means a whole context, `:.context:name` a subject in it. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Which changes of a schema the registry lets in. */
  compatibilityLevel?: pulumi.Input<enums.SubjectConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Brings schemas into normal form when they are registered or looked up. */
  normalize?: pulumi.Input<boolean | undefined>;
  /** Subject that this one is another name of. */
  alias?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link SubjectConfig}. */
export interface SubjectConfigArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<input.SubjectConfigSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.SubjectConfigCredentials | undefined>;
  /** Subject that the settings are of. `:.context:` means a whole context, `:.context:name` a subject in it. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Which changes of a schema the registry lets in. One of `BACKWARD`, `BACKWARD_TRANSITIVE`, `FORWARD`, `FORWARD_TRANSITIVE`, `FULL`, `FULL_TRANSITIVE` or `NONE`. If omitted, the platform chooses a value. */
  compatibilityLevel?: pulumi.Input<enums.SubjectConfigCompatibilityLevel | (string & {}) | undefined>;
  /** Name of the metadata property that divides schemas into groups: only those with the same value of it must be compatible with one another. If omitted, the platform chooses a value. */
  compatibilityGroup?: pulumi.Input<string | undefined>;
  /** Brings schemas into normal form when they are registered or looked up. If omitted, the platform chooses a value. */
  normalize?: pulumi.Input<boolean | undefined>;
  /** Subject that this one is another name of. If omitted, the platform chooses a value. */
  alias?: pulumi.Input<string | undefined>;
}
