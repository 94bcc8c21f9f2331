// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Releases a service with its current APIs to an environment, which puts the environment online. Later changes of the APIs need another release, that is, another `releaseDesc`. The new release is online before the old one is removed from the state, so the environment serves calls throughout. Deleting the resource takes the environment offline, unless it runs another release by then. A refresh treats the release as deleted if its environment is offline or runs another release; the next `pulumi up` then releases the service again.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const release = new cloudprov.ApiGatewayServiceRelease("release", {
 *     serviceId: config.require("serviceId"),
 *     environmentName: "release",
 *     releaseDesc: "first version",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<serviceId>#<environmentName>#<releaseVersion>`.
 *
 * ```sh
 * pulumi import cloudprov:index/apiGatewayServiceRelease:ApiGatewayServiceRelease example 'service-jjt3fs3s#release#20201015121916d85fb161-eaec-4dda-a7e0-659aa5f401be'
 * ```
 */
export class ApiGatewayServiceRelease extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/apiGatewayServiceRelease:ApiGatewayServiceRelease";

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
    state?: ApiGatewayServiceReleaseState,
    opts?: pulumi.CustomResourceOptions,
  ): ApiGatewayServiceRelease {
    return new ApiGatewayServiceRelease(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ApiGatewayServiceRelease, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ApiGatewayServiceRelease {
    return utilities.isInstance(obj, ApiGatewayServiceRelease.__pulumiType);
  }

  /** The service to release, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** The environment to release the service to. */
  declare public readonly environmentName: pulumi.Output<enums.ApiGatewayServiceReleaseEnvironmentName>;

  /** Description of the release. Changing it releases the service again. */
  declare public readonly releaseDesc: pulumi.Output<string>;

  /** Version that the platform gives to the release. */
  declare public readonly releaseVersion: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly apiGatewayServiceReleaseId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ApiGatewayServiceReleaseArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ApiGatewayServiceReleaseArgs | ApiGatewayServiceReleaseState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ApiGatewayServiceReleaseState | undefined;
      inputs["serviceId"] = state?.serviceId;
      inputs["environmentName"] = state?.environmentName;
      inputs["releaseDesc"] = state?.releaseDesc;
      inputs["releaseVersion"] = state?.releaseVersion;
      inputs["apiGatewayServiceReleaseId"] = state?.apiGatewayServiceReleaseId;
    } else {
      const args = argsOrState as ApiGatewayServiceReleaseArgs | undefined;
      inputs["serviceId"] = args?.serviceId;
      inputs["environmentName"] = args?.environmentName;
      inputs["releaseDesc"] = args?.releaseDesc;
      inputs["releaseVersion"] = args?.releaseVersion;
      inputs["apiGatewayServiceReleaseId"] = args?.apiGatewayServiceReleaseId;
      utilities.requireArguments("ApiGatewayServiceRelease", name, inputs, args, opts, ["serviceId", "environmentName", "releaseDesc"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ApiGatewayServiceRelease.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ApiGatewayServiceRelease.get` uses to look up an object. */
export interface ApiGatewayServiceReleaseState {
  /** The service to release, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environment to release the service to. */
  environmentName?: pulumi.Input<enums.ApiGatewayServiceReleaseEnvironmentName | (string & {}) | undefined>;
  /** Description of the release. Changing it releases the service again. */
  releaseDesc?: pulumi.Input<string | undefined>;
  /** Version that the platform gives to the release. */
  releaseVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayServiceReleaseId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayServiceRelease}. */
export interface ApiGatewayServiceReleaseArgs {
  /** The service to release, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** The environment to release the service to. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environmentName: pulumi.Input<enums.ApiGatewayServiceReleaseEnvironmentName | (string & {})>;
  /** Description of the release. Changing it releases the service again. Between 1 and 200 characters. A change replaces the resource. */
  releaseDesc: pulumi.Input<string>;
  /** Version that the platform gives to the release. Accepted for compatibility; it has no effect. */
  releaseVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayServiceReleaseId?: pulumi.Input<string | undefined>;
}
