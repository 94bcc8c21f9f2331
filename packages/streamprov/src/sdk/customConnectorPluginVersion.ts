// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * A version of a Plugin: its code, uploaded from a file of this machine. A change of what is in the file makes the version anew: with another `version` before the old one is removed, else after it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const version = new streamprov.CustomConnectorPluginVersion("datagen", {
 *     pluginId: "ccp-abc123",
 *     environment: { id: "env-abc123" },
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
 * Also required: The archive as `filename` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable `IMPORT_CUSTOM_CONNECTOR_PLUGIN_VERSION_FILENAME` it stands in the program that the import writes.
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

  /** ID of the plugin that it is a version of, `ccp-...`. */
  declare public readonly pluginId: pulumi.Output<string>;

  /** Environment that it belongs to. */
  declare public readonly environment: pulumi.Output<output.CustomConnectorPluginVersionEnvironment>;

  /** The version by the rules of SemVer, with a `v` before it: `v1.2.3`. */
  declare public readonly version: pulumi.Output<string>;

  /** Cloud of the plugin. */
  declare public readonly cloud: pulumi.Output<enums.CustomConnectorPluginVersionCloud>;

  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  declare public readonly filename: pulumi.Output<string>;

  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  declare public readonly contentHash: pulumi.Output<string>;

  /** Connectors in the archive, at most 10. */
  declare public readonly connectorClasses: pulumi.Output<output.CustomConnectorPluginVersionConnectorClass[]>;

  /** Settings of connectors whose values are hidden. */
  declare public readonly sensitiveConfigProperties: pulumi.Output<string[] | undefined>;

  /** Address of its documentation. */
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
      utilities.requireArguments("CustomConnectorPluginVersion", name, args, opts, ["pluginId", "environment", "version", "cloud", "filename", "connectorClasses"]);
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
    }
    super(CustomConnectorPluginVersion.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CustomConnectorPluginVersion.get` uses to look up an object. */
export interface CustomConnectorPluginVersionState {
  /** ID of the plugin that it is a version of, `ccp-...`. */
  pluginId?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment?: pulumi.Input<input.CustomConnectorPluginVersionEnvironment | undefined>;
  /** The version by the rules of SemVer, with a `v` before it: `v1.2.3`. */
  version?: pulumi.Input<string | undefined>;
  /** Cloud of the plugin. */
  cloud?: pulumi.Input<enums.CustomConnectorPluginVersionCloud | (string & {}) | undefined>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. */
  filename?: pulumi.Input<string | undefined>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Connectors in the archive, at most 10. */
  connectorClasses?: pulumi.Input<pulumi.Input<input.CustomConnectorPluginVersionConnectorClass>[] | undefined>;
  /** Settings of connectors whose values are hidden. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Address of its documentation. */
  documentationLink?: pulumi.Input<string | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CustomConnectorPluginVersion}. */
export interface CustomConnectorPluginVersionArgs {
  /** ID of the plugin that it is a version of, `ccp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
  pluginId: pulumi.Input<string>;
  /** Environment that it belongs to. A change replaces the resource. */
  environment: pulumi.Input<input.CustomConnectorPluginVersionEnvironment>;
  /** The version by the rules of SemVer, with a `v` before it: `v1.2.3`. At most 60 characters. Must begin with v. A change replaces the resource. */
  version: pulumi.Input<string>;
  /** Cloud of the plugin. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.CustomConnectorPluginVersionCloud | (string & {})>;
  /** Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is. A relative path counts from the folder in which the program runs. Must name a .jar or .zip file. A change replaces the resource. */
  filename: pulumi.Input<string>;
  /** What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew. Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there. If omitted, the platform chooses a value. A change replaces the resource. */
  contentHash?: pulumi.Input<string | undefined>;
  /** Connectors in the archive, at most 10. Between 1 and 10 elements. A change replaces the resource. */
  connectorClasses: pulumi.Input<pulumi.Input<input.CustomConnectorPluginVersionConnectorClass>[]>;
  /** Settings of connectors whose values are hidden. A change replaces the resource. */
  sensitiveConfigProperties?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Address of its documentation. At most 512 characters. Must begin with http:// or https://. A change replaces the resource. */
  documentationLink?: pulumi.Input<string | undefined>;
}
