// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an access point of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getAccessPointOutput({
 *     id: config.require("accessPointId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getAccessPoint(args: GetAccessPointArgs, opts?: pulumi.InvokeOptions): Promise<GetAccessPointResult> {
  return runtime.invoke("streamprov:index/getAccessPoint:getAccessPoint", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
    gcpEgressPrivateServiceConnectEndpoints: args.gcpEgressPrivateServiceConnectEndpoints,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an access point of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getAccessPointOutput({
 *     id: config.require("accessPointId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getAccessPointOutput(args: GetAccessPointOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAccessPointResult> {
  return runtime.invokeOutput<GetAccessPointResult>("streamprov:index/getAccessPoint:getAccessPoint", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
    gcpEgressPrivateServiceConnectEndpoints: args.gcpEgressPrivateServiceConnectEndpoints,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAccessPoint. */
export interface GetAccessPointArgs {
  /** ID of the access point, `ap-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: input.GetAccessPointEnvironment;
  /** Egress to a service in Google Cloud through Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: input.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[] | undefined;
}

/** Arguments of getAccessPointOutput. */
export interface GetAccessPointOutputArgs {
  /** ID of the access point, `ap-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<input.GetAccessPointEnvironmentArgs>;
  /** Egress to a service in Google Cloud through Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: pulumi.Input<pulumi.Input<input.GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs>[] | undefined>;
}

/** Result of getAccessPoint. */
export interface GetAccessPointResult {
  /** ID of the access point, `ap-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: output.GetAccessPointEnvironment;
  /** Egress to a service in Google Cloud through Private Service Connect. */
  gcpEgressPrivateServiceConnectEndpoints: output.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[];
  /** Display name. */
  displayName: string;
  /** Gateway that contains this object. Always one element. */
  gateways: output.GetAccessPointGateway[];
  /** Egress to a service in AWS through PrivateLink. */
  awsEgressPrivateLinkEndpoints: output.GetAccessPointAwsEgressPrivateLinkEndpoint[];
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkEndpoints: output.GetAccessPointAwsIngressPrivateLinkEndpoint[];
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterfaces: output.GetAccessPointAwsPrivateNetworkInterface[];
  /** Egress to a service in Azure through Private Link. */
  azureEgressPrivateLinkEndpoints: output.GetAccessPointAzureEgressPrivateLinkEndpoint[];
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkEndpoints: output.GetAccessPointAzureIngressPrivateLinkEndpoint[];
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectEndpoints: output.GetAccessPointGcpIngressPrivateServiceConnectEndpoint[];
}
