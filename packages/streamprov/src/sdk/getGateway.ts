// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a gateway of an environment by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getGatewayOutput({
 *     id: "gw-abc123",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getGateway(args: GetGatewayArgs, opts?: pulumi.InvokeOptions): Promise<GetGatewayResult> {
  return runtime.invoke("streamprov:index/getGateway:getGateway", {
    id: args.id,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a gateway of an environment by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getGatewayOutput({
 *     id: "gw-abc123",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getGatewayOutput(args: GetGatewayOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetGatewayResult> {
  return runtime.invokeOutput<GetGatewayResult>("streamprov:index/getGateway:getGateway", {
    id: args.id,
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/** Arguments of getGateway. */
export interface GetGatewayArgs {
  /** ID of the gateway, `gw-...`. Must not be empty. */
  id: string;
  /** Environment that it belongs to. */
  environment: input.GetGatewayEnvironment;
}

/** Arguments of getGatewayOutput. */
export interface GetGatewayOutputArgs {
  /** ID of the gateway, `gw-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetGatewayEnvironmentArgs>;
}

/** Result of getGateway. */
export interface GetGatewayResult {
  /** ID of the gateway, `gw-...`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetGatewayEnvironment;
  /** Name for people. */
  displayName: string;
  /** Out of the platform to services in AWS, by PrivateLink. */
  awsEgressPrivateLinkGateways: output.GetGatewayAwsEgressPrivateLinkGateway[];
  /** Into the platform from AWS, by PrivateLink. */
  awsIngressPrivateLinkGateways: output.GetGatewayAwsIngressPrivateLinkGateway[];
  /** To and from AWS, by network interfaces in one's own VPC. */
  awsPrivateNetworkInterfaceGateways: output.GetGatewayAwsPrivateNetworkInterfaceGateway[];
  /** Out of the platform to services in Azure, by Private Link. */
  azureEgressPrivateLinkGateways: output.GetGatewayAzureEgressPrivateLinkGateway[];
  /** Into the platform from Azure, by Private Link. */
  azureIngressPrivateLinkGateways: output.GetGatewayAzureIngressPrivateLinkGateway[];
  /** Into the platform from Google Cloud, by Private Service Connect. */
  gcpIngressPrivateServiceConnectGateways: output.GetGatewayGcpIngressPrivateServiceConnectGateway[];
  /** To and from AWS, by peering. */
  awsPeeringGateways: output.GetGatewayAwsPeeringGateway[];
  /** To and from Azure, by peering. */
  azurePeeringGateways: output.GetGatewayAzurePeeringGateway[];
  /** To and from Google Cloud, by peering. */
  gcpPeeringGateways: output.GetGatewayGcpPeeringGateway[];
  /** Out of the platform to services in Google Cloud, by Private Service Connect. */
  gcpEgressPrivateServiceConnectGateways: output.GetGatewayGcpEgressPrivateServiceConnectGateway[];
}
