// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * A schema under a subject of Schema Registry. A change registers a new version. Deleting the resource deletes the version that it manages, not the subject.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const order = new streamprov.Schema("order", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
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
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
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

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaCredentials | undefined>;

  /** Subject of the schema. `:.context:name` is a subject in a context. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. */
  declare public readonly format: pulumi.Output<enums.SchemaFormat>;

  /** Text of the schema. */
  declare public readonly schema: pulumi.Output<string>;

  /** Schemas that the schema refers to, in any order. */
  declare public readonly schemaReferences: pulumi.Output<types.output.SchemaSchemaReference[] | undefined>;

  /** Rules that clients apply with the schema, in this order. */
  declare public readonly ruleset: pulumi.Output<types.output.SchemaRuleset | undefined>;

  /** Metadata of the schema. */
  declare public readonly metadata: pulumi.Output<types.output.SchemaMetadata>;

  /** Whether the version is deleted permanently, so that its ID can no longer be looked up. Otherwise it is soft-deleted. */
  declare public readonly hardDelete: pulumi.Output<boolean>;

  /** Whether the resource manages one version that never changes. Otherwise it manages the latest version of the subject, and a change registers a new version. If this is changed later, the resource keeps its ID; import it with `<cluster>/<subject>/<schemaIdentifier>` for one version, or with `<cluster>/<subject>/latest` for the latest. */
  declare public readonly recreateOnUpdate: pulumi.Output<boolean>;

  /** Whether previews skip the compatibility check. The registry still checks the schema when it is registered. */
  declare public readonly skipValidationDuringPlan: pulumi.Output<boolean>;

  /** ID of the schema in the registry. Equal schemas under two subjects share it. */
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
      utilities.requireArguments("Schema", name, inputs, args, opts, ["subjectName", "format"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Schema.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `Schema.get` uses to look up an object. */
export interface SchemaState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaCredentials | undefined>;
  /** Subject of the schema. `:.context:name` is a subject in a context. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. */
  format?: pulumi.Input<enums.SchemaFormat | (string & {}) | undefined>;
  /** Text of the schema. */
  schema?: pulumi.Input<string | undefined>;
  /** Schemas that the schema refers to, in any order. */
  schemaReferences?: pulumi.Input<pulumi.Input<types.input.SchemaSchemaReference>[] | undefined>;
  /** Rules that clients apply with the schema, in this order. */
  ruleset?: pulumi.Input<types.input.SchemaRuleset | undefined>;
  /** Metadata of the schema. */
  metadata?: pulumi.Input<types.input.SchemaMetadata | undefined>;
  /** Whether the version is deleted permanently, so that its ID can no longer be looked up. Otherwise it is soft-deleted. */
  hardDelete?: pulumi.Input<boolean | undefined>;
  /** Whether the resource manages one version that never changes. Otherwise it manages the latest version of the subject, and a change registers a new version. If this is changed later, the resource keeps its ID; import it with `<cluster>/<subject>/<schemaIdentifier>` for one version, or with `<cluster>/<subject>/latest` for the latest. */
  recreateOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Whether previews skip the compatibility check. The registry still checks the schema when it is registered. */
  skipValidationDuringPlan?: pulumi.Input<boolean | undefined>;
  /** ID of the schema in the registry. Equal schemas under two subjects share it. */
  schemaIdentifier?: pulumi.Input<number | undefined>;
  /** Version of the schema within the subject. */
  version?: pulumi.Input<number | undefined>;
}

/** Arguments of {@link Schema}. */
export interface SchemaArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaCredentials | undefined>;
  /** Subject of the schema. `:.context:name` is a subject in a context. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. One of `AVRO`, `JSON` or `PROTOBUF`. A change replaces the resource. */
  format: pulumi.Input<enums.SchemaFormat | (string & {})>;
  /** Text of the schema. A text that the registry treats as equal is no diff. It is optional after an import. Must not be empty. If omitted, the platform chooses a value. */
  schema?: pulumi.Input<string | undefined>;
  /** Schemas that the schema refers to, in any order. */
  schemaReferences?: pulumi.Input<pulumi.Input<types.input.SchemaSchemaReference>[] | undefined>;
  /** Rules that clients apply with the schema, in this order. If unset, the schema has no rules. Rules require the Stream Governance package `ADVANCED`. */
  ruleset?: pulumi.Input<types.input.SchemaRuleset | undefined>;
  /** Metadata of the schema. If unset, the current metadata is kept; it can be emptied, but not removed. If omitted, the platform chooses a value. */
  metadata?: pulumi.Input<types.input.SchemaMetadata | undefined>;
  /** Whether the version is deleted permanently, so that its ID can no longer be looked up. Otherwise it is soft-deleted. Defaults to `false`. */
  hardDelete?: pulumi.Input<boolean | undefined>;
  /** Whether the resource manages one version that never changes. Otherwise it manages the latest version of the subject, and a change registers a new version. If this is changed later, the resource keeps its ID; import it with `<cluster>/<subject>/<schemaIdentifier>` for one version, or with `<cluster>/<subject>/latest` for the latest. Defaults to `false`. */
  recreateOnUpdate?: pulumi.Input<boolean | undefined>;
  /** Whether previews skip the compatibility check. The registry still checks the schema when it is registered. Defaults to `false`. */
  skipValidationDuringPlan?: pulumi.Input<boolean | undefined>;
}
