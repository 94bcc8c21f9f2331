// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A key pair that identifies callers of an API through a usage plan.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const partner = new cloudprov.ApiGatewayApiKey("partner", {
 *     secretName: "partner",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<access key ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApiKey:ApiGatewayApiKey example AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN
 * ```
 */
export class ApiGatewayApiKey extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApiKey:ApiGatewayApiKey";

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
    state?: ApiGatewayApiKeyState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApiKey {
    return new ApiGatewayApiKey(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApiKey, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApiKey {
    return utilities.isInstance(obj, ApiGatewayApiKey.__pulumiType);
  }

  /** Name of the key. */
  declare public readonly secretName: pulumi.Output<string>;

  /** Whether the key is enabled. */
  declare public readonly status: pulumi.Output<enums.ApiGatewayApiKeyStatus>;

  /** Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them. */
  declare public readonly accessKeyType: pulumi.Output<enums.ApiGatewayApiKeyAccessKeyType>;

  /** ID of the key. */
  declare public readonly accessKeyId: pulumi.Output<string>;

  /** Secret of the key. */
  declare public readonly accessKeySecret: pulumi.Output<string>;

  /** Time of the last change, in UTC. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiKeyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiKeyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiKeyArgs | ApiGatewayApiKeyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiKeyState | undefined;
      inputs["secretName"] = state?.secretName;
      inputs["status"] = state?.status;
      inputs["accessKeyType"] = state?.accessKeyType;
      inputs["accessKeyId"] = state?.accessKeyId;
      inputs["accessKeySecret"] = state?.accessKeySecret;
      inputs["modifyTime"] = state?.modifyTime;
      inputs["createTime"] = state?.createTime;
      inputs["apiGatewayApiKeyId"] = state?.apiGatewayApiKeyId;
    } else {
      const args = argsOrState as ApiGatewayApiKeyArgs | undefined;
      inputs["secretName"] = args?.secretName;
      inputs["status"] = args?.status;
      inputs["accessKeyType"] = args?.accessKeyType;
      inputs["accessKeyId"] = args?.accessKeyId;
      inputs["accessKeySecret"] = utilities.secret(args?.accessKeySecret);
      inputs["apiGatewayApiKeyId"] = args?.apiGatewayApiKeyId;
      inputs["modifyTime"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("ApiGatewayApiKey", name, inputs, args, opts, ["secretName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApiKey.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["accessKeySecret"] }));
  }
}

/** State that `ApiGatewayApiKey.get` uses to look up an object. */
export interface ApiGatewayApiKeyState {
  /** Name of the key. */
  secretName?: pulumi.Input<string | undefined>;
  /** Whether the key is enabled. */
  status?: pulumi.Input<enums.ApiGatewayApiKeyStatus | (string & {}) | undefined>;
  /** Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them. */
  accessKeyType?: pulumi.Input<enums.ApiGatewayApiKeyAccessKeyType | (string & {}) | undefined>;
  /** ID of the key. */
  accessKeyId?: pulumi.Input<string | undefined>;
  /** Secret of the key. */
  accessKeySecret?: pulumi.Input<string | undefined>;
  /** Time of the last change, in UTC. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayApiKeyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApiKey}. */
export interface ApiGatewayApiKeyArgs {
  /** Name of the key. Must not be empty. A change replaces the resource. */
  secretName: pulumi.Input<string>;
  /** Whether the key is enabled. One of `on` or `off`. Defaults to `on`. */
  status?: pulumi.Input<enums.ApiGatewayApiKeyStatus | (string & {}) | undefined>;
  /** Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them. One of `auto` or `manual`. Defaults to `auto`. A change replaces the resource. `accessKeyId` and `accessKeySecret` is required when `accessKeyType` is manual. `accessKeyId` of a manual key may contain only letters, digits and underscores. `accessKeySecret` of a manual key may contain only letters, digits and underscores. */
  accessKeyType?: pulumi.Input<enums.ApiGatewayApiKeyAccessKeyType | (string & {}) | undefined>;
  /** ID of the key. Required for a manual key; no effect for an automatic key. Between 5 and 50 characters. If omitted, the platform chooses a value. A change replaces the resource. `accessKeyId` and `accessKeySecret` is required when `accessKeyType` is manual. `accessKeyId` of a manual key may contain only letters, digits and underscores. */
  accessKeyId?: pulumi.Input<string | undefined>;
  /** Secret of the key. Required for a manual key; no effect when an automatic key is created. Between 10 and 50 characters. If omitted, the platform chooses a value. `accessKeyId` and `accessKeySecret` is required when `accessKeyType` is manual. `accessKeySecret` of a manual key may contain only letters, digits and underscores. */
  accessKeySecret?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiKeyId?: pulumi.Input<string | undefined>;
}
