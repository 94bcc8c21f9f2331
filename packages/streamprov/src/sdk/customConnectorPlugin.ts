// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * The code of a custom connector for the whole organization, uploaded from a local file. A change of the file's content replaces the plugin. The platform does not delete a plugin that connectors use: change `displayName` as well, and the new plugin is created first. Connectors refer to the plugin with `confluent.custom.plugin.id`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const plugin = new streamprov.CustomConnectorPlugin("datagen", {
 *     displayName: "datagen",
 *     connectorClass: "io.confluent.kafka.connect.datagen.DatagenConnector",
 *     connectorType: "SOURCE",
 *     sensitiveConfigProperties: ["passwords", "keys"],
 *     filename: "build/datagen.zip",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<plugin ID>`.
 * Also required: The archive as `filename` in the program. It is assumed to be the uploaded archive, and later changes of its content are a diff. If the environment variable `IMPORT_CUSTOM_CONNECTOR_PLUGIN_FILENAME` is set, the program that the import writes contains it.
 *
 * ```sh
 * pulumi import streamprov:index/customConnectorPlugin:CustomConnectorPlugin example ccp-abc123
 * ```
 */
export class CustomConnectorPlugin extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/customConnectorPlugin:CustomConnectorPlugin";

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
    state?: CustomConnectorPluginState,
    opts?: pulumi.CustomResourceOptions,
  ): CustomConnectorPlugin {
    return new CustomConnectorPlugin(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CustomConnectorPlugin, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CustomConnectorPlugin {
    return utilities.isInstance(obj, CustomConnectorPlugin.__pulumiType);
  }

  /** Display name, unique within the organization. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** URL of the documentation. */
  declare public readonly documentationLink: pulumi.Output<string | undefined>;

  /** Java class of the connector. */
  declare public readonly connectorClass: pulumi.Output<string>;

  /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
  declare public readonly connectorType: pulumi.Output<enums.CustomConnectorPluginConnectorType>;

  /** Cloud in which connectors run. */
  declare public readonly cloud: pulumi.Output<enums.CustomConnectorPluginCloud>;

  /** Names of connector settings whose values are secret. */
  declare public readonly sensitiveConfigProperties: pulumi.Output<string[] | undefined>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  declare public readonly filename: pulumi.Output<string>;

  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  declare public readonly contentHash: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CustomConnectorPluginArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CustomConnectorPluginArgs | CustomConnectorPluginState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CustomConnectorPluginState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["documentationLink"] = state?.documentationLink;
      inputs["connectorClass"] = state?.connectorClass;
      inputs["connectorType"] = state?.connectorType;
      inputs["cloud"] = state?.cloud;
      inputs["sensitiveConfigProperties"] = state?.sensitiveConfigProperties;
      inputs["filename"] = state?.filename;
      inputs["contentHash"] = state?.contentHash;
    } else {
      const args = argsOrState as CustomConnectorPluginArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["documentationLink"] = args?.documentationLink;
      inputs["connectorClass"] = args?.connectorClass;
      inputs["connectorType"] = args?.connectorType;
      inputs["cloud"] = args?.cloud;
      inputs["sensitiveConfigProperties"] = args?.sensitiveConfigProperties;
      inputs["filename"] = args?.filename;
      inputs["contentHash"] = args?.contentHash;
      utilities.requireArguments("CustomConnectorPlugin", name, inputs, args, opts, ["displayName", "connectorClass", "connectorType", "filename"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CustomConnectorPlugin.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CustomConnectorPlugin.get` uses to look up an object. */
export interface CustomConnectorPluginState {
  /** Display name, unique within the organization. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** URL of the documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Java class of the connector. */
  connectorClass?: pulumi.Input<string | undefined>;
  /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
  connectorType?: pulumi.Input<enums.CustomConnectorPluginConnectorType | (string & {}) | undefined>;
  /** Cloud in which connectors run. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginCloud | (string & {}) | undefined>;
  /** Names of connector settings whose values are secret. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. */
  filename?: pulumi.Input<string | undefined>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. */
  contentHash?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CustomConnectorPlugin}. */
export interface CustomConnectorPluginArgs {
  /** Display name, unique within the organization. Can be changed in place. Between 1 and 60 characters. */
  displayName: pulumi.Input<string>;
  /** Description. Can be changed in place. At most 256 characters. */
  description?: pulumi.Input<string | undefined>;
  /** URL of the documentation. Can be changed in place. At most 512 characters. Must begin with http:// or https://. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. A change replaces the resource. */
  connectorClass: pulumi.Input<string>;
  /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). One of `SOURCE` or `SINK`. A change replaces the resource. */
  connectorType: pulumi.Input<enums.CustomConnectorPluginConnectorType | (string & {})>;
  /** Cloud in which connectors run. Defaults to `AWS`. One of `AWS`, `AZURE` or `GCP`. If omitted, the platform chooses a value. A change replaces the resource. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginCloud | (string & {}) | undefined>;
  /** Names of connector settings whose values are secret. Can be changed in place. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. Only a change of its content is a diff, not a change of the path. A relative path is resolved from the program's working directory. A missing file only causes a warning if the object was just imported, or if it exists and the path is unchanged. Must name a .jar or .zip file. A change replaces the resource. */
  filename: pulumi.Input<string>;
  /** SHA-256 of the archive's content, followed by the file extension. A change replaces the object. Defaults to the hash of the archive. If builds of the same sources differ, set a text of your own, such as a hash of the sources: then only this text is compared, and the archive does not have to exist while it is unchanged. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
}
