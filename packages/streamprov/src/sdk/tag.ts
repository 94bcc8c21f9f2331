// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/catalog.ts";
import * as utilities from "./utilities.ts";

/**
 * A tag in the Stream Catalog. Use `TagBinding` to assign it to a topic, a schema, a field or another entity.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pii = new streamprov.Tag("pii", {
 *     schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
 *     restEndpoint: config.require("schemaRegistryEndpoint"),
 *     credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
 *     name: "PII",
 *     description: "Identifies a person",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Schema Registry cluster ID>/<name>`.
 * Also required: `IMPORT_CATALOG_REST_ENDPOINT` (or `IMPORT_SCHEMA_REGISTRY_REST_ENDPOINT`), `IMPORT_SCHEMA_REGISTRY_API_KEY` and `IMPORT_SCHEMA_REGISTRY_API_SECRET`, unless the provider's configuration contains the settings of the Stream Catalog (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/tag:Tag example lsrc-abc123/PII
 * ```
 */
export class Tag extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/tag:Tag";

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
    state?: TagState,
    opts?: pulumi.CustomResourceOptions,
  ): Tag {
    return new Tag(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Tag, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Tag {
    return utilities.isInstance(obj, Tag.__pulumiType);
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  declare public readonly schemaRegistryCluster: pulumi.Output<types.output.TagSchemaRegistryCluster | undefined>;

  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.TagCredentials | undefined>;

  /** Name of the tag. */
  declare public readonly name: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Types of the entities that can have the tag: `cf_entity` means all types. */
  declare public readonly entityTypes: pulumi.Output<string[]>;

  /** Version of the tag. It increases with each change. */
  declare public readonly version: pulumi.Output<number>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: TagArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: TagArgs | TagState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as TagState | undefined;
      inputs["schemaRegistryCluster"] = state?.schemaRegistryCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["name"] = state?.name;
      inputs["description"] = state?.description;
      inputs["entityTypes"] = state?.entityTypes;
      inputs["version"] = state?.version;
    } else {
      const args = argsOrState as TagArgs | undefined;
      inputs["schemaRegistryCluster"] = args?.schemaRegistryCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["name"] = args?.name;
      inputs["description"] = args?.description;
      inputs["entityTypes"] = undefined;
      inputs["version"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(Tag.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `Tag.get` uses to look up an object. */
export interface TagState {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  schemaRegistryCluster?: pulumi.Input<types.input.TagSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TagCredentials | undefined>;
  /** Name of the tag. */
  name?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Types of the entities that can have the tag: `cf_entity` means all types. */
  entityTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Version of the tag. It increases with each change. */
  version?: pulumi.Input<number | undefined>;
}

/** Arguments of {@link Tag}. */
export interface TagArgs {
  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. A change replaces the resource. */
  schemaRegistryCluster?: pulumi.Input<types.input.TagSchemaRegistryCluster | undefined>;
  /** REST endpoint of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.TagCredentials | undefined>;
  /** Name of the tag. Defaults to a name generated from the resource's name. Must begin with a letter, and contain only letters, digits, underscores and spaces. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
}
