// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Copies the schemas of a Schema Registry cluster to another one, including schemas that are registered later.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const copies = new streamprov.SchemaExporter("to-dr", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjects: ["orders-value"],
 *     contextType: "CUSTOM",
 *     context: "production",
 *     destinationSchemaRegistryCluster: {
 *         restEndpoint: config.require("destinationRegistryEndpoint"),
 *         credentials: { key: config.requireSecret("destinationKey"), secret: config.requireSecret("destinationSecret") },
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<exporter name>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/schemaExporter:SchemaExporter example lsrc-abc123/to-dr
 * ```
 */
export class SchemaExporter extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schemaExporter:SchemaExporter";

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
    state?: SchemaExporterState,
    opts?: pulumi.CustomResourceOptions,
  ): SchemaExporter {
    return new SchemaExporter(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SchemaExporter, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SchemaExporter {
    return utilities.isInstance(obj, SchemaExporter.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaExporterSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaExporterCredentials | undefined>;

  /** Name of the exporter. */
  declare public readonly name: pulumi.Output<string>;

  /** Context of the schemas in the destination: one named after the source (`AUTO`), `context` (`CUSTOM`), or the same as in the source (`NONE`). */
  declare public readonly contextType: pulumi.Output<string>;

  /** Context in the destination, for the `contextType` `CUSTOM`. */
  declare public readonly context: pulumi.Output<string>;

  /** Names of the subjects in the destination. The word `subject` in braces after a dollar sign is replaced by the subject's name. */
  declare public readonly subjectRenameFormat: pulumi.Output<string>;

  /** Subjects whose schemas are copied, in any order. */
  declare public readonly subjects: pulumi.Output<string[]>;

  /** Schema Registry that the schemas are copied to. */
  declare public readonly destinationSchemaRegistryCluster: pulumi.Output<types.output.SchemaExporterDestinationSchemaRegistryCluster>;

  /** Settings of the exporter, without the settings of its connection. */
  declare public readonly config: pulumi.Output<{ [key: string]: string }>;

  /** Whether an update copies all schemas again. */
  declare public readonly resetOnUpdate: pulumi.Output<boolean>;

  /** Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place. */
  declare public readonly status: pulumi.Output<enums.SchemaExporterStatus>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SchemaExporterArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaExporterArgs | SchemaExporterState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaExporterState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["name"] = state?.name;
      inputs["contextType"] = state?.contextType;
      inputs["context"] = state?.context;
      inputs["subjectRenameFormat"] = state?.subjectRenameFormat;
      inputs["subjects"] = state?.subjects;
      inputs["destinationSchemaRegistryCluster"] = state?.destinationSchemaRegistryCluster;
      inputs["config"] = state?.config;
      inputs["resetOnUpdate"] = state?.resetOnUpdate;
      inputs["status"] = state?.status;
    } else {
      const args = argsOrState as SchemaExporterArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["name"] = args?.name;
      inputs["contextType"] = args?.contextType;
      inputs["context"] = args?.context;
      inputs["subjectRenameFormat"] = args?.subjectRenameFormat;
      inputs["subjects"] = args?.subjects;
      inputs["destinationSchemaRegistryCluster"] = args?.destinationSchemaRegistryCluster;
      inputs["config"] = args?.config;
      inputs["resetOnUpdate"] = args?.resetOnUpdate;
      inputs["status"] = args?.status;
      utilities.requireArguments("SchemaExporter", name, inputs, args, opts, ["destinationSchemaRegistryCluster"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SchemaExporter.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SchemaExporter.get` uses to look up an object. */
export interface SchemaExporterState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaExporterSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaExporterCredentials | undefined>;
  /** Name of the exporter. */
  name?: pulumi.Input<string | undefined>;
  /** Context of the schemas in the destination: one named after the source (`AUTO`), `context` (`CUSTOM`), or the same as in the source (`NONE`). */
  contextType?: pulumi.Input<string | undefined>;
  /** Context in the destination, for the `contextType` `CUSTOM`. */
  context?: pulumi.Input<string | undefined>;
  /** Names of the subjects in the destination. The word `subject` in braces after a dollar sign is replaced by the subject's name. */
  subjectRenameFormat?: pulumi.Input<string | undefined>;
  /** Subjects whose schemas are copied, in any order. */
  subjects?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Schema Registry that the schemas are copied to. */
  destinationSchemaRegistryCluster?: pulumi.Input<types.input.SchemaExporterDestinationSchemaRegistryCluster | undefined>;
  /** Settings of the exporter, without the settings of its connection. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether an update copies all schemas again. */
  resetOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place. */
  status?: pulumi.Input<enums.SchemaExporterStatus | (string & {}) | undefined>;
}

/** Arguments of {@link SchemaExporter}. */
export interface SchemaExporterArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaExporterSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaExporterCredentials | undefined>;
  /** Name of the exporter. Must not be empty. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Context of the schemas in the destination: one named after the source (`AUTO`), `context` (`CUSTOM`), or the same as in the source (`NONE`). Defaults to `AUTO`. Known values are `AUTO`, `CUSTOM` and `NONE`; the platform may accept others. If omitted, the platform chooses a value. */
  contextType?: pulumi.Input<string | undefined>;
  /** Context in the destination, for the `contextType` `CUSTOM`. If omitted, the platform chooses a value. */
  context?: pulumi.Input<string | undefined>;
  /** Names of the subjects in the destination. The word `subject` in braces after a dollar sign is replaced by the subject's name. If omitted, the platform chooses a value. */
  subjectRenameFormat?: pulumi.Input<string | undefined>;
  /** Subjects whose schemas are copied, in any order. If omitted, the platform chooses a value. */
  subjects?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Schema Registry that the schemas are copied to. Can be changed in place. */
  destinationSchemaRegistryCluster: pulumi.Input<types.input.SchemaExporterDestinationSchemaRegistryCluster>;
  /** Settings of the exporter, without the settings of its connection. With OAuth, it can also contain settings of the connection, `bearer.auth.*`, which default to the provider's. Mark their secrets with `pulumi.secret`. If omitted, the platform chooses a value. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether an update copies all schemas again. Defaults to `false`. */
  resetOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place. One of `RUNNING` or `PAUSED`. If omitted, the platform chooses a value. */
  status?: pulumi.Input<enums.SchemaExporterStatus | (string & {}) | undefined>;
}
