// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * A key encryption key (KEK): a key in your own key management service that encrypts data encryption keys (DEKs). It can be deleted when none of its DEKs (SchemaRegistryDek) exists.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.SchemaRegistryKek("orders", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "orders",
 *     kmsType: "aws-kms",
 *     kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<KEK name>`.
 * Also required: `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`, `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of Schema Registry (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/schemaRegistryKek:SchemaRegistryKek example lsrc-abc123/orders
 * ```
 */
export class SchemaRegistryKek extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/schemaRegistryKek:SchemaRegistryKek";

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
    state?: SchemaRegistryKekState,
    opts?: pulumi.CustomResourceOptions,
  ): SchemaRegistryKek {
    return new SchemaRegistryKek(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SchemaRegistryKek, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SchemaRegistryKek {
    return utilities.isInstance(obj, SchemaRegistryKek.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.SchemaRegistryKekSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.SchemaRegistryKekCredentials | undefined>;

  /** Name of the KEK. Rules of schemas refer to it. */
  declare public readonly name: pulumi.Output<string>;

  /** Type of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another type that clients support. */
  declare public readonly kmsType: pulumi.Output<string>;

  /** ID of the key in the key management service, such as its ARN in AWS. */
  declare public readonly kmsKeyId: pulumi.Output<string>;

  /** Additional properties that clients need to use the key management service. */
  declare public readonly properties: pulumi.Output<{ [key: string]: string }>;

  /** Description. */
  declare public readonly doc: pulumi.Output<string>;

  /** Whether the registry may use the key. It then creates and decrypts the DEKs itself; otherwise clients do. */
  declare public readonly shared: pulumi.Output<boolean>;

  /** Whether the KEK is deleted permanently, which requires that its DEKs are deleted permanently as well. Otherwise it is soft-deleted, its name stays taken, and it is restored when a KEK with the same name and key is created. To replace a KEK under the same name, set this to true first. */
  declare public readonly hardDelete: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SchemaRegistryKekArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SchemaRegistryKekArgs | SchemaRegistryKekState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SchemaRegistryKekState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["name"] = state?.name;
      inputs["kmsType"] = state?.kmsType;
      inputs["kmsKeyId"] = state?.kmsKeyId;
      inputs["properties"] = state?.properties;
      inputs["doc"] = state?.doc;
      inputs["shared"] = state?.shared;
      inputs["hardDelete"] = state?.hardDelete;
    } else {
      const args = argsOrState as SchemaRegistryKekArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["name"] = args?.name;
      inputs["kmsType"] = args?.kmsType;
      inputs["kmsKeyId"] = args?.kmsKeyId;
      inputs["properties"] = args?.properties;
      inputs["doc"] = args?.doc;
      inputs["shared"] = args?.shared;
      inputs["hardDelete"] = args?.hardDelete;
      utilities.requireArguments("SchemaRegistryKek", name, inputs, args, opts, ["kmsType", "kmsKeyId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SchemaRegistryKek.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `SchemaRegistryKek.get` uses to look up an object. */
export interface SchemaRegistryKekState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryKekSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryKekCredentials | undefined>;
  /** Name of the KEK. Rules of schemas refer to it. */
  name?: pulumi.Input<string | undefined>;
  /** Type of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another type that clients support. */
  kmsType?: pulumi.Input<string | undefined>;
  /** ID of the key in the key management service, such as its ARN in AWS. */
  kmsKeyId?: pulumi.Input<string | undefined>;
  /** Additional properties that clients need to use the key management service. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Description. */
  doc?: pulumi.Input<string | undefined>;
  /** Whether the registry may use the key. It then creates and decrypts the DEKs itself; otherwise clients do. */
  shared?: pulumi.Input<boolean | undefined>;
  /** Whether the KEK is deleted permanently, which requires that its DEKs are deleted permanently as well. Otherwise it is soft-deleted, its name stays taken, and it is restored when a KEK with the same name and key is created. To replace a KEK under the same name, set this to true first. */
  hardDelete?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link SchemaRegistryKek}. */
export interface SchemaRegistryKekArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.SchemaRegistryKekSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.SchemaRegistryKekCredentials | undefined>;
  /** Name of the KEK. Rules of schemas refer to it. Must not be empty. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Type of the key management service: `aws-kms`, `azure-kms`, `gcp-kms`, or another type that clients support. Must not be empty. A change replaces the resource. */
  kmsType: pulumi.Input<string>;
  /** ID of the key in the key management service, such as its ARN in AWS. Must not be empty. A change replaces the resource. */
  kmsKeyId: pulumi.Input<string>;
  /** Additional properties that clients need to use the key management service. If omitted, the platform chooses a value. */
  properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Description. If omitted, the platform chooses a value. */
  doc?: pulumi.Input<string | undefined>;
  /** Whether the registry may use the key. It then creates and decrypts the DEKs itself; otherwise clients do. Defaults to `false`. */
  shared?: pulumi.Input<boolean | undefined>;
  /** Whether the KEK is deleted permanently, which requires that its DEKs are deleted permanently as well. Otherwise it is soft-deleted, its name stays taken, and it is restored when a KEK with the same name and key is created. To replace a KEK under the same name, set this to true first. Defaults to `false`. */
  hardDelete?: pulumi.Input<boolean | undefined>;
}
