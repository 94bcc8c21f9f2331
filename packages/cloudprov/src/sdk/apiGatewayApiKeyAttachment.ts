// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Assigns a usage plan to an API key: the key may call every API that the plan is attached to, within the plan's limits. Do not assign the same plan to a key with both this resource and an `ApiGatewayUsagePlanAttachment`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const partner = new cloudprov.ApiGatewayApiKeyAttachment("partner", {
 *     apiKeyId: config.require("apiKeyId"),
 *     usagePlanId: config.require("usagePlanId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<apiKeyId>#<usagePlanId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApiKeyAttachment:ApiGatewayApiKeyAttachment example 'AKIDvTcPGYbmXtStTHN0b3RkBoTbNYWI4iXN#usagePlan-gyeafpab'
 * ```
 */
export class ApiGatewayApiKeyAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApiKeyAttachment:ApiGatewayApiKeyAttachment";

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
    state?: ApiGatewayApiKeyAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApiKeyAttachment {
    return new ApiGatewayApiKeyAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApiKeyAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApiKeyAttachment {
    return utilities.isInstance(obj, ApiGatewayApiKeyAttachment.__pulumiType);
  }

  /** Access key ID of the API key. The key must be enabled. */
  declare public readonly apiKeyId: pulumi.Output<string>;

  /** The usage plan, `usagePlan-...`. */
  declare public readonly usagePlanId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiKeyAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiKeyAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiKeyAttachmentArgs | ApiGatewayApiKeyAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiKeyAttachmentState | undefined;
      inputs["apiKeyId"] = state?.apiKeyId;
      inputs["usagePlanId"] = state?.usagePlanId;
      inputs["apiGatewayApiKeyAttachmentId"] = state?.apiGatewayApiKeyAttachmentId;
    } else {
      const args = argsOrState as ApiGatewayApiKeyAttachmentArgs | undefined;
      inputs["apiKeyId"] = args?.apiKeyId;
      inputs["usagePlanId"] = args?.usagePlanId;
      inputs["apiGatewayApiKeyAttachmentId"] = args?.apiGatewayApiKeyAttachmentId;
      utilities.requireArguments("ApiGatewayApiKeyAttachment", name, inputs, args, opts, ["apiKeyId", "usagePlanId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApiKeyAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayApiKeyAttachment.get` uses to look up an object. */
export interface ApiGatewayApiKeyAttachmentState {
  /** Access key ID of the API key. The key must be enabled. */
  apiKeyId?: pulumi.Input<string | undefined>;
  /** The usage plan, `usagePlan-...`. */
  usagePlanId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayApiKeyAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApiKeyAttachment}. */
export interface ApiGatewayApiKeyAttachmentArgs {
  /** Access key ID of the API key. The key must be enabled. Must be the ID of an API key: 5 to 50 letters, digits and underscores. A change replaces the resource. */
  apiKeyId: pulumi.Input<string>;
  /** The usage plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. A change replaces the resource. */
  usagePlanId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiKeyAttachmentId?: pulumi.Input<string | undefined>;
}
