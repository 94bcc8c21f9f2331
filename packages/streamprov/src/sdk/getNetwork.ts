// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a network of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const peered = streamprov.getNetworkOutput({
 *     displayName: "peered",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetwork(args: GetNetworkArgs, opts?: pulumi.InvokeOptions): Promise<GetNetworkResult> {
  return runtime.invoke("streamprov:index/getNetwork:getNetwork", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    dnsConfigs: args.dnsConfigs,
    aws: args.aws,
    azures: args.azures,
    gcps: args.gcps,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a network of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const peered = streamprov.getNetworkOutput({
 *     displayName: "peered",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetworkOutput(args: GetNetworkOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetNetworkResult> {
  return runtime.invokeOutput<GetNetworkResult>("streamprov:index/getNetwork:getNetwork", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
    dnsConfigs: args.dnsConfigs,
    aws: args.aws,
    azures: args.azures,
    gcps: args.gcps,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getNetwork. */
export interface GetNetworkArgs {
  /** ID of the network, `n-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the network, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetNetworkEnvironment;
  /** DNS resolution. Accepted for compatibility; it has no effect. */
  dnsConfigs?: types.input.GetNetworkDnsConfig[] | undefined;
  /** The network in AWS: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  aws?: types.input.GetNetworkAw[] | undefined;
  /** The network in Azure: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  azures?: types.input.GetNetworkAzure[] | undefined;
  /** The network in Google Cloud: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  gcps?: types.input.GetNetworkGcp[] | undefined;
}

/** Arguments of getNetworkOutput. */
export interface GetNetworkOutputArgs {
  /** ID of the network, `n-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the network, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetNetworkEnvironmentArgs>;
  /** DNS resolution. Accepted for compatibility; it has no effect. */
  dnsConfigs?: pulumi.Input<pulumi.Input<types.input.GetNetworkDnsConfigArgs>[] | undefined>;
  /** The network in AWS: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  aws?: pulumi.Input<pulumi.Input<types.input.GetNetworkAwArgs>[] | undefined>;
  /** The network in Azure: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  azures?: pulumi.Input<pulumi.Input<types.input.GetNetworkAzureArgs>[] | undefined>;
  /** The network in Google Cloud: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  gcps?: pulumi.Input<pulumi.Input<types.input.GetNetworkGcpArgs>[] | undefined>;
}

/** Result of getNetwork. */
export interface GetNetworkResult {
  /** ID of the network, `n-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetNetworkEnvironment;
  /** DNS resolution in networks with PRIVATELINK. Always one element. */
  dnsConfigs: types.output.GetNetworkDnsConfig[];
  /** The network in AWS: one element in that cloud, otherwise empty. */
  aws: types.output.GetNetworkAw[];
  /** The network in Azure: one element in that cloud, otherwise empty. */
  azures: types.output.GetNetworkAzure[];
  /** The network in Google Cloud: one element in that cloud, otherwise empty. */
  gcps: types.output.GetNetworkGcp[];
  /** Display name. */
  displayName: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Connection types of the network: `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`. Known values are `PEERING`, `TRANSITGATEWAY` and `PRIVATELINK`; there may be others. */
  connectionTypes: string[];
  /** IPv4 CIDR block of the network, or empty. */
  cidr: string;
  /** IPv4 CIDR block that the platform reserves in AWS networks with PEERING or TRANSITGATEWAY. Empty in other networks. */
  reservedCidr: string;
  /** Three availability zones of the network. */
  zones: string[];
  /** Availability zones with their CIDR blocks. */
  zoneInfos: types.output.GetNetworkZoneInfo[];
  /** Gateway of the network: always one element. */
  gateways: types.output.GetNetworkGateway[];
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123`. */
  resourceName: string;
  /** Root DNS domain of a network with PRIVATELINK; otherwise empty. */
  dnsDomain: string;
  /** Suffix of the host names of services in the network. */
  endpointSuffix: string;
  /** DNS domain of each zone by zone ID, in a network with PRIVATELINK. */
  zonalSubdomains: { [key: string]: string };
}
