// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Applies a plugin to the calls of an API in one environment. An API can have one plugin of each type: another plugin of the same type is attached after the first is detached.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const office = new cloudprov.ApiGatewayPluginAttachment("office", {
 *     pluginId: config.require("pluginId"),
 *     serviceId: config.require("serviceId"),
 *     environmentName: "release",
 *     apiId: config.require("apiId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<pluginId>#<serviceId>#<environmentName>#<apiId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayPluginAttachment:ApiGatewayPluginAttachment example 'plugin-hnqntalp#service-q3f533ja#release#api-62ud9woa'
 * ```
 */
export class ApiGatewayPluginAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayPluginAttachment:ApiGatewayPluginAttachment";

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
    state?: ApiGatewayPluginAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayPluginAttachment {
    return new ApiGatewayPluginAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayPluginAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayPluginAttachment {
    return utilities.isInstance(obj, ApiGatewayPluginAttachment.__pulumiType);
  }

  /** The plugin, `plugin-...`. */
  declare public readonly pluginId: pulumi.Output<string>;

  /** The service of the API, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** Environment of the service. The service must be released to it. */
  declare public readonly environmentName: pulumi.Output<enums.ApiGatewayPluginAttachmentEnvironmentName>;

  /** The API, `api-...`. */
  declare public readonly apiId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayPluginAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayPluginAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayPluginAttachmentArgs | ApiGatewayPluginAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayPluginAttachmentState | undefined;
      inputs["pluginId"] = state?.pluginId;
      inputs["serviceId"] = state?.serviceId;
      inputs["environmentName"] = state?.environmentName;
      inputs["apiId"] = state?.apiId;
      inputs["apiGatewayPluginAttachmentId"] = state?.apiGatewayPluginAttachmentId;
    } else {
      const args = argsOrState as ApiGatewayPluginAttachmentArgs | undefined;
      inputs["pluginId"] = args?.pluginId;
      inputs["serviceId"] = args?.serviceId;
      inputs["environmentName"] = args?.environmentName;
      inputs["apiId"] = args?.apiId;
      inputs["apiGatewayPluginAttachmentId"] = args?.apiGatewayPluginAttachmentId;
      utilities.requireArguments("ApiGatewayPluginAttachment", name, inputs, args, opts, ["pluginId", "serviceId", "environmentName", "apiId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayPluginAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayPluginAttachment.get` uses to look up an object. */
export interface ApiGatewayPluginAttachmentState {
  /** The plugin, `plugin-...`. */
  pluginId?: pulumi.Input<string | undefined>;
  /** The service of the API, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** Environment of the service. The service must be released to it. */
  environmentName?: pulumi.Input<enums.ApiGatewayPluginAttachmentEnvironmentName | (string & {}) | undefined>;
  /** The API, `api-...`. */
  apiId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayPluginAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayPluginAttachment}. */
export interface ApiGatewayPluginAttachmentArgs {
  /** The plugin, `plugin-...`. Must be the ID of a plugin, such as plugin-hnqntalp. A change replaces the resource. */
  pluginId: pulumi.Input<string>;
  /** The service of the API, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** Environment of the service. The service must be released to it. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environmentName: pulumi.Input<enums.ApiGatewayPluginAttachmentEnvironmentName | (string & {})>;
  /** The API, `api-...`. Must be the ID of an API, such as api-0cvmf4x4. A change replaces the resource. */
  apiId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayPluginAttachmentId?: pulumi.Input<string | undefined>;
}
