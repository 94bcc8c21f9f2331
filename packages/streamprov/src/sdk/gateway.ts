// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A gateway of an environment. Its access points are the ingress or egress connections. Set exactly one property for the type of the gateway.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const gateway = new streamprov.Gateway("orders", {
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 *     awsEgressPrivateLinkGateway: { region: "us-east-2" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<gateway ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/gateway:Gateway example env-abc123/gw-abc123
 * ```
 */
export class Gateway extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/gateway:Gateway";

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
    state?: GatewayState,
    opts?: pulumi.CustomResourceOptions,
  ): Gateway {
    return new Gateway(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Gateway, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Gateway {
    return utilities.isInstance(obj, Gateway.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.GatewayEnvironment>;

  /** Egress to services in AWS through PrivateLink. */
  declare public readonly awsEgressPrivateLinkGateway: pulumi.Output<types.output.GatewayAwsEgressPrivateLinkGateway>;

  /** Ingress from AWS through PrivateLink. */
  declare public readonly awsIngressPrivateLinkGateway: pulumi.Output<types.output.GatewayAwsIngressPrivateLinkGateway>;

  /** Network interfaces in a VPC of your own in AWS. */
  declare public readonly awsPrivateNetworkInterfaceGateway: pulumi.Output<types.output.GatewayAwsPrivateNetworkInterfaceGateway>;

  /** Egress to services in Azure through Private Link. */
  declare public readonly azureEgressPrivateLinkGateway: pulumi.Output<types.output.GatewayAzureEgressPrivateLinkGateway>;

  /** Ingress from Azure through Private Link. */
  declare public readonly azureIngressPrivateLinkGateway: pulumi.Output<types.output.GatewayAzureIngressPrivateLinkGateway>;

  /** Ingress from Google Cloud through Private Service Connect. */
  declare public readonly gcpIngressPrivateServiceConnectGateway: pulumi.Output<types.output.GatewayGcpIngressPrivateServiceConnectGateway>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: GatewayArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: GatewayArgs | GatewayState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as GatewayState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["environment"] = state?.environment;
      inputs["awsEgressPrivateLinkGateway"] = state?.awsEgressPrivateLinkGateway;
      inputs["awsIngressPrivateLinkGateway"] = state?.awsIngressPrivateLinkGateway;
      inputs["awsPrivateNetworkInterfaceGateway"] = state?.awsPrivateNetworkInterfaceGateway;
      inputs["azureEgressPrivateLinkGateway"] = state?.azureEgressPrivateLinkGateway;
      inputs["azureIngressPrivateLinkGateway"] = state?.azureIngressPrivateLinkGateway;
      inputs["gcpIngressPrivateServiceConnectGateway"] = state?.gcpIngressPrivateServiceConnectGateway;
    } else {
      const args = argsOrState as GatewayArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["environment"] = args?.environment;
      inputs["awsEgressPrivateLinkGateway"] = args?.awsEgressPrivateLinkGateway;
      inputs["awsIngressPrivateLinkGateway"] = args?.awsIngressPrivateLinkGateway;
      inputs["awsPrivateNetworkInterfaceGateway"] = args?.awsPrivateNetworkInterfaceGateway;
      inputs["azureEgressPrivateLinkGateway"] = args?.azureEgressPrivateLinkGateway;
      inputs["azureIngressPrivateLinkGateway"] = args?.azureIngressPrivateLinkGateway;
      inputs["gcpIngressPrivateServiceConnectGateway"] = args?.gcpIngressPrivateServiceConnectGateway;
      utilities.requireArguments("Gateway", name, inputs, args, opts, ["displayName", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Gateway.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Gateway.get` uses to look up an object. */
export interface GatewayState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.GatewayEnvironment | undefined>;
  /** Egress to services in AWS through PrivateLink. */
  awsEgressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAwsEgressPrivateLinkGateway | undefined>;
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAwsIngressPrivateLinkGateway | undefined>;
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterfaceGateway?: pulumi.Input<types.input.GatewayAwsPrivateNetworkInterfaceGateway | undefined>;
  /** Egress to services in Azure through Private Link. */
  azureEgressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAzureEgressPrivateLinkGateway | undefined>;
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAzureIngressPrivateLinkGateway | undefined>;
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectGateway?: pulumi.Input<types.input.GatewayGcpIngressPrivateServiceConnectGateway | undefined>;
}

/** Arguments of {@link Gateway}. */
export interface GatewayArgs {
  /** Display name. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.GatewayEnvironment>;
  /** Egress to services in AWS through PrivateLink. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsEgressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAwsEgressPrivateLinkGateway | undefined>;
  /** Ingress from AWS through PrivateLink. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsIngressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAwsIngressPrivateLinkGateway | undefined>;
  /** Network interfaces in a VPC of your own in AWS. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsPrivateNetworkInterfaceGateway?: pulumi.Input<types.input.GatewayAwsPrivateNetworkInterfaceGateway | undefined>;
  /** Egress to services in Azure through Private Link. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  azureEgressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAzureEgressPrivateLinkGateway | undefined>;
  /** Ingress from Azure through Private Link. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  azureIngressPrivateLinkGateway?: pulumi.Input<types.input.GatewayAzureIngressPrivateLinkGateway | undefined>;
  /** Ingress from Google Cloud through Private Service Connect. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  gcpIngressPrivateServiceConnectGateway?: pulumi.Input<types.input.GatewayGcpIngressPrivateServiceConnectGateway | undefined>;
}
