// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Changes the key of an application once. The old key stops working; the secret does not change. Changing a property changes the key again. Later changes of the application's key are not detected, and deleting the resource leaves the key as it is. The `apiAppKey` of an `ApiGatewayApiApp` shows the new key after the next refresh.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const key = new cloudprov.ApiGatewayUpdateApiAppKey("key", {
 *     apiAppId: config.require("apiAppId"),
 *     apiAppKey: "storefront_2",
 * });
 * ```
 *
 * ## Import
 *
 * It cannot be imported, because it is a change of keys that happens once, not an object on the platform; declare it in your program; the next `pulumi up` carries it out.
 */
export class ApiGatewayUpdateApiAppKey extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayUpdateApiAppKey:ApiGatewayUpdateApiAppKey";

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
    state?: ApiGatewayUpdateApiAppKeyState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayUpdateApiAppKey {
    return new ApiGatewayUpdateApiAppKey(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayUpdateApiAppKey, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayUpdateApiAppKey {
    return utilities.isInstance(obj, ApiGatewayUpdateApiAppKey.__pulumiType);
  }

  /** The application, `app-...`. */
  declare public readonly apiAppId: pulumi.Output<string>;

  /** The new key of the application. */
  declare public readonly apiAppKey: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayUpdateApiAppKeyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayUpdateApiAppKeyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayUpdateApiAppKeyArgs | ApiGatewayUpdateApiAppKeyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayUpdateApiAppKeyState | undefined;
      inputs["apiAppId"] = state?.apiAppId;
      inputs["apiAppKey"] = state?.apiAppKey;
      inputs["apiGatewayUpdateApiAppKeyId"] = state?.apiGatewayUpdateApiAppKeyId;
    } else {
      const args = argsOrState as ApiGatewayUpdateApiAppKeyArgs | undefined;
      inputs["apiAppId"] = args?.apiAppId;
      inputs["apiAppKey"] = args?.apiAppKey;
      inputs["apiGatewayUpdateApiAppKeyId"] = args?.apiGatewayUpdateApiAppKeyId;
      utilities.requireArguments("ApiGatewayUpdateApiAppKey", name, inputs, args, opts, ["apiAppId", "apiAppKey"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayUpdateApiAppKey.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayUpdateApiAppKey.get` uses to look up an object. */
export interface ApiGatewayUpdateApiAppKeyState {
  /** The application, `app-...`. */
  apiAppId?: pulumi.Input<string | undefined>;
  /** The new key of the application. */
  apiAppKey?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayUpdateApiAppKeyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUpdateApiAppKey}. */
export interface ApiGatewayUpdateApiAppKeyArgs {
  /** The application, `app-...`. Must be the ID of an application, such as app-poe0pyex. A change replaces the resource. */
  apiAppId: pulumi.Input<string>;
  /** The new key of the application. Must not be empty. A change replaces the resource. */
  apiAppKey: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUpdateApiAppKeyId?: pulumi.Input<string | undefined>;
}
