// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Applies an IP strategy to an API in one environment. An API can have one strategy at a time: another strategy is attached after the first is detached, and no strategy applies in between.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const office = new cloudprov.ApiGatewayStrategyAttachment("office", {
 *     serviceId: config.require("serviceId"),
 *     strategyId: config.require("strategyId"),
 *     environmentName: "release",
 *     bindApiId: config.require("apiId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<serviceId>#<strategyId>#<bindApiId>#<environmentName>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayStrategyAttachment:ApiGatewayStrategyAttachment example 'service-pk2r6bcc#IPStrategy-4kz2ljfi#api-h3wc5r0s#release'
 * ```
 */
export class ApiGatewayStrategyAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayStrategyAttachment:ApiGatewayStrategyAttachment";

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
    state?: ApiGatewayStrategyAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayStrategyAttachment {
    return new ApiGatewayStrategyAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayStrategyAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayStrategyAttachment {
    return utilities.isInstance(obj, ApiGatewayStrategyAttachment.__pulumiType);
  }

  /** The service of the strategy and the API, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** ID of the IP strategy, `IPStrategy-...`: the output `strategyId` of an `ApiGatewayIpStrategy`. */
  declare public readonly strategyId: pulumi.Output<string>;

  /** Environment of the service. The service must be released to it. */
  declare public readonly environmentName: pulumi.Output<enums.ApiGatewayStrategyAttachmentEnvironmentName>;

  /** The API, `api-...`. */
  declare public readonly bindApiId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayStrategyAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayStrategyAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayStrategyAttachmentArgs | ApiGatewayStrategyAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayStrategyAttachmentState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["strategyId"] = state?.strategyId;
      inputs["environmentName"] = state?.environmentName;
      inputs["bindApiId"] = state?.bindApiId;
      inputs["apiGatewayStrategyAttachmentId"] = state?.apiGatewayStrategyAttachmentId;
    } else {
      const args = argsOrState as ApiGatewayStrategyAttachmentArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["strategyId"] = args?.strategyId;
      inputs["environmentName"] = args?.environmentName;
      inputs["bindApiId"] = args?.bindApiId;
      inputs["apiGatewayStrategyAttachmentId"] = args?.apiGatewayStrategyAttachmentId;
      utilities.requireArguments("ApiGatewayStrategyAttachment", name, inputs, args, opts, ["serviceId", "strategyId", "environmentName", "bindApiId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayStrategyAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayStrategyAttachment.get` uses to look up an object. */
export interface ApiGatewayStrategyAttachmentState {
  /** The service of the strategy and the API, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** ID of the IP strategy, `IPStrategy-...`: the output `strategyId` of an `ApiGatewayIpStrategy`. */
  strategyId?: pulumi.Input<string | undefined>;
  /** Environment of the service. The service must be released to it. */
  environmentName?: pulumi.Input<enums.ApiGatewayStrategyAttachmentEnvironmentName | (string & {}) | undefined>;
  /** The API, `api-...`. */
  bindApiId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayStrategyAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayStrategyAttachment}. */
export interface ApiGatewayStrategyAttachmentArgs {
  /** The service of the strategy and the API, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** ID of the IP strategy, `IPStrategy-...`: the output `strategyId` of an `ApiGatewayIpStrategy`. Must be the ID of an IP strategy, such as IPStrategy-q1lk8ud2. A change replaces the resource. */
  strategyId: pulumi.Input<string>;
  /** Environment of the service. The service must be released to it. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environmentName: pulumi.Input<enums.ApiGatewayStrategyAttachmentEnvironmentName | (string & {})>;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. A change replaces the resource. */
  bindApiId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayStrategyAttachmentId?: pulumi.Input<string | undefined>;
}
