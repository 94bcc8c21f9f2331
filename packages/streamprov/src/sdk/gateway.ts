// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * A gateway of an environment, through which access points lead into the platform or out of it. Exactly one property says of which kind it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const gateway = new streamprov.Gateway("orders", {
 *     displayName: "orders",
 *     environment: { id: "env-abc123" },
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

  /** Name for people. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Environment that it belongs to. */
  declare public readonly environment: pulumi.Output<output.GatewayEnvironment>;

  /** Out of the platform to services in AWS, by PrivateLink. */
  declare public readonly awsEgressPrivateLinkGateway: pulumi.Output<output.GatewayAwsEgressPrivateLinkGateway>;

  /** Into the platform from AWS, by PrivateLink. */
  declare public readonly awsIngressPrivateLinkGateway: pulumi.Output<output.GatewayAwsIngressPrivateLinkGateway>;

  /** To and from AWS, by network interfaces in one's own VPC. */
  declare public readonly awsPrivateNetworkInterfaceGateway: pulumi.Output<output.GatewayAwsPrivateNetworkInterfaceGateway>;

  /** Out of the platform to services in Azure, by Private Link. */
  declare public readonly azureEgressPrivateLinkGateway: pulumi.Output<output.GatewayAzureEgressPrivateLinkGateway>;

  /** Into the platform from Azure, by Private Link. */
  declare public readonly azureIngressPrivateLinkGateway: pulumi.Output<output.GatewayAzureIngressPrivateLinkGateway>;

  /** Into the platform from Google Cloud, by Private Service Connect. */
  declare public readonly gcpIngressPrivateServiceConnectGateway: pulumi.Output<output.GatewayGcpIngressPrivateServiceConnectGateway>;

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
      utilities.requireArguments("Gateway", name, args, opts, ["displayName", "environment"]);
      inputs["displayName"] = args?.displayName;
      inputs["environment"] = args?.environment;
      inputs["awsEgressPrivateLinkGateway"] = args?.awsEgressPrivateLinkGateway;
      inputs["awsIngressPrivateLinkGateway"] = args?.awsIngressPrivateLinkGateway;
      inputs["awsPrivateNetworkInterfaceGateway"] = args?.awsPrivateNetworkInterfaceGateway;
      inputs["azureEgressPrivateLinkGateway"] = args?.azureEgressPrivateLinkGateway;
      inputs["azureIngressPrivateLinkGateway"] = args?.azureIngressPrivateLinkGateway;
      inputs["gcpIngressPrivateServiceConnectGateway"] = args?.gcpIngressPrivateServiceConnectGateway;
    }
    super(Gateway.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Gateway.get` uses to look up an object. */
export interface GatewayState {
  /** Name for people. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that it belongs to. */
  environment?: pulumi.Input<input.GatewayEnvironment | undefined>;
  /** Out of the platform to services in AWS, by PrivateLink. */
  awsEgressPrivateLinkGateway?: pulumi.Input<input.GatewayAwsEgressPrivateLinkGateway | undefined>;
  /** Into the platform from AWS, by PrivateLink. */
  awsIngressPrivateLinkGateway?: pulumi.Input<input.GatewayAwsIngressPrivateLinkGateway | undefined>;
  /** To and from AWS, by network interfaces in one's own VPC. */
  awsPrivateNetworkInterfaceGateway?: pulumi.Input<input.GatewayAwsPrivateNetworkInterfaceGateway | undefined>;
  /** Out of the platform to services in Azure, by Private Link. */
  azureEgressPrivateLinkGateway?: pulumi.Input<input.GatewayAzureEgressPrivateLinkGateway | undefined>;
  /** Into the platform from Azure, by Private Link. */
  azureIngressPrivateLinkGateway?: pulumi.Input<input.GatewayAzureIngressPrivateLinkGateway | undefined>;
  /** Into the platform from Google Cloud, by Private Service Connect. */
  gcpIngressPrivateServiceConnectGateway?: pulumi.Input<input.GatewayGcpIngressPrivateServiceConnectGateway | undefined>;
}

/** Arguments of {@link Gateway}. */
export interface GatewayArgs {
  /** Name for people. Can be changed in place. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Environment that it belongs to. A change replaces the resource. */
  environment: pulumi.Input<input.GatewayEnvironment>;
  /** Out of the platform to services in AWS, by PrivateLink. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsEgressPrivateLinkGateway?: pulumi.Input<input.GatewayAwsEgressPrivateLinkGateway | undefined>;
  /** Into the platform from AWS, by PrivateLink. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsIngressPrivateLinkGateway?: pulumi.Input<input.GatewayAwsIngressPrivateLinkGateway | undefined>;
  /** To and from AWS, by network interfaces in one's own VPC. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  awsPrivateNetworkInterfaceGateway?: pulumi.Input<input.GatewayAwsPrivateNetworkInterfaceGateway | undefined>;
  /** Out of the platform to services in Azure, by Private Link. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  azureEgressPrivateLinkGateway?: pulumi.Input<input.GatewayAzureEgressPrivateLinkGateway | undefined>;
  /** Into the platform from Azure, by Private Link. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  azureIngressPrivateLinkGateway?: pulumi.Input<input.GatewayAzureIngressPrivateLinkGateway | undefined>;
  /** Into the platform from Google Cloud, by Private Service Connect. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `awsEgressPrivateLinkGateway`, `awsIngressPrivateLinkGateway`, `awsPrivateNetworkInterfaceGateway`, `azureEgressPrivateLinkGateway`, `azureIngressPrivateLinkGateway` or `gcpIngressPrivateServiceConnectGateway` must be set. */
  gcpIngressPrivateServiceConnectGateway?: pulumi.Input<input.GatewayGcpIngressPrivateServiceConnectGateway | undefined>;
}
