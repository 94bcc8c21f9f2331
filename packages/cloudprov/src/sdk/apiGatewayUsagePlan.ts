// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Limits for calls with the API keys that the plan is assigned to. The plan applies where it is attached.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const trial = new cloudprov.ApiGatewayUsagePlan("trial", {
 *     usagePlanName: "trial",
 *     maxRequestNum: 10000,
 *     maxRequestNumPreSec: 10,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<usage plan ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayUsagePlan:ApiGatewayUsagePlan example usagePlan-gyeafpab
 * ```
 */
export class ApiGatewayUsagePlan extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayUsagePlan:ApiGatewayUsagePlan";

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
    state?: ApiGatewayUsagePlanState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayUsagePlan {
    return new ApiGatewayUsagePlan(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayUsagePlan, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayUsagePlan {
    return utilities.isInstance(obj, ApiGatewayUsagePlan.__pulumiType);
  }

  /** Name of the plan. */
  declare public readonly usagePlanName: pulumi.Output<string>;

  /** Description of the plan. */
  declare public readonly usagePlanDesc: pulumi.Output<string | undefined>;

  /** Maximum number of calls in total. From 1 to 99999999, or -1 for no limit. */
  declare public readonly maxRequestNum: pulumi.Output<number>;

  /** Maximum number of calls per second. From 1 to 2000, or -1 for no limit. */
  declare public readonly maxRequestNumPreSec: pulumi.Output<number>;

  /** Time of the last change, in UTC. */
  declare public readonly modifyTime: pulumi.Output<string>;

  /** Time of creation, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** API keys that the plan is assigned to. */
  declare public readonly attachApiKeys: pulumi.Output<string[]>;

  /** Where the plan applies: whole services first, then single APIs. */
  declare public readonly attachLists: pulumi.Output<types.output.ApiGatewayUsagePlanAttachList[]>;

  /** The resource's ID. */
  declare public readonly apiGatewayUsagePlanId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayUsagePlanArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayUsagePlanArgs | ApiGatewayUsagePlanState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayUsagePlanState | undefined;
      inputs["usagePlanName"] = state?.usagePlanName;
      inputs["usagePlanDesc"] = state?.usagePlanDesc;
      inputs["maxRequestNum"] = state?.maxRequestNum;
      inputs["maxRequestNumPreSec"] = state?.maxRequestNumPreSec;
      inputs["modifyTime"] = state?.modifyTime;
      inputs["createTime"] = state?.createTime;
      inputs["attachApiKeys"] = state?.attachApiKeys;
      inputs["attachLists"] = state?.attachLists;
      inputs["apiGatewayUsagePlanId"] = state?.apiGatewayUsagePlanId;
    } else {
      const args = argsOrState as ApiGatewayUsagePlanArgs | undefined;
      inputs["usagePlanName"] = args?.usagePlanName;
      inputs["usagePlanDesc"] = args?.usagePlanDesc;
      inputs["maxRequestNum"] = args?.maxRequestNum;
      inputs["maxRequestNumPreSec"] = args?.maxRequestNumPreSec;
      inputs["apiGatewayUsagePlanId"] = args?.apiGatewayUsagePlanId;
      inputs["modifyTime"] = undefined;
      inputs["createTime"] = undefined;
      inputs["attachApiKeys"] = undefined;
      inputs["attachLists"] = undefined;
      utilities.requireArguments("ApiGatewayUsagePlan", name, inputs, args, opts, ["usagePlanName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayUsagePlan.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayUsagePlan.get` uses to look up an object. */
export interface ApiGatewayUsagePlanState {
  /** Name of the plan. */
  usagePlanName?: pulumi.Input<string | undefined>;
  /** Description of the plan. */
  usagePlanDesc?: pulumi.Input<string | undefined>;
  /** Maximum number of calls in total. From 1 to 99999999, or -1 for no limit. */
  maxRequestNum?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second. From 1 to 2000, or -1 for no limit. */
  maxRequestNumPreSec?: pulumi.Input<number | undefined>;
  /** Time of the last change, in UTC. */
  modifyTime?: pulumi.Input<string | undefined>;
  /** Time of creation, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** API keys that the plan is assigned to. */
  attachApiKeys?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Where the plan applies: whole services first, then single APIs. */
  attachLists?: pulumi.Input<pulumi.Input<types.input.ApiGatewayUsagePlanAttachList>[] | undefined>;
  /** The resource's ID. */
  apiGatewayUsagePlanId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUsagePlan}. */
export interface ApiGatewayUsagePlanArgs {
  /** Name of the plan. Must not be empty. */
  usagePlanName: pulumi.Input<string>;
  /** Description of the plan. */
  usagePlanDesc?: pulumi.Input<string | undefined>;
  /** Maximum number of calls in total. From 1 to 99999999, or -1 for no limit. Between -1 and 99999999. Defaults to `-1`. */
  maxRequestNum?: pulumi.Input<number | undefined>;
  /** Maximum number of calls per second. From 1 to 2000, or -1 for no limit. Between -1 and 2000. Defaults to `-1`. */
  maxRequestNumPreSec?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUsagePlanId?: pulumi.Input<string | undefined>;
}
