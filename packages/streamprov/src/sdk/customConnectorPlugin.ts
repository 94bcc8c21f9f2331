// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Code of a connector of one's own for the whole organization, uploaded from a file of this machine. A change of what is in the file makes the plugin anew. The platform refuses to remove one that connectors use: give the new one another `displayName` then, and it is made first. Connectors name it as `confluent.custom.plugin.id`.
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
 * Also required: The archive as `filename` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable `IMPORT_CUSTOM_CONNECTOR_PLUGIN_FILENAME` it stands in the program that the import writes.
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

  /** Name for people, unique within the organization. */
  declare public readonly displayName: pulumi.Output<string>;

  /** What it is for. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Address of its documentation. */
  declare public readonly documentationLink: pulumi.Output<string | undefined>;

  /** Java class of the connector. */
  declare public readonly connectorClass: pulumi.Output<string>;

  /** Whether connectors bring data into the platform or out of it. */
  declare public readonly connectorType: pulumi.Output<enums.CustomConnectorPluginConnectorType>;

  /** Cloud in which connectors run it. */
  declare public readonly cloud: pulumi.Output<enums.CustomConnectorPluginCloud>;

  /** Settings of connectors whose values are hidden. */
  declare public readonly sensitiveConfigProperties: pulumi.Output<string[] | undefined>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  declare public readonly filename: pulumi.Output<string>;

  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
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
      utilities.requireArguments("CustomConnectorPlugin", name, args, opts, ["displayName", "connectorClass", "connectorType", "filename"]);
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["documentationLink"] = args?.documentationLink;
      inputs["connectorClass"] = args?.connectorClass;
      inputs["connectorType"] = args?.connectorType;
      inputs["cloud"] = args?.cloud;
      inputs["sensitiveConfigProperties"] = args?.sensitiveConfigProperties;
      inputs["filename"] = args?.filename;
      inputs["contentHash"] = args?.contentHash;
    }
    super(CustomConnectorPlugin.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CustomConnectorPlugin.get` uses to look up an object. */
export interface CustomConnectorPluginState {
  /** Name for people, unique within the organization. */
  displayName?: pulumi.Input<string | undefined>;
  /** What it is for. */
  description?: pulumi.Input<string | undefined>;
  /** Address of its documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Java class of the connector. */
  connectorClass?: pulumi.Input<string | undefined>;
  /** Whether connectors bring data into the platform or out of it. */
  connectorType?: pulumi.Input<enums.CustomConnectorPluginConnectorType | (string & {}) | undefined>;
  /** Cloud in which connectors run it. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginCloud | (string & {}) | undefined>;
  /** Settings of connectors whose values are hidden. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  filename?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  contentHash?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CustomConnectorPlugin}. */
export interface CustomConnectorPluginArgs {
  /** Name for people, unique within the organization. Can be changed in place. Between 1 and 60 characters. */
  displayName: pulumi.Input<string>;
  /** What it is for. Can be changed in place. At most 256 characters. */
  description?: pulumi.Input<string | undefined>;
  /** Address of its documentation. Can be changed in place. At most 512 characters. Must begin with http:// or https://. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. A change replaces the resource. */
  connectorClass: pulumi.Input<string>;
  /** Whether connectors bring data into the platform or out of it. One of `SOURCE` or `SINK`. A change replaces the resource. */
  connectorType: pulumi.Input<enums.CustomConnectorPluginConnectorType | (string & {})>;
  /** Cloud in which connectors run it. Left out, it is `AWS`. One of `AWS`, `AZURE` or `GCP`. If omitted, the platform chooses a value. A change replaces the resource. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginCloud | (string & {}) | undefined>;
  /** Settings of connectors whose values are hidden. Can be changed in place. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. A relative path counts from the folder in which the program runs. Must name a .jar or .zip file. A change replaces the resource. */
  filename: pulumi.Input<string>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
}
