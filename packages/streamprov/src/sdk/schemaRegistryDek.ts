// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * A data encryption key (DEK), which encrypts fields of a subject's messages. It is stored encrypted with a KEK.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.SchemaRegistryDek("orders", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     kekName: "orders",
 *     subjectName: "orders-value",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<KEK name>/<subject>/<version>/<algorithm>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/schemaRegistryDek:SchemaRegistryDek example lsrc-abc123/orders/orders-value/1/AES256_GCM
 * ```
 */
export class SchemaRegistryDek extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schemaRegistryDek:SchemaRegistryDek";

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
    state?: SchemaRegistryDekState,
    opts?: pulumi.CustomResourceOptions,
  ): SchemaRegistryDek {
    return new SchemaRegistryDek(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SchemaRegistryDek, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SchemaRegistryDek {
    return utilities.isInstance(obj, SchemaRegistryDek.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaRegistryDekSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaRegistryDekCredentials | undefined>;

  /** Name of the KEK that encrypts the DEK. */
  declare public readonly kekName: pulumi.Output<string>;

  /** Subject whose messages the DEK encrypts. */
  declare public readonly subjectName: pulumi.Output<string>;

  /** Version of the key. */
  declare public readonly version: pulumi.Output<number>;

  /** Encryption algorithm. */
  declare public readonly algorithm: pulumi.Output<enums.SchemaRegistryDekAlgorithm>;

  /** Key material, encrypted with the KEK, in Base64. */
  declare public readonly encryptedKeyMaterial: pulumi.Output<string>;

  /** Key material in Base64. Empty unless the KEK is `shared`. */
  declare public readonly keyMaterial: pulumi.Output<string>;

  /** Whether the DEK is deleted permanently: data that was encrypted with it can never be decrypted again. Otherwise it is soft-deleted, and restored when the same DEK is created again. */
  declare public readonly hardDelete: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SchemaRegistryDekArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaRegistryDekArgs | SchemaRegistryDekState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaRegistryDekState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["kekName"] = state?.kekName;
      inputs["subjectName"] = state?.subjectName;
      inputs["version"] = state?.version;
      inputs["algorithm"] = state?.algorithm;
      inputs["encryptedKeyMaterial"] = state?.encryptedKeyMaterial;
      inputs["keyMaterial"] = state?.keyMaterial;
      inputs["hardDelete"] = state?.hardDelete;
    } else {
      const args = argsOrState as SchemaRegistryDekArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["kekName"] = args?.kekName;
      inputs["subjectName"] = args?.subjectName;
      inputs["version"] = args?.version;
      inputs["algorithm"] = args?.algorithm;
      inputs["encryptedKeyMaterial"] = args?.encryptedKeyMaterial;
      inputs["hardDelete"] = args?.hardDelete;
      inputs["keyMaterial"] = undefined;
      utilities.requireArguments("SchemaRegistryDek", name, inputs, args, opts, ["kekName", "subjectName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SchemaRegistryDek.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials", "keyMaterial"] }));
  }
}

/** State that `SchemaRegistryDek.get` uses to look up an object. */
export interface SchemaRegistryDekState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryDekSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryDekCredentials | undefined>;
  /** Name of the KEK that encrypts the DEK. */
  kekName?: pulumi.Input<string | undefined>;
  /** Subject whose messages the DEK encrypts. */
  subjectName?: pulumi.Input<string | undefined>;
  /** Version of the key. */
  version?: pulumi.Input<number | undefined>;
  /** Encryption algorithm. */
  algorithm?: pulumi.Input<enums.SchemaRegistryDekAlgorithm | (string & {}) | undefined>;
  /** Key material, encrypted with the KEK, in Base64. */
  encryptedKeyMaterial?: pulumi.Input<string | undefined>;
  /** Key material in Base64. Empty unless the KEK is `shared`. */
  keyMaterial?: pulumi.Input<string | undefined>;
  /** Whether the DEK is deleted permanently: data that was encrypted with it can never be decrypted again. Otherwise it is soft-deleted, and restored when the same DEK is created again. */
  hardDelete?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link SchemaRegistryDek}. */
export interface SchemaRegistryDekArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryDekSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryDekCredentials | undefined>;
  /** Name of the KEK that encrypts the DEK. Must not be empty. A change replaces the resource. */
  kekName: pulumi.Input<string>;
  /** Subject whose messages the DEK encrypts. Must not be empty. A change replaces the resource. */
  subjectName: pulumi.Input<string>;
  /** Version of the key. At least 1. Defaults to `1`. It cannot be changed, because a DEK cannot be changed; create another version of it. */
  version?: pulumi.Input<number | undefined>;
  /** Encryption algorithm. One of `AES128_GCM`, `AES256_GCM` or `AES256_SIV`. Defaults to `AES256_GCM`. It cannot be changed, because a DEK cannot be changed; create another version of it. */
  algorithm?: pulumi.Input<enums.SchemaRegistryDekAlgorithm | (string & {}) | undefined>;
  /** Key material, encrypted with the KEK, in Base64. If unset, the registry creates the key, which requires a `shared` KEK. If omitted, the platform chooses a value. It cannot be changed, because a DEK cannot be changed; create another version of it. */
  encryptedKeyMaterial?: pulumi.Input<string | undefined>;
  /** Whether the DEK is deleted permanently: data that was encrypted with it can never be decrypted again. Otherwise it is soft-deleted, and restored when the same DEK is created again. Defaults to `false`. */
  hardDelete?: pulumi.Input<boolean | undefined>;
}
