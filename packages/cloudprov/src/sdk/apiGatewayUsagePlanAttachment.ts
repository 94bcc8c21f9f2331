// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Applies a usage plan to an environment of a service, for all of its APIs or for one. Keys are added and removed in place. When `usagePlanId` changes, the new plan is attached before the old one is detached; for every other change the plan does not apply for a moment. The ID contains the keys that the attachment was created with, joined by commas; adding or removing keys later does not change it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const trial = new cloudprov.ApiGatewayUsagePlanAttachment("trial", {
 *     usagePlanId: config.require("usagePlanId"),
 *     serviceId: config.require("serviceId"),
 *     environment: "release",
 *     bindType: "API",
 *     apiId: config.require("apiId"),
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
   * @param state State used to look up the object.
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

  /** Returns true if the value is an instance of ApiGatewayUsagePlanAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayUsagePlanAttachment {
    return utilities.isInstance(obj, ApiGatewayUsagePlanAttachment.__pulumiType);
  }

  /** The usage plan, `usagePlan-...`. */
  declare public readonly usagePlanId: pulumi.Output<string>;

  /** The service of the attachment, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Environment of the service in which the plan applies. */
  declare public readonly environment: pulumi.Output<enums.ApiGatewayUsagePlanAttachmentEnvironment>;

  /** Whether the plan applies to the whole service or to one of its APIs. */
  declare public readonly bindType: pulumi.Output<enums.ApiGatewayUsagePlanAttachmentBindType>;

  /** The API that the plan applies to, `api-...`. Required when `bindType` is `API`; otherwise it has no effect. */
  declare public readonly apiId: pulumi.Output<string | undefined>;

  /** API keys that the plan is assigned to. Requires the `bindType` `API` and an API whose `authType` is `SECRET`. A key gets the plan everywhere, so list a key in only one attachment of a plan, and not in an `ApiGatewayApiKeyAttachment` as well. */
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
      inputs["usagePlanId"] = args?.usagePlanId;
      inputs["serviceId"] = args?.serviceId;
      inputs["environment"] = args?.environment;
      inputs["bindType"] = args?.bindType;
      inputs["apiId"] = args?.apiId;
      inputs["accessKeyIds"] = args?.accessKeyIds;
      inputs["apiGatewayUsagePlanAttachmentId"] = args?.apiGatewayUsagePlanAttachmentId;
      utilities.requireArguments("ApiGatewayUsagePlanAttachment", name, inputs, args, opts, ["usagePlanId", "serviceId", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayUsagePlanAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayUsagePlanAttachment.get` uses to look up an object. */
export interface ApiGatewayUsagePlanAttachmentState {
  /** The usage plan, `usagePlan-...`. */
  usagePlanId?: pulumi.Input<string | undefined>;
  /** The service of the attachment, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Environment of the service in which the plan applies. */
  environment?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentEnvironment | (string & {}) | undefined>;
  /** Whether the plan applies to the whole service or to one of its APIs. */
  bindType?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentBindType | (string & {}) | undefined>;
  /** The API that the plan applies to, `api-...`. Required when `bindType` is `API`; otherwise it has no effect. */
  apiId?: pulumi.Input<string | undefined>;
  /** API keys that the plan is assigned to. Requires the `bindType` `API` and an API whose `authType` is `SECRET`. A key gets the plan everywhere, so list a key in only one attachment of a plan, and not in an `ApiGatewayApiKeyAttachment` as well. */
  accessKeyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  apiGatewayUsagePlanAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUsagePlanAttachment}. */
export interface ApiGatewayUsagePlanAttachmentArgs {
  /** The usage plan, `usagePlan-...`. Must be the ID of a usage plan, such as usagePlan-gyeafpab. A change replaces the resource. */
  usagePlanId: pulumi.Input<string>;
  /** The service of the attachment, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** Environment of the service in which the plan applies. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environment: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentEnvironment | (string & {})>;
  /** Whether the plan applies to the whole service or to one of its APIs. One of `SERVICE` or `API`. Defaults to `SERVICE`. A change replaces the resource. `apiId` is required when `bindType` is API. */
  bindType?: pulumi.Input<enums.ApiGatewayUsagePlanAttachmentBindType | (string & {}) | undefined>;
  /** The API that the plan applies to, `api-...`. Required when `bindType` is `API`; otherwise it has no effect. Must be the ID of an API, such as api-0cvmf4x4. A change replaces the resource. `apiId` is required when `bindType` is API. */
  apiId?: pulumi.Input<string | undefined>;
  /** API keys that the plan is assigned to. Requires the `bindType` `API` and an API whose `authType` is `SECRET`. A key gets the plan everywhere, so list a key in only one attachment of a plan, and not in an `ApiGatewayApiKeyAttachment` as well. */
  accessKeyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUsagePlanAttachmentId?: pulumi.Input<string | undefined>;
}
