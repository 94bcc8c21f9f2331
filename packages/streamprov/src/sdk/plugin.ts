// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/connectors.ts";
import * as utilities from "./utilities.ts";

/**
 * A custom connector plugin of an environment. Its code is in its versions: see CustomConnectorPluginVersion.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const plugin = new streamprov.Plugin("datagen", {
 *     displayName: "datagen",
 *     cloud: "AWS",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<plugin ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/plugin:Plugin example env-abc123/ccp-abc123
 * ```
 */
export class Plugin extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/plugin:Plugin";

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
    state?: PluginState,
    opts?: pulumi.CustomResourceOptions,
  ): Plugin {
    return new Plugin(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Plugin, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Plugin {
    return utilities.isInstance(obj, Plugin.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Cloud in which connectors run the plugin. */
  declare public readonly cloud: pulumi.Output<enums.PluginCloud>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.PluginEnvironment>;

  /** Programming language of the plugin. */
  declare public readonly runtimeLanguage: pulumi.Output<enums.PluginRuntimeLanguage>;

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
  public constructor(name: string, args: PluginArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PluginArgs | PluginState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PluginState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["cloud"] = state?.cloud;
      inputs["environment"] = state?.environment;
      inputs["runtimeLanguage"] = state?.runtimeLanguage;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as PluginArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["cloud"] = args?.cloud;
      inputs["environment"] = args?.environment;
      inputs["runtimeLanguage"] = args?.runtimeLanguage;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.requireArguments("Plugin", name, inputs, args, opts, ["displayName", "cloud", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Plugin.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Plugin.get` uses to look up an object. */
export interface PluginState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Cloud in which connectors run the plugin. */
  cloud?: pulumi.Input<enums.PluginCloud | (string & {}) | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.PluginEnvironment | undefined>;
  /** Programming language of the plugin. */
  runtimeLanguage?: pulumi.Input<enums.PluginRuntimeLanguage | (string & {}) | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Plugin}. */
export interface PluginArgs {
  /** Display name. Can be changed in place. Between 1 and 60 characters. */
  displayName: pulumi.Input<string>;
  /** Description. Can be changed in place. If unset, the current text is kept; an empty string clears it. At most 256 characters. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
  /** Cloud in which connectors run the plugin. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. */
  cloud: pulumi.Input<enums.PluginCloud | (string & {})>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.PluginEnvironment>;
  /** Programming language of the plugin. Must be `JAVA`. If omitted, the platform chooses a value. */
  runtimeLanguage?: pulumi.Input<enums.PluginRuntimeLanguage | (string & {}) | undefined>;
}
