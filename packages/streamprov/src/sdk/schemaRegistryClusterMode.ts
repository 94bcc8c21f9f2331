// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * The mode of a Schema Registry cluster. It controls whether schemas can be registered under subjects without their own mode. The mode always exists: leaving `mode` unset, or deleting the resource, keeps its value.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const mode = new streamprov.SchemaRegistryClusterMode("registry", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     mode: "READONLY",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/schemaRegistryClusterMode:SchemaRegistryClusterMode example lsrc-abc123
 * ```
 */
export class SchemaRegistryClusterMode extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schemaRegistryClusterMode:SchemaRegistryClusterMode";

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
    state?: SchemaRegistryClusterModeState,
    opts?: pulumi.CustomResourceOptions,
  ): SchemaRegistryClusterMode {
    return new SchemaRegistryClusterMode(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SchemaRegistryClusterMode, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SchemaRegistryClusterMode {
    return utilities.isInstance(obj, SchemaRegistryClusterMode.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaRegistryClusterModeSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaRegistryClusterModeCredentials | undefined>;

  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
  declare public readonly mode: pulumi.Output<enums.SchemaRegistryClusterModeMode>;

  /** Whether the mode `IMPORT` may be set although schemas exist. */
  declare public readonly force: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: SchemaRegistryClusterModeArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaRegistryClusterModeArgs | SchemaRegistryClusterModeState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaRegistryClusterModeState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["mode"] = state?.mode;
      inputs["force"] = state?.force;
    } else {
      const args = argsOrState as SchemaRegistryClusterModeArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["mode"] = args?.mode;
      inputs["force"] = args?.force;
      utilities.forwardUnknown(inputs, args);
    }
    super(SchemaRegistryClusterMode.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SchemaRegistryClusterMode.get` uses to look up an object. */
export interface SchemaRegistryClusterModeState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryClusterModeSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryClusterModeCredentials | undefined>;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
  mode?: pulumi.Input<enums.SchemaRegistryClusterModeMode | (string & {}) | undefined>;
  /** Whether the mode `IMPORT` may be set although schemas exist. */
  force?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link SchemaRegistryClusterMode}. */
export interface SchemaRegistryClusterModeArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryClusterModeSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryClusterModeCredentials | undefined>;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. One of `READWRITE`, `READONLY`, `READONLY_OVERRIDE` or `IMPORT`. If omitted, the platform chooses a value. */
  mode?: pulumi.Input<enums.SchemaRegistryClusterModeMode | (string & {}) | undefined>;
  /** Whether the mode `IMPORT` may be set although schemas exist. Defaults to `false`. */
  force?: pulumi.Input<boolean | undefined>;
}
