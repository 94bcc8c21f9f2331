// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An application that calls APIs with its own key pair. Allow it to call an API with an `ApiGatewayApiAppAttachment`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const storefront = new cloudprov.ApiGatewayApiApp("storefront", {
 *     apiAppName: "storefront",
 *     apiAppDesc: "The shop on the internet",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<application ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApiApp:ApiGatewayApiApp example app-poe0pyex
 * ```
 */
export class ApiGatewayApiApp extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApiApp:ApiGatewayApiApp";

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
    state?: ApiGatewayApiAppState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApiApp {
    return new ApiGatewayApiApp(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApiApp, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApiApp {
    return utilities.isInstance(obj, ApiGatewayApiApp.__pulumiType);
  }

  /** Name of the application. */
  declare public readonly apiAppName: pulumi.Output<string>;

  /** Description of the application. */
  declare public readonly apiAppDesc: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** ID of the application, `app-...`. */
  declare public readonly apiAppId: pulumi.Output<string>;

  /** The key that the application sends with its calls. It changes when a new key is requested. */
  declare public readonly apiAppKey: pulumi.Output<string>;

  /** The secret that the application signs its calls with. */
  declare public readonly apiAppSecret: pulumi.Output<string>;

  /** Time of the last change, in UTC. */
  declare public readonly modifiedTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createdTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiAppId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiAppArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiAppArgs | ApiGatewayApiAppState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiAppState | undefined;
      inputs["apiAppName"] = state?.apiAppName;
      inputs["apiAppDesc"] = state?.apiAppDesc;
      inputs["tags"] = state?.tags;
      inputs["apiAppId"] = state?.apiAppId;
      inputs["apiAppKey"] = state?.apiAppKey;
      inputs["apiAppSecret"] = state?.apiAppSecret;
      inputs["modifiedTime"] = state?.modifiedTime;
      inputs["createdTime"] = state?.createdTime;
      inputs["apiGatewayApiAppId"] = state?.apiGatewayApiAppId;
    } else {
      const args = argsOrState as ApiGatewayApiAppArgs | undefined;
      inputs["apiAppName"] = args?.apiAppName;
      inputs["apiAppDesc"] = args?.apiAppDesc;
      inputs["tags"] = args?.tags;
      inputs["apiGatewayApiAppId"] = args?.apiGatewayApiAppId;
      inputs["apiAppId"] = undefined;
      inputs["apiAppKey"] = undefined;
      inputs["apiAppSecret"] = undefined;
      inputs["modifiedTime"] = undefined;
      inputs["createdTime"] = undefined;
      utilities.requireArguments("ApiGatewayApiApp", name, inputs, args, opts, ["apiAppName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApiApp.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["apiAppSecret"] }));
  }
}

/** State that `ApiGatewayApiApp.get` uses to look up an object. */
export interface ApiGatewayApiAppState {
  /** Name of the application. */
  apiAppName?: pulumi.Input<string | undefined>;
  /** Description of the application. */
  apiAppDesc?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** ID of the application, `app-...`. */
  apiAppId?: pulumi.Input<string | undefined>;
  /** The key that the application sends with its calls. It changes when a new key is requested. */
  apiAppKey?: pulumi.Input<string | undefined>;
  /** The secret that the application signs its calls with. */
  apiAppSecret?: pulumi.Input<string | undefined>;
  /** Time of the last change, in UTC. */
  modifiedTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createdTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayApiAppId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApiApp}. */
export interface ApiGatewayApiAppArgs {
  /** Name of the application. Must not be empty. */
  apiAppName: pulumi.Input<string>;
  /** Description of the application. Removing it from your program keeps the old description. Set it to an empty string to clear it. If omitted, the platform chooses a value. */
  apiAppDesc?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiAppId?: pulumi.Input<string | undefined>;
}
