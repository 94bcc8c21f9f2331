// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Puts a usage plan in force in an environment of a service, for all of its APIs or for one. Keys are given the plan, and lose it, in place; another plan is in force before the first is let go, and every other change takes the plan out of force for a moment. Its ID names the keys that it was made with, joined by commas; keys that came or went since do not change it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const trial = new cloudprov.ApiGatewayUsagePlanAttachment("trial", {
 *     usagePlanId: "usagePlan-pe7fbdgn",
 *     serviceId: "service-kuqd6xqk",
 *     environment: "release",
 *     bindType: "API",
 *     apiId: "api-p8gtanvy",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<usagePlanId>#<serviceId>#<environment>#<bindType>[#<apiId>[#<accessKeyIds>]]`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayUsagePlanAttachment:ApiGatewayUsagePlanAttachment example 'usagePlan-pe7fbdgn#service-kuqd6xqk#release#API#api-p8gtanvy'
 * ```
 */
export class ApiGatewayUsagePlanAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayUsagePlanAttachment:ApiGatewayUsagePlanAttachment";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state What is known of it beforehand.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: ApiGatewayUsagePlanAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayUsagePlanAttachment {
    return new ApiGatewayUsagePlanAttachment(name, state as any, { ...opts, id });
  }

  /** True when the value is of the class ApiGatewayUsagePlanAttachment, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is ApiGatewayUsagePlanAttachment {
    return utilities.isInstance(obj, ApiGatewayUsagePlanAttachment.__pulumiType);
  }

  /** The plan, `usagePlan-...`. */
  declare public readonly usagePlanId: pulumi.Output<string>;

  /** The service that the plan is for, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** The environment of the service in which the plan is in force. */
  declare public readonly environment: pulumi.Output<enums.ApiGatewayUsagePlanAttachmentEnvironment>;

  /** Whether the plan is for the whole service or for one of its APIs. */
  declare public readonly bindType: pulumi.Output<enums.ApiGatewayUsagePlanAttachmentBindType>;

  /** The API that the plan is for, `api-...`. Given with the bindType API, and without effect otherwise. */
  declare public readonly apiId: pulumi.Output<string | undefined>;

  /** API keys that get the plan too, with the bindType API only: the API must ask for a key (authType SECRET). A key gets the plan as a whole, so give it to one attachment of a plan only, and not to an ApiGatewayApiKeyAttachment as well. */
  declare public readonly accessKeyIds: pulumi.Output<string[] | undefined>;

  /** The resource's ID. */
  declare public readonly apiGatewayUsagePlanAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayUsagePlanAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayUsagePlanAttachmentArgs | ApiGatewayUsagePlanAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayUsagePlanAttachmentState | undefined;
      inputs["usagePlanId"] = state?.usagePlanId;
      inputs["serviceId"] = state?.serviceId;
      inputs["environment"] = state?.environment;
      inputs["bindType"] = state?.bindType;
      inputs["apiId"] = state?.apiId;
      inputs["accessKeyIds"] = state?.accessKeyIds;
      inputs["apiGatewayUsagePlanAttachmentId"] = state?.apiGatewayUsagePlanAttachmentId;
    } else {
      const args = argsOrState as ApiGatewayUsagePlanAttachmentArgs | undefined;
      utilities.requireArguments("ApiGatewayUsagePlanAttachment", name, args, opts, ["usagePlanId", "serviceId", "environment"]);
      inputs["usagePlanId"] = args?.usagePlanId;
      inputs["serviceId"] = args?.serviceId;
      inputs["environment"] = args?.environment;
      inputs["bindType"] = args?.bindType;
      inputs["apiId"] = args?.apiId;
      inputs["accessKeyIds"] = args?.accessKeyIds;
      inputs["apiGatewayUsagePlanAttachmentId"] = args?.apiGatewayUsagePlanAttachmentId;
    }
    super(ApiGatewayUsagePlanAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** What is known of the object that `ApiGatewayUsagePlanAttachment.get` looks up. */
export interface ApiGatewayUsagePlanAttachmentState {
  /** The plan, `usagePlan-...`. */
  usagePlanId?: pulumi.Input<string | undefined>;
  /** The service that the plan is for, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environment of the service in which the plan is in force. */
  environment?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentEnvironment | (string & {}) | undefined>;
  /** Whether the plan is for the whole service or for one of its APIs. */
  bindType?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentBindType | (string & {}) | undefined>;
  /** The API that the plan is for, `api-...`. Given with the bindType API, and without effect otherwise. */
  apiId?: pulumi.Input<string | undefined>;
  /** API keys that get the plan too, with the bindType API only: the API must ask for a key (authType SECRET). A key gets the plan as a whole, so give it to one attachment of a plan only, and not to an ApiGatewayApiKeyAttachment as well. */
  accessKeyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  apiGatewayUsagePlanAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUsagePlanAttachment}. */
export interface ApiGatewayUsagePlanAttachmentArgs {
  /** The plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. A change replaces the resource. */
  usagePlanId: pulumi.Input<string>;
  /** The service that the plan is for, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** The environment of the service in which the plan is in force. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environment: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentEnvironment | (string & {})>;
  /** Whether the plan is for the whole service or for one of its APIs. One of `SERVICE` or `API`. Defaults to `SERVICE`. A change replaces the resource. `apiId` must be given when `bindType` is API. */
  bindType?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentBindType | (string & {}) | undefined>;
  /** The API that the plan is for, `api-...`. Given with the bindType API, and without effect otherwise. Must be the ID of an API, such as api-0cvmf4x4. A change replaces the resource. `apiId` must be given when `bindType` is API. */
  apiId?: pulumi.Input<string | undefined>;
  /** API keys that get the plan too, with the bindType API only: the API must ask for a key (authType SECRET). A key gets the plan as a whole, so give it to one attachment of a plan only, and not to an ApiGatewayApiKeyAttachment as well. */
  accessKeyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUsagePlanAttachmentId?: pulumi.Input<string | undefined>;
}
