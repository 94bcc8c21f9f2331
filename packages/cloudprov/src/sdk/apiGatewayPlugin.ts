// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A plugin that processes calls of the APIs it is attached to, for example to allow only some addresses.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const office = new cloudprov.ApiGatewayPlugin("office", {
 *     pluginName: "office",
 *     pluginType: "IPControl",
 *     pluginData: JSON.stringify({ type: "white_list", blocks: "10.0.0.0/24" }),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<plugin ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayPlugin:ApiGatewayPlugin example plugin-hnqntalp
 * ```
 */
export class ApiGatewayPlugin extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayPlugin:ApiGatewayPlugin";

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
    state?: ApiGatewayPluginState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayPlugin {
    return new ApiGatewayPlugin(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayPlugin, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayPlugin {
    return utilities.isInstance(obj, ApiGatewayPlugin.__pulumiType);
  }

  /** Name of the plugin. */
  declare public readonly pluginName: pulumi.Output<string>;

  /** Type of the plugin, which determines what it does. */
  declare public readonly pluginType: pulumi.Output<string>;

  /** Settings of the plugin, as JSON. For `IPControl`: `{"type": "white_list", "blocks": "10.0.0.0/24"}`, where `type` is `white_list` or `black_list`, and `blocks` contains one address or CIDR block per line. */
  declare public readonly pluginData: pulumi.Output<string>;

  /** Description of the plugin. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly apiGatewayPluginId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayPluginArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayPluginArgs | ApiGatewayPluginState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayPluginState | undefined;
      inputs["pluginName"] = state?.pluginName;
      inputs["pluginType"] = state?.pluginType;
      inputs["pluginData"] = state?.pluginData;
      inputs["description"] = state?.description;
      inputs["apiGatewayPluginId"] = state?.apiGatewayPluginId;
    } else {
      const args = argsOrState as ApiGatewayPluginArgs | undefined;
      inputs["pluginName"] = args?.pluginName;
      inputs["pluginType"] = args?.pluginType;
      inputs["pluginData"] = args?.pluginData;
      inputs["description"] = args?.description;
      inputs["apiGatewayPluginId"] = args?.apiGatewayPluginId;
      utilities.requireArguments("ApiGatewayPlugin", name, inputs, args, opts, ["pluginName", "pluginType", "pluginData"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayPlugin.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayPlugin.get` uses to look up an object. */
export interface ApiGatewayPluginState {
  /** Name of the plugin. */
  pluginName?: pulumi.Input<string | undefined>;
  /** Type of the plugin, which determines what it does. */
  pluginType?: pulumi.Input<string | undefined>;
  /** Settings of the plugin, as JSON. For `IPControl`: `{"type": "white_list", "blocks": "10.0.0.0/24"}`, where `type` is `white_list` or `black_list`, and `blocks` contains one address or CIDR block per line. */
  pluginData?: pulumi.Input<string | undefined>;
  /** Description of the plugin. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayPluginId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayPlugin}. */
export interface ApiGatewayPluginArgs {
  /** Name of the plugin. Must have 2 to 50 letters, digits, - and _, begin with a letter, and end with a letter or digit. */
  pluginName: pulumi.Input<string>;
  /** Type of the plugin, which determines what it does. Known values are `IPControl`, `TrafficControl`, `Cors`, `CustomReq`, `CustomAuth`, `Routing`, `TrafficControlByParameter`, `CircuitBreaker` and `ProxyCache`; the platform may accept others. Must not be empty. A change replaces the resource. */
  pluginType: pulumi.Input<string>;
  /** Settings of the plugin, as JSON. For `IPControl`: `{"type": "white_list", "blocks": "10.0.0.0/24"}`, where `type` is `white_list` or `black_list`, and `blocks` contains one address or CIDR block per line. Compared as JSON: white space and the order of keys do not matter. */
  pluginData: pulumi.Input<string>;
  /** Description of the plugin. At most 200 characters. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayPluginId?: pulumi.Input<string | undefined>;
}
