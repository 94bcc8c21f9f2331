// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a gateway of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getGatewayOutput({
 *     id: config.require("gatewayId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getGateway(args: GetGatewayArgs, opts?: pulumi.InvokeOptions): Promise<GetGatewayResult> {
  return runtime.invoke("streamprov:index/getGateway:getGateway", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a gateway of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getGatewayOutput({
 *     id: config.require("gatewayId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getGatewayOutput(args: GetGatewayOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetGatewayResult> {
  return runtime.invokeOutput<GetGatewayResult>("streamprov:index/getGateway:getGateway", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getGateway. */
export interface GetGatewayArgs {
  /** ID of the gateway, `gw-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: input.GetGatewayEnvironment;
}

/** Arguments of getGatewayOutput. */
export interface GetGatewayOutputArgs {
  /** ID of the gateway, `gw-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<input.GetGatewayEnvironmentArgs>;
}

/** Result of getGateway. */
export interface GetGatewayResult {
  /** ID of the gateway, `gw-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: output.GetGatewayEnvironment;
  /** Display name. */
  displayName: string;
  /** Egress to services in AWS through PrivateLink. */
  awsEgressPrivateLinkGateways: output.GetGatewayAwsEgressPrivateLinkGateway[];
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkGateways: output.GetGatewayAwsIngressPrivateLinkGateway[];
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterfaceGateways: output.GetGatewayAwsPrivateNetworkInterfaceGateway[];
  /** Egress to services in Azure through Private Link. */
  azureEgressPrivateLinkGateways: output.GetGatewayAzureEgressPrivateLinkGateway[];
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkGateways: output.GetGatewayAzureIngressPrivateLinkGateway[];
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectGateways: output.GetGatewayGcpIngressPrivateServiceConnectGateway[];
  /** Peering with AWS. */
  awsPeeringGateways: output.GetGatewayAwsPeeringGateway[];
  /** Peering with Azure. */
  azurePeeringGateways: output.GetGatewayAzurePeeringGateway[];
  /** Peering with Google Cloud. */
  gcpPeeringGateways: output.GetGatewayGcpPeeringGateway[];
  /** Egress to services in Google Cloud through Private Service Connect. */
  gcpEgressPrivateServiceConnectGateways: output.GetGatewayGcpEgressPrivateServiceConnectGateway[];
}
