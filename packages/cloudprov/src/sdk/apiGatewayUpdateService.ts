// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Switches an environment of a service to another version once, such as an earlier version or one that was tested in another environment. The creation waits until the environment runs the version. Changing a property switches again. Later switches are not detected, and deleting the resource leaves the environment as it is. If your program has an `ApiGatewayServiceRelease` for the environment, change that resource instead: a refresh treats a release as deleted if its environment runs another version.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const candidate = new cloudprov.ApiGatewayServiceRelease("candidate", {
 *     serviceId: config.require("serviceId"),
 *     environmentName: "prepub",
 *     releaseDesc: "second version",
 * });
 *
 * const promotion = new cloudprov.ApiGatewayUpdateService("promotion", {
 *     serviceId: config.require("serviceId"),
 *     environmentName: "release",
 *     versionName: candidate.releaseVersion,
 * });
 * ```
 *
 * ## Import
 *
 * It cannot be imported, because it is a switch that happens once, not an object on the platform; declare it in your program; the next `pulumi up` carries it out.
 */
export class ApiGatewayUpdateService extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayUpdateService:ApiGatewayUpdateService";

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
    state?: ApiGatewayUpdateServiceState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayUpdateService {
    return new ApiGatewayUpdateService(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayUpdateService, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayUpdateService {
    return utilities.isInstance(obj, ApiGatewayUpdateService.__pulumiType);
  }

  /** The service, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** The environment to switch. It must be online. */
  declare public readonly environmentName: pulumi.Output<enums.ApiGatewayUpdateServiceEnvironmentName>;

  /** The version to run in the environment: the `releaseVersion` of a release, or one from `getApiGatewayServiceReleaseVersions`. */
  declare public readonly versionName: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayUpdateServiceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayUpdateServiceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayUpdateServiceArgs | ApiGatewayUpdateServiceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayUpdateServiceState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["environmentName"] = state?.environmentName;
      inputs["versionName"] = state?.versionName;
      inputs["apiGatewayUpdateServiceId"] = state?.apiGatewayUpdateServiceId;
    } else {
      const args = argsOrState as ApiGatewayUpdateServiceArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["environmentName"] = args?.environmentName;
      inputs["versionName"] = args?.versionName;
      inputs["apiGatewayUpdateServiceId"] = args?.apiGatewayUpdateServiceId;
      utilities.requireArguments("ApiGatewayUpdateService", name, inputs, args, opts, ["serviceId", "environmentName", "versionName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayUpdateService.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayUpdateService.get` uses to look up an object. */
export interface ApiGatewayUpdateServiceState {
  /** The service, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environment to switch. It must be online. */
  environmentName?: pulumi.Input<enums.ApiGatewayUpdateServiceEnvironmentName | (string & {}) | undefined>;
  /** The version to run in the environment: the `releaseVersion` of a release, or one from `getApiGatewayServiceReleaseVersions`. */
  versionName?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayUpdateServiceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayUpdateService}. */
export interface ApiGatewayUpdateServiceArgs {
  /** The service, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** The environment to switch. It must be online. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environmentName: pulumi.Input<enums.ApiGatewayUpdateServiceEnvironmentName | (string & {})>;
  /** The version to run in the environment: the `releaseVersion` of a release, or one from `getApiGatewayServiceReleaseVersions`. Must not be empty. A change replaces the resource. */
  versionName: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayUpdateServiceId?: pulumi.Input<string | undefined>;
}
