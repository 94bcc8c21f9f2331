// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A list of IP addresses that may, or may not, call the APIs that the strategy is attached to.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const office = new cloudprov.ApiGatewayIpStrategy("office", {
 *     serviceId: config.require("serviceId"),
 *     strategyName: "office",
 *     strategyType: "WHITE",
 *     strategyData: "9.9.9.9",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<serviceId>#<strategyId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayIpStrategy:ApiGatewayIpStrategy example 'service-ohxqslqe#IPStrategy-q1lk8ud2'
 * ```
 */
export class ApiGatewayIpStrategy extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayIpStrategy:ApiGatewayIpStrategy";

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
    state?: ApiGatewayIpStrategyState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayIpStrategy {
    return new ApiGatewayIpStrategy(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayIpStrategy, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayIpStrategy {
    return utilities.isInstance(obj, ApiGatewayIpStrategy.__pulumiType);
  }

  /** The service whose APIs the strategy is for, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Name of the strategy. */
  declare public readonly strategyName: pulumi.Output<string>;

  /** Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`). */
  declare public readonly strategyType: pulumi.Output<string>;

  /** IPv4 or IPv6 addresses, one per line. CIDR blocks are not supported. */
  declare public readonly strategyData: pulumi.Output<string>;

  /** ID of the strategy without the service, `IPStrategy-...`, for attachments. */
  declare public readonly strategyId: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayIpStrategyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayIpStrategyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayIpStrategyArgs | ApiGatewayIpStrategyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayIpStrategyState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["strategyName"] = state?.strategyName;
      inputs["strategyType"] = state?.strategyType;
      inputs["strategyData"] = state?.strategyData;
      inputs["strategyId"] = state?.strategyId;
      inputs["createTime"] = state?.createTime;
      inputs["apiGatewayIpStrategyId"] = state?.apiGatewayIpStrategyId;
    } else {
      const args = argsOrState as ApiGatewayIpStrategyArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["strategyName"] = args?.strategyName;
      inputs["strategyType"] = args?.strategyType;
      inputs["strategyData"] = args?.strategyData;
      inputs["apiGatewayIpStrategyId"] = args?.apiGatewayIpStrategyId;
      inputs["strategyId"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("ApiGatewayIpStrategy", name, inputs, args, opts, ["serviceId", "strategyName", "strategyType", "strategyData"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayIpStrategy.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayIpStrategy.get` uses to look up an object. */
export interface ApiGatewayIpStrategyState {
  /** The service whose APIs the strategy is for, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Name of the strategy. */
  strategyName?: pulumi.Input<string | undefined>;
  /** Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`). */
  strategyType?: pulumi.Input<string | undefined>;
  /** IPv4 or IPv6 addresses, one per line. CIDR blocks are not supported. */
  strategyData?: pulumi.Input<string | undefined>;
  /** ID of the strategy without the service, `IPStrategy-...`, for attachments. */
  strategyId?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayIpStrategyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayIpStrategy}. */
export interface ApiGatewayIpStrategyArgs {
  /** The service whose APIs the strategy is for, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** Name of the strategy. Must not be empty. A change replaces the resource. */
  strategyName: pulumi.Input<string>;
  /** Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`). Known values are `WHITE` and `BLACK`; the platform may accept others. Must not be empty. A change replaces the resource. */
  strategyType: pulumi.Input<string>;
  /** IPv4 or IPv6 addresses, one per line. CIDR blocks are not supported. */
  strategyData: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayIpStrategyId?: pulumi.Input<string | undefined>;
}
