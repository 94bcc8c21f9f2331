// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
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
  environment: types.input.GetAccessPointEnvironment;
  /** Egress to a service in Google Cloud through Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: types.input.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[] | undefined;
}

/** Arguments of getAccessPointOutput. */
export interface GetAccessPointOutputArgs {
  /** ID of the access point, `ap-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetAccessPointEnvironmentArgs>;
  /** Egress to a service in Google Cloud through Private Service Connect. Accepted for compatibility; it has no effect. */
  gcpEgressPrivateServiceConnectEndpoints?: pulumi.Input<pulumi.Input<types.input.GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs>[] | undefined>;
}

/** Result of getAccessPoint. */
export interface GetAccessPointResult {
  /** ID of the access point, `ap-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetAccessPointEnvironment;
  /** Egress to a service in Google Cloud through Private Service Connect. */
  gcpEgressPrivateServiceConnectEndpoints: types.output.GetAccessPointGcpEgressPrivateServiceConnectEndpoint[];
  /** Display name. */
  displayName: string;
  /** Gateway that contains this object. Always one element. */
  gateways: types.output.GetAccessPointGateway[];
  /** Egress to a service in AWS through PrivateLink. */
  awsEgressPrivateLinkEndpoints: types.output.GetAccessPointAwsEgressPrivateLinkEndpoint[];
  /** Ingress from AWS through PrivateLink. */
  awsIngressPrivateLinkEndpoints: types.output.GetAccessPointAwsIngressPrivateLinkEndpoint[];
  /** Network interfaces in a VPC of your own in AWS. */
  awsPrivateNetworkInterfaces: types.output.GetAccessPointAwsPrivateNetworkInterface[];
  /** Egress to a service in Azure through Private Link. */
  azureEgressPrivateLinkEndpoints: types.output.GetAccessPointAzureEgressPrivateLinkEndpoint[];
  /** Ingress from Azure through Private Link. */
  azureIngressPrivateLinkEndpoints: types.output.GetAccessPointAzureIngressPrivateLinkEndpoint[];
  /** Ingress from Google Cloud through Private Service Connect. */
  gcpIngressPrivateServiceConnectEndpoints: types.output.GetAccessPointGcpIngressPrivateServiceConnectEndpoint[];
}
