// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * A version of a Plugin: its code, uploaded from a local file. A change of the file's content replaces the version. If `version` changes as well, the new version is created before the old one is deleted; otherwise after it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const version = new streamprov.CustomConnectorPluginVersion("datagen", {
 *     pluginId: config.require("pluginId"),
 *     environment: { id: config.require("environmentId") },
 *     version: "v1.2.3",
 *     cloud: "AWS",
 *     filename: "build/datagen.zip",
 *     connectorClasses: [
 *         {
 *             connectorClassName: "io.confluent.kafka.connect.datagen.DatagenConnector",
 *             connectorType: "SOURCE",
 *         },
 *     ],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<plugin ID>/<version ID>`.
 * Also required: The archive as `filename` in the program. It is assumed to be the uploaded archive, and later changes of its content are a diff. If the environment variable `IMPORT_CUSTOM_CONNECTOR_PLUGIN_VERSION_FILENAME` is set, the program that the import writes contains it.
 *
 * ```sh
 * pulumi import streamprov:index/customConnectorPluginVersion:CustomConnectorPluginVersion example env-abc123/ccp-abc123/ver-abc123
 * ```
 */
export class CustomConnectorPluginVersion extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/customConnectorPluginVersion:CustomConnectorPluginVersion";

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
    state?: CustomConnectorPluginVersionState,
    opts?: pulumi.CustomResourceOptions,
  ): CustomConnectorPluginVersion {
    return new CustomConnectorPluginVersion(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CustomConnectorPluginVersion, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CustomConnectorPluginVersion {
    return utilities.isInstance(obj, CustomConnectorPluginVersion.__pulumiType);
  }

  /** ID of the plugin, `ccp-...`. */
  declare public readonly pluginId: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.CustomConnectorPluginVersionEnvironment>;

  /** Semantic version with the prefix `v`: `v1.2.3`. */
  declare public readonly version: pulumi.Output<string>;

  /** Cloud of the plugin. */
  declare public readonly cloud: pulumi.Output<enums.CustomConnectorPluginVersionCloud>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  declare public readonly filename: pulumi.Output<string>;

  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** Connector classes in the archive. At most 10. */
  declare public readonly connectorClasses: pulumi.Output<types.output.CustomConnectorPluginVersionConnectorClass[]>;

  /** Names of connector settings whose values are secret. */
  declare public readonly sensitiveConfigProperties: pulumi.Output<string[] | undefined>;

  /** URL of the documentation. */
  declare public readonly documentationLink: pulumi.Output<string | undefined>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CustomConnectorPluginVersionArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CustomConnectorPluginVersionArgs | CustomConnectorPluginVersionState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CustomConnectorPluginVersionState | undefined;
      inputs["pluginId"] = state?.pluginId;
      inputs["environment"] = state?.environment;
      inputs["version"] = state?.version;
      inputs["cloud"] = state?.cloud;
      inputs["filename"] = state?.filename;
      inputs["contentHash"] = state?.contentHash;
      inputs["connectorClasses"] = state?.connectorClasses;
      inputs["sensitiveConfigProperties"] = state?.sensitiveConfigProperties;
      inputs["documentationLink"] = state?.documentationLink;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as CustomConnectorPluginVersionArgs | undefined;
      inputs["pluginId"] = args?.pluginId;
      inputs["environment"] = args?.environment;
      inputs["version"] = args?.version;
      inputs["cloud"] = args?.cloud;
      inputs["filename"] = args?.filename;
      inputs["contentHash"] = args?.contentHash;
      inputs["connectorClasses"] = args?.connectorClasses;
      inputs["sensitiveConfigProperties"] = args?.sensitiveConfigProperties;
      inputs["documentationLink"] = args?.documentationLink;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.requireArguments("CustomConnectorPluginVersion", name, inputs, args, opts, ["pluginId", "environment", "version", "cloud", "filename", "connectorClasses"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CustomConnectorPluginVersion.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CustomConnectorPluginVersion.get` uses to look up an object. */
export interface CustomConnectorPluginVersionState {
  /** ID of the plugin, `ccp-...`. */
  pluginId?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.CustomConnectorPluginVersionEnvironment | undefined>;
  /** Semantic version with the prefix `v`: `v1.2.3`. */
  version?: pulumi.Input<string | undefined>;
  /** Cloud of the plugin. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginVersionCloud | (string & {}) | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  filename?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Connector classes in the archive. At most 10. */
  connectorClasses?: pulumi.Input<pulumi.Input<types.input.CustomConnectorPluginVersionConnectorClass>[] | undefined>;
  /** Names of connector settings whose values are secret. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** URL of the documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CustomConnectorPluginVersion}. */
export interface CustomConnectorPluginVersionArgs {
  /** ID of the plugin, `ccp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
  pluginId: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.CustomConnectorPluginVersionEnvironment>;
  /** Semantic version with the prefix `v`: `v1.2.3`. At most 60 characters. Must begin with v. A change replaces the resource. */
  version: pulumi.Input<string>;
  /** Cloud of the plugin. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.CustomConnectorPluginVersionCloud | (string & {})>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. A missing file only causes a warning if the object was just imported, or if it exists and the path is unchanged. Must name a .jar or .zip file. A change replaces the resource. */
  filename: pulumi.Input<string>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. Defaults to the hash of the archive. If builds of the same sources differ, set a text of your own, such as a hash of the sources: then only this text is compared, and the archive does not have to exist while it is unchanged. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Connector classes in the archive. At most 10. Between 1 and 10 elements. A change replaces the resource. */
  connectorClasses: pulumi.Input<pulumi.Input<types.input.CustomConnectorPluginVersionConnectorClass>[]>;
  /** Names of connector settings whose values are secret. A change replaces the resource. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** URL of the documentation. At most 512 characters. Must begin with http:// or https://. A change replaces the resource. */
  documentationLink?: pulumi.Input<string | undefined>;
}
