// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * The mode of a subject of Schema Registry. It controls whether schemas can be registered under the subject. After deletion, the subject has the mode of the registry.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.SubjectMode("orders", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     mode: "READONLY",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<subject>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/subjectMode:SubjectMode example lsrc-abc123/orders-value
 * ```
 */
export class SubjectMode extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/subjectMode:SubjectMode";

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
    state?: SubjectModeState,
    opts?: pulumi.CustomResourceOptions,
  ): SubjectMode {
    return new SubjectMode(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SubjectMode, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SubjectMode {
    return utilities.isInstance(obj, SubjectMode.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SubjectModeSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SubjectModeCredentials | undefined>;

  /** Subject of the mode. `:.context:` is a whole context, `:.context:name` a subject in it. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
  declare public readonly mode: pulumi.Output<enums.SubjectModeMode>;

  /** Whether the mode `IMPORT` may be set although schemas exist. */
  declare public readonly force: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SubjectModeArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SubjectModeArgs | SubjectModeState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SubjectModeState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["subjectName"] = state?.subjectName;
      inputs["mode"] = state?.mode;
      inputs["force"] = state?.force;
    } else {
      const args = argsOrState as SubjectModeArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["subjectName"] = args?.subjectName;
      inputs["mode"] = args?.mode;
      inputs["force"] = args?.force;
      utilities.requireArguments("SubjectMode", name, inputs, args, opts, ["subjectName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SubjectMode.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SubjectMode.get` uses to look up an object. */
export interface SubjectModeState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SubjectModeSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SubjectModeCredentials | undefined>;
  /** Subject of the mode. `:.context:` is a whole context, `:.context:name` a subject in it. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
  mode?: pulumi.Input<enums.SubjectModeMode | (string & {}) | undefined>;
  /** Whether the mode `IMPORT` may be set although schemas exist. */
  force?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link SubjectMode}. */
export interface SubjectModeArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SubjectModeSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SubjectModeCredentials | undefined>;
  /** Subject of the mode. `:.context:` is a whole context, `:.context:name` a subject in it. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. One of `READWRITE`, `READONLY`, `READONLY_OVERRIDE` or `IMPORT`. If omitted, the platform chooses a value. */
  mode?: pulumi.Input<enums.SubjectModeMode | (string & {}) | undefined>;
  /** Whether the mode `IMPORT` may be set although schemas exist. Defaults to `false`. */
  force?: pulumi.Input<boolean | undefined>;
}
