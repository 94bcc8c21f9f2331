// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * An access point of a gateway: one ingress or egress connection. Set exactly one property for the type of the connection.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const accessPoint = new streamprov.AccessPoint("orders", {
 *     displayName: "orders",
 *     gateway: { id: config.require("gatewayId") },
 *     environment: { id: config.require("environmentId") },
 *     awsEgressPrivateLinkEndpoint: {
 *         vpcEndpointServiceName: "com.amazonaws.vpce.us-east-2.vpce-svc-00000000000000000",
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<access point ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/accessPoint:AccessPoint example env-abc123/ap-abc123
 * ```
 */
export class AccessPoint extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/accessPoint:AccessPoint";

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
    state?: AccessPointState,
    opts?: pulumi.CustomResourceOptions,
  ): AccessPoint {
    return new AccessPoint(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AccessPoint, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AccessPoint {
    return utilities.isInstance(obj, AccessPoint.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Gateway that contains this object. */
  declare public readonly gateway: pulumi.Output<types.output.AccessPointGateway>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.AccessPointEnvironment>;

  /** Egress to a service in AWS through PrivateLink. */
  declare public readonly awsEgressPrivateLinkEndpoint: pulumi.Output<types.output.AccessPointAwsEgressPrivateLinkEndpoint | undefined>;

  /** Ingress from AWS through PrivateLink. */
  declare public readonly awsIngressPrivateLinkEndpoint: pulumi.Output<types.output.AccessPointAwsIngressPrivateLinkEndpoint | undefined>;

  /** Network interfaces in a VPC of your own in AWS. */
  declare public readonly awsPrivateNetworkInterface: pulumi.Output<types.output.AccessPointAwsPrivateNetworkInterface | undefined>;

  /** Egress to a service in Azure through Private Link. */
  declare public readonly azureEgressPrivateLinkEndpoint: pulumi.Output<types.output.AccessPointAzureEgressPrivateLinkEndpoint | undefined>;

  /** Ingress from Azure through Private Link. */
  declare public readonly azureIngressPrivateLinkEndpoint: pulumi.Output<types.output.AccessPointAzureIngressPrivateLinkEndpoint | undefined>;

  /** Egress to a service in Google Cloud through Private Service Connect. */
  declare public readonly gcpEgressPrivateServiceConnectEndpoint: pulumi.Output<types.output.AccessPointGcpEgressPrivateServiceConnectEndpoint | undefined>;

  /** Ingress from Google Cloud through Private Service Connect. */
  declare public readonly gcpIngressPrivateServiceConnectEndpoint: pulumi.Output<types.output.AccessPointGcpIngressPrivateServiceConnectEndpoint | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AccessPointArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AccessPointArgs | AccessPointState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AccessPointState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["gateway"] = state?.gateway;
      inputs["environment"] = state?.environment;
      inputs["awsEgressPrivateLinkEndpoint"] = state?.awsEgressPrivateLinkEndpoint;
      inputs["awsIngressPrivateLinkEndpoint"] = state?.awsIngressPrivateLinkEndpoint;
      inputs["awsPrivateNetworkInterface"] = state?.awsPrivateNetworkInterface;
      inputs["azureEgressPrivateLinkEndpoint"] = state?.azureEgressPrivateLinkEndpoint;
      inputs["azureIngressPrivateLinkEndpoint"] = state?.azureIngressPrivateLinkEndpoint;
      inputs["gcpEgressPrivateServiceConnectEndpoint"] = state?.gcpEgressPrivateServiceConnectEndpoint;
      inputs["gcpIngressPrivateServiceConnectEndpoint"] = state?.gcpIngressPrivateServiceConnectEndpoint;
    } else {
      const args = argsOrState as AccessPointArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["gateway"] = args?.gateway;
      inputs["environment"] = args?.environment;
      inputs["awsEgressPrivateLinkEndpoint"] = args?.awsEgressPrivateLinkEndpoint;
      inputs["awsIngressPrivateLinkEndpoint"] = args?.awsIngressPrivateLinkEndpoint;
      inputs["awsPrivateNetworkInterface"] = args?.awsPrivateNetworkInterface;
      inputs["azureEgressPrivateLinkEndpoint"] = args?.azureEgressPrivateLinkEndpoint;
      inputs["azureIngressPrivateLinkEndpoint"] = args?.azureIngressPrivateLinkEndpoint;
      inputs["gcpEgressPrivateServiceConnectEndpoint"] = args?.gcpEgressPrivateServiceConnectEndpoint;
      inputs["gcpIngressPrivateServiceConnectEndpoint"] = args?.gcpIngressPrivateServiceConnectEndpoint;
      utilities.requireArguments("AccessPoint", name, inputs, args, opts, ["gateway", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AccessPoint.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AccessPoint.get` uses to look up an object. */
export interface AccessPointState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Gateway that contains this object. */
  gateway?: pulumi.Input<types.input.AccessPointGateway | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.AccessPointEnvironment | undefined>;
  /** Egress to a service in AWS through PrivateLink. */
  awsEgressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAwsEgressPrivateLinkEndpoint | undefined>;
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAwsIngressPrivateLinkEndpoint | undefined>;
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterface?: pulumi.Input<types.input.AccessPointAwsPrivateNetworkInterface | undefined>;
  /** Egress to a service in Azure through Private Link. */
  azureEgressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAzureEgressPrivateLinkEndpoint | undefined>;
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAzureIngressPrivateLinkEndpoint | undefined>;
  /** Egress to a service in Google Cloud through Private Service Connect. */
  gcpEgressPrivateServiceConnectEndpoint?: pulumi.Input<types.input.AccessPointGcpEgressPrivateServiceConnectEndpoint | undefined>;
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectEndpoint?: pulumi.Input<types.input.AccessPointGcpIngressPrivateServiceConnectEndpoint | undefined>;
}

/** Arguments of {@link AccessPoint}. */
export interface AccessPointArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Gateway that contains this object. A change replaces the resource. */
  gateway: pulumi.Input<types.input.AccessPointGateway>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.AccessPointEnvironment>;
  /** Egress to a service in AWS through PrivateLink. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  awsEgressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAwsEgressPrivateLinkEndpoint | undefined>;
  /** Ingress from AWS through PrivateLink. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  awsIngressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAwsIngressPrivateLinkEndpoint | undefined>;
  /** Network interfaces in a VPC of your own in AWS. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  awsPrivateNetworkInterface?: pulumi.Input<types.input.AccessPointAwsPrivateNetworkInterface | undefined>;
  /** Egress to a service in Azure through Private Link. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  azureEgressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAzureEgressPrivateLinkEndpoint | undefined>;
  /** Ingress from Azure through Private Link. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  azureIngressPrivateLinkEndpoint?: pulumi.Input<types.input.AccessPointAzureIngressPrivateLinkEndpoint | undefined>;
  /** Egress to a service in Google Cloud through Private Service Connect. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  gcpEgressPrivateServiceConnectEndpoint?: pulumi.Input<types.input.AccessPointGcpEgressPrivateServiceConnectEndpoint | undefined>;
  /** Ingress from Google Cloud through Private Service Connect. A change replaces the resource. Exactly one of `awsEgressPrivateLinkEndpoint`, `awsIngressPrivateLinkEndpoint`, `awsPrivateNetworkInterface`, `azureEgressPrivateLinkEndpoint`, `azureIngressPrivateLinkEndpoint`, `gcpEgressPrivateServiceConnectEndpoint` or `gcpIngressPrivateServiceConnectEndpoint` must be set. */
  gcpIngressPrivateServiceConnectEndpoint?: pulumi.Input<types.input.AccessPointGcpIngressPrivateServiceConnectEndpoint | undefined>;
}
