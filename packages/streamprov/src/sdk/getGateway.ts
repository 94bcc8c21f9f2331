// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
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
  environment: types.input.GetGatewayEnvironment;
}

/** Arguments of getGatewayOutput. */
export interface GetGatewayOutputArgs {
  /** ID of the gateway, `gw-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetGatewayEnvironmentArgs>;
}

/** Result of getGateway. */
export interface GetGatewayResult {
  /** ID of the gateway, `gw-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetGatewayEnvironment;
  /** Display name. */
  displayName: string;
  /** Egress to services in AWS through PrivateLink. */
  awsEgressPrivateLinkGateways: types.output.GetGatewayAwsEgressPrivateLinkGateway[];
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkGateways: types.output.GetGatewayAwsIngressPrivateLinkGateway[];
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterfaceGateways: types.output.GetGatewayAwsPrivateNetworkInterfaceGateway[];
  /** Egress to services in Azure through Private Link. */
  azureEgressPrivateLinkGateways: types.output.GetGatewayAzureEgressPrivateLinkGateway[];
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkGateways: types.output.GetGatewayAzureIngressPrivateLinkGateway[];
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectGateways: types.output.GetGatewayGcpIngressPrivateServiceConnectGateway[];
  /** Peering with AWS. */
  awsPeeringGateways: types.output.GetGatewayAwsPeeringGateway[];
  /** Peering with Azure. */
  azurePeeringGateways: types.output.GetGatewayAzurePeeringGateway[];
  /** Peering with Google Cloud. */
  gcpPeeringGateways: types.output.GetGatewayGcpPeeringGateway[];
  /** Egress to services in Google Cloud through Private Service Connect. */
  gcpEgressPrivateServiceConnectGateways: types.output.GetGatewayGcpEgressPrivateServiceConnectGateway[];
}
