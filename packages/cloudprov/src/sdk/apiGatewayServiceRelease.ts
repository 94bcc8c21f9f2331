// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Puts a service with its APIs, as they are at that moment, on line in an environment. Later changes of the APIs need another release, that is, another releaseDesc: the new one is on line before the old one is let go, and the environment serves throughout. When it is deleted the environment is taken off line, unless another release runs there by then. One whose environment is off line, or runs another release, is gone to a refresh, and the next `pulumi up` releases anew.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const release = new cloudprov.ApiGatewayServiceRelease("release", {
 *     serviceId: "service-jjt3fs3s",
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
   * @param state What is known of it beforehand.
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

  /** True when the value is of the class ApiGatewayServiceRelease, of this copy of the package or another. */
  public static override isInstance(obj: any): obj is ApiGatewayServiceRelease {
    return utilities.isInstance(obj, ApiGatewayServiceRelease.__pulumiType);
  }

  /** The service that is released, `service-...`. */
  declare public readonly serviceId: pulumi.Output<string>;

  /** The environment that the service is released to. */
  declare public readonly environmentName: pulumi.Output<enums.ApiGatewayServiceReleaseEnvironmentName>;

  /** What is new. A change releases the service again. */
  declare public readonly releaseDesc: pulumi.Output<string>;

  /** The platform's name for the release. */
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
      utilities.requireArguments("ApiGatewayServiceRelease", name, args, opts, ["serviceId", "environmentName", "releaseDesc"]);
      inputs["serviceId"] = args?.serviceId;
      inputs["environmentName"] = args?.environmentName;
      inputs["releaseDesc"] = args?.releaseDesc;
      inputs["releaseVersion"] = args?.releaseVersion;
      inputs["apiGatewayServiceReleaseId"] = args?.apiGatewayServiceReleaseId;
    }
    super(ApiGatewayServiceRelease.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** What is known of the object that `ApiGatewayServiceRelease.get` looks up. */
export interface ApiGatewayServiceReleaseState {
  /** The service that is released, `service-...`. */
  serviceId?: pulumi.Input<string | undefined>;
  /** The environment that the service is released to. */
  environmentName?: pulumi.Input<enums.ApiGatewayServiceReleaseEnvironmentName | (string & {}) | undefined>;
  /** What is new. A change releases the service again. */
  releaseDesc?: pulumi.Input<string | undefined>;
  /** The platform's name for the release. */
  releaseVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  apiGatewayServiceReleaseId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ApiGatewayServiceRelease}. */
export interface ApiGatewayServiceReleaseArgs {
  /** The service that is released, `service-...`. Must be the ID of a service of the API gateway, such as service-ohxqslqe. A change replaces the resource. */
  serviceId: pulumi.Input<string>;
  /** The environment that the service is released to. One of `test`, `prepub` or `release`. A change replaces the resource. */
  environmentName: pulumi.Input<enums.ApiGatewayServiceReleaseEnvironmentName | (string & {})>;
  /** What is new. A change releases the service again. Between 1 and 200 characters. A change replaces the resource. */
  releaseDesc: pulumi.Input<string>;
  /** The platform's name for the release. Accepted for compatibility; it has no effect. */
  releaseVersion?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  apiGatewayServiceReleaseId?: pulumi.Input<string | undefined>;
}
