// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Allows an application to call an API in one environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const phone = new cloudprov.ApiGatewayApiAppAttachment("phone", {
 *     apiAppId: config.require("apiAppId"),
 *     environment: "test",
 *     serviceId: config.require("serviceId"),
 *     apiId: config.require("apiId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<apiAppId>#<environment>#<serviceId>#<apiId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayApiAppAttachment:ApiGatewayApiAppAttachment example 'app-f2dxx0lv#test#service-h0trno8e#api-grsomg0w'
 * ```
 */
export class ApiGatewayApiAppAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayApiAppAttachment:ApiGatewayApiAppAttachment";

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
    state?: ApiGatewayApiAppAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayApiAppAttachment {
    return new ApiGatewayApiAppAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayApiAppAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayApiAppAttachment {
    return utilities.isInstance(obj, ApiGatewayApiAppAttachment.__pulumiType);
  }

  /** The application, `app-...`. */
  declare public readonly apiAppId: pulumi.Output<string>;

  /** Environment of the service. The service must be released to it. */
  declare public readonly environment: pulumi.Output<enums.ApiGatewayApiAppAttachmentEnvironment>;

  /** The service of the API, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** The API, `api-...`. Its `authType` must be `APP`. */
  declare public readonly apiId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayApiAppAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayApiAppAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayApiAppAttachmentArgs | ApiGatewayApiAppAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayApiAppAttachmentState | undefined;
      inputs["apiAppId"] = state?.apiAppId;
      inputs["environment"] = state?.environment;
      inputs["serviceId"] = state?.serviceId;
      inputs["apiId"] = state?.apiId;
      inputs["apiGatewayApiAppAttachmentId"] = state?.apiGatewayApiAppAttachmentId;
    } else {
      const args = argsOrState as ApiGatewayApiAppAttachmentArgs | undefined;
      inputs["apiAppId"] = args?.apiAppId;
      inputs["environment"] = args?.environment;
      inputs["serviceId"] = args?.serviceId;
      inputs["apiId"] = args?.apiId;
      inputs["apiGatewayApiAppAttachmentId"] = args?.apiGatewayApiAppAttachmentId;
      utilities.requireArguments("ApiGatewayApiAppAttachment", name, inputs, args, opts, ["apiAppId", "environment", "serviceId", "apiId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayApiAppAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayApiAppAttachment.get` uses to look up an object. */
export interface ApiGatewayApiAppAttachmentState {
  /** The application, `app-...`. */
  apiAppId?: pulumi.Input<string | undefined>;
  /** Environment of the service. The service must be released to it. */
  environment?: pulumi.Input<enums.ApiGatewayApiAppAttachmentEnvironment | (string & {}) | undefined>;
  /** The service of the API, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The API, `api-...`. Its `authType` must be `APP`. */
  apiId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayApiAppAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayApiAppAttachment}. */
export interface ApiGatewayApiAppAttachmentArgs {
  /** The application, `app-...`. Must be the ID of an application, such as app-poe0pyex. A change replaces the resource. */
  apiAppId: pulumi.Input<string>;
  /** Environment of the service. The service must be released to it. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environment: pulumi.Input<enums.ApiGatewayApiAppAttachmentEnvironment | (string & {})>;
  /** The service of the API, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** The API, `api-...`. Its `authType` must be `APP`. Must be the ID of an API, such as api-0cvmf4x4. A change replaces the resource. */
  apiId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayApiAppAttachmentId?: pulumi.Input<string | undefined>;
}
