// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an access point of an environment by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getAccessPointOutput({
 *     id: "ap-abc123",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getAccessPoint(args: GetAccessPointArgs, opts?: pulumi.InvokeOptions): Promise<GetAccessPointResult> {
  return runtime.invoke("streamprov:index/getAccessPoint:getAccessPoint", {
    id: args.id,
    environment: args.environment,
    gcpEgressPrivateServiceConnectEndpoints: args.gcpEgressPrivateServiceConnectEndpoints,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up an access point of an environment by its ID, in whatever state it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const orders = streamprov.getAccessPointOutput({
 *     id: "ap-abc123",
 *     environment: { id: "env-abc123" },
 * });
 * ```
 */
export function getAccessPointOutput(args: GetAccessPointOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAccessPointResult> {
  return runtime.invokeOutput<GetAccessPointResult>("streamprov:index/getAccessPoint:getAccessPoint", {
    id: args.id,
    environment: args.environment,
    gcpEgressPrivateServiceConnectEndpoints: args.gcpEgressPrivateServiceConnectEndpoints,
  }, utilities.withDefaults(opts));
}

/** Arguments of getAccessPoint. */
export interface GetAccessPointArgs {
  /** ID of the access point, `ap-...`. Must not be empty. */
  id: string;
  /** Environment that it belongs to. */
  environment: input.GetAccessPointEnvironment;
  /** Out of the platform to a service in Google Cloud, by Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: input.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[] | undefined;
}

/** Arguments of getAccessPointOutput. */
export interface GetAccessPointOutputArgs {
  /** ID of the access point, `ap-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetAccessPointEnvironmentArgs>;
  /** Out of the platform to a service in Google Cloud, by Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: pulumi.Input<pulumi.Input<input.GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs>[] | undefined>;
}

/** Result of getAccessPoint. */
export interface GetAccessPointResult {
  /** ID of the access point, `ap-...`. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetAccessPointEnvironment;
  /** Out of the platform to a service in Google Cloud, by Private Service Connect. */
  gcpEgressPrivateServiceConnectEndpoints: output.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[];
  /** Name for people. */
  displayName: string;
  /** Gateway that it belongs to. Always one element. */
  gateways: output.GetAccessPointGateway[];
  /** Out of the platform to a service in AWS, by PrivateLink. */
  awsEgressPrivateLinkEndpoints: output.GetAccessPointAwsEgressPrivateLinkEndpoint[];
  /** Into the platform from AWS, by PrivateLink. */
  awsIngressPrivateLinkEndpoints: output.GetAccessPointAwsIngressPrivateLinkEndpoint[];
  /** To and from AWS, by network interfaces in one's own VPC. */
  awsPrivateNetworkInterfaces: output.GetAccessPointAwsPrivateNetworkInterface[];
  /** Out of the platform to a service in Azure, by Private Link. */
  azureEgressPrivateLinkEndpoints: output.GetAccessPointAzureEgressPrivateLinkEndpoint[];
  /** Into the platform from Azure, by Private Link. */
  azureIngressPrivateLinkEndpoints: output.GetAccessPointAzureIngressPrivateLinkEndpoint[];
  /** Into the platform from Google Cloud, by Private Service Connect. */
  gcpIngressPrivateServiceConnectEndpoints: output.GetAccessPointGcpIngressPrivateServiceConnectEndpoint[];
}
