// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * A schema, registered under a subject of Schema Registry. A change registers a new version; deleting it deletes the version that it stands for, not the subject.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = new streamprov.Schema("order", {
 *     schemaRegistryCluster: { id: "lsrc-abc123" },
 *     restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     subjectName: "orders-value",
 *     format: "AVRO",
 *     schema: JSON.stringify({
 *         type: "record",
 *         name: "Order",
 *         fields: [{ name: "id", type: "string" }],
 *     }),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<subject>/latest or <Schema Registry cluster ID>/<subject>/<schema ID>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's Schema Registry settings are complete (with OAuth only the endpoint).
 *
 * ```sh
 * pulumi import streamprov:index/schema:Schema example lsrc-abc123/orders-value/latest
 * ```
 */
export class Schema extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schema:Schema";

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
    state?: SchemaState,
    opts?: pulumi.CustomResourceOptions,
  ): Schema {
    return new Schema(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Schema, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Schema {
    return utilities.isInstance(obj, Schema.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  declare public readonly schemaRegistryCluster: pulumi.Output<output.SchemaSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  declare public readonly credentials: pulumi.Output<output.SchemaCredentials | undefined>;

  /** Subject that the schema is registered under. `:.context:name` is a subject in a context. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Language that the schema is written in. */
  declare public readonly format: pulumi.Output<enums.SchemaFormat>;

  /** Text of the schema. */
  declare public readonly schema: pulumi.Output<string>;

  /** Schemas that the text refers to. Their order means nothing. */
  declare public readonly schemaReferences: pulumi.Output<output.SchemaSchemaReference[] | undefined>;

  /** Rules that clients run with the schema, in this order. */
  declare public readonly ruleset: pulumi.Output<output.SchemaRuleset | undefined>;

  /** What is known about the schema. */
  declare public readonly metadata: pulumi.Output<output.SchemaMetadata>;

  /** Deletes the version for good, so that its ID cannot be looked up any more. Otherwise it is only hidden. */
  declare public readonly hardDelete: pulumi.Output<boolean>;

  /** Stands for one version that never changes. Otherwise it stands for the latest version of the subject, and a change registers a new one. Changed later, the resource keeps its ID: `<cluster>/<subject>/<schemaIdentifier>` is then what imports it as one version, `<cluster>/<subject>/latest` as the latest. */
  declare public readonly recreateOnUpdate: pulumi.Output<boolean>;

  /** Leaves out the compatibility check in previews. The registry checks all the same when the schema is registered. */
  declare public readonly skipValidationDuringPlan: pulumi.Output<boolean>;

  /** ID of the schema in the registry. Equal texts under two subjects share it. */
  declare public readonly schemaIdentifier: pulumi.Output<number>;

  /** Version of the schema within the subject. */
  declare public readonly version: pulumi.Output<number>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SchemaArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaArgs | SchemaState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["subjectName"] = state?.subjectName;
      inputs["format"] = state?.format;
      inputs["schema"] = state?.schema;
      inputs["schemaReferences"] = state?.schemaReferences;
      inputs["ruleset"] = state?.ruleset;
      inputs["metadata"] = state?.metadata;
      inputs["hardDelete"] = state?.hardDelete;
      inputs["recreateOnUpdate"] = state?.recreateOnUpdate;
      inputs["skipValidationDuringPlan"] = state?.skipValidationDuringPlan;
      inputs["schemaIdentifier"] = state?.schemaIdentifier;
      inputs["version"] = state?.version;
    } else {
      const args = argsOrState as SchemaArgs | undefined;
      utilities.requireArguments("Schema", name, args, opts, ["subjectName", "format"]);
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["subjectName"] = args?.subjectName;
      inputs["format"] = args?.format;
      inputs["schema"] = args?.schema;
      inputs["schemaReferences"] = args?.schemaReferences;
      inputs["ruleset"] = args?.ruleset;
      inputs["metadata"] = args?.metadata;
      inputs["hardDelete"] = args?.hardDelete;
      inputs["recreateOnUpdate"] = args?.recreateOnUpdate;
      inputs["skipValidationDuringPlan"] = args?.skipValidationDuringPlan;
      inputs["schemaIdentifier"] = undefined;
      inputs["version"] = undefined;
    }
    super(Schema.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `Schema.get` uses to look up an object. */
export interface SchemaState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  schemaRegistryCluster?: pulumi.Input<input.SchemaSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.SchemaCredentials | undefined>;
  /** Subject that the schema is registered under. `:.context:name` is a subject in a context. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Language that the schema is written in. */
  format?: pulumi.Input<enums.SchemaFormat | (string & {}) | undefined>;
  /** Text of the schema. */
  schema?: pulumi.Input<string | undefined>;
  /** Schemas that the text refers to. Their order means nothing. */
  schemaReferences?: pulumi.Input<pulumi.Input<input.SchemaSchemaReference>[] | undefined>;
  /** Rules that clients run with the schema, in this order. */
  ruleset?: pulumi.Input<input.SchemaRuleset | undefined>;
  /** What is known about the schema. */
  metadata?: pulumi.Input<input.SchemaMetadata | undefined>;
  /** Deletes the version for good, so that its ID cannot be looked up any more. Otherwise it is only hidden. */
  hardDelete?: pulumi.Input<boolean | undefined>;
  /** Stands for one version that never changes. Otherwise it stands for the latest version of the subject, and a change registers a new one. Changed later, the resource keeps its ID: `<cluster>/<subject>/<schemaIdentifier>` is then what imports it as one version, `<cluster>/<subject>/latest` as the latest. */
  recreateOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Leaves out the compatibility check in previews. The registry checks all the same when the schema is registered. */
  skipValidationDuringPlan?: pulumi.Input<boolean | undefined>;
  /** ID of the schema in the registry. Equal texts under two subjects share it. */
  schemaIdentifier?: pulumi.Input<number | undefined>;
  /** Version of the schema within the subject. */
  version?: pulumi.Input<number | undefined>;
}

/** Arguments of {@link Schema}. */
export interface SchemaArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<input.SchemaSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Left out, the provider's is used. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  credentials?: pulumi.Input<input.SchemaCredentials | undefined>;
  /** Subject that the schema is registered under. `:.context:name` is a subject in a context. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Language that the schema is written in. One of `AVRO`, `JSON` or `PROTOBUF`. A change replaces the resource. */
  format: pulumi.Input<enums.SchemaFormat | (string & {})>;
  /** Text of the schema. A text that the registry takes for the same is no change. It may be left out after an import. Must not be empty. If omitted, the platform chooses a value. */
  schema?: pulumi.Input<string | undefined>;
  /** Schemas that the text refers to. Their order means nothing. */
  schemaReferences?: pulumi.Input<pulumi.Input<input.SchemaSchemaReference>[] | undefined>;
  /** Rules that clients run with the schema, in this order. Left out, the schema has none. Rules need the Stream Governance package `ADVANCED`. */
  ruleset?: pulumi.Input<input.SchemaRuleset | undefined>;
  /** What is known about the schema. Left out, it stays as it is; it can be emptied, but not removed. If omitted, the platform chooses a value. */
  metadata?: pulumi.Input<input.SchemaMetadata | undefined>;
  /** Deletes the version for good, so that its ID cannot be looked up any more. Otherwise it is only hidden. Defaults to `false`. */
  hardDelete?: pulumi.Input<boolean | undefined>;
  /** Stands for one version that never changes. Otherwise it stands for the latest version of the subject, and a change registers a new one. Changed later, the resource keeps its ID: `<cluster>/<subject>/<schemaIdentifier>` is then what imports it as one version, `<cluster>/<subject>/latest` as the latest. Defaults to `false`. */
  recreateOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Leaves out the compatibility check in previews. The registry checks all the same when the schema is registered. Defaults to `false`. */
  skipValidationDuringPlan?: pulumi.Input<boolean | undefined>;
}
