// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A private network on the platform for Dedicated Kafka clusters. Other networks connect to it through peering, a transit gateway or private link.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const peered = new streamprov.Network("peered", {
 *     displayName: "peered",
 *     cloud: "AWS",
 *     region: "us-east-2",
 *     cidr: "10.200.0.0/16",
 *     connectionTypes: ["PEERING"],
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<network ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/network:Network example env-abc123/n-abc123
 * ```
 */
export class Network extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/network:Network";

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
    state?: NetworkState,
    opts?: pulumi.CustomResourceOptions,
  ): Network {
    return new Network(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Network, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Network {
    return utilities.isInstance(obj, Network.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  declare public readonly cloud: pulumi.Output<enums.NetworkCloud>;

  /** Region of the cloud, such as `us-east-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Connection types of the network: `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`. */
  declare public readonly connectionTypes: pulumi.Output<enums.NetworkConnectionType[]>;

  /** IPv4 CIDR block of the network, or empty. */
  declare public readonly cidr: pulumi.Output<string>;

  /** IPv4 CIDR block that the platform reserves in AWS networks with PEERING or TRANSITGATEWAY. Empty in other networks. */
  declare public readonly reservedCidr: pulumi.Output<string>;

  /** Three availability zones of the network. */
  declare public readonly zones: pulumi.Output<string[]>;

  /** Availability zones with their CIDR blocks. */
  declare public readonly zoneInfos: pulumi.Output<types.output.NetworkZoneInfo[]>;

  /** DNS resolution in networks with PRIVATELINK. */
  declare public readonly dnsConfig: pulumi.Output<types.output.NetworkDnsConfig>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.NetworkEnvironment>;

  /** The network in AWS: one element in that cloud, otherwise empty. */
  declare public readonly aws: pulumi.Output<types.output.NetworkAw[]>;

  /** The network in Azure: one element in that cloud, otherwise empty. */
  declare public readonly azures: pulumi.Output<types.output.NetworkAzure[]>;

  /** The network in Google Cloud: one element in that cloud, otherwise empty. */
  declare public readonly gcps: pulumi.Output<types.output.NetworkGcp[]>;

  /** Gateway of the network: always one element. */
  declare public readonly gateways: pulumi.Output<types.output.NetworkGateway[]>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /** Root DNS domain of a network with PRIVATELINK; otherwise empty. */
  declare public readonly dnsDomain: pulumi.Output<string>;

  /** Suffix of the host names of services in the network. */
  declare public readonly endpointSuffix: pulumi.Output<string>;

  /** DNS domain of each zone by zone ID, in a network with PRIVATELINK. */
  declare public readonly zonalSubdomains: pulumi.Output<{ [key: string]: string }>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: NetworkArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: NetworkArgs | NetworkState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as NetworkState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["connectionTypes"] = state?.connectionTypes;
      inputs["cidr"] = state?.cidr;
      inputs["reservedCidr"] = state?.reservedCidr;
      inputs["zones"] = state?.zones;
      inputs["zoneInfos"] = state?.zoneInfos;
      inputs["dnsConfig"] = state?.dnsConfig;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
      inputs["azures"] = state?.azures;
      inputs["gcps"] = state?.gcps;
      inputs["gateways"] = state?.gateways;
      inputs["resourceName"] = state?.resourceName;
      inputs["dnsDomain"] = state?.dnsDomain;
      inputs["endpointSuffix"] = state?.endpointSuffix;
      inputs["zonalSubdomains"] = state?.zonalSubdomains;
    } else {
      const args = argsOrState as NetworkArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["connectionTypes"] = args?.connectionTypes;
      inputs["cidr"] = args?.cidr;
      inputs["reservedCidr"] = args?.reservedCidr;
      inputs["zones"] = args?.zones;
      inputs["zoneInfos"] = args?.zoneInfos;
      inputs["dnsConfig"] = args?.dnsConfig;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      inputs["azures"] = args?.azures;
      inputs["gcps"] = args?.gcps;
      inputs["gateways"] = undefined;
      inputs["resourceName"] = undefined;
      inputs["dnsDomain"] = undefined;
      inputs["endpointSuffix"] = undefined;
      inputs["zonalSubdomains"] = undefined;
      utilities.requireArguments("Network", name, inputs, args, opts, ["cloud", "region", "connectionTypes", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Network.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Network.get` uses to look up an object. */
export interface NetworkState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. */
  cloud?: pulumi.Input<enums.NetworkCloud | (string & {}) | undefined>;
  /** Region of the cloud, such as `us-east-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Connection types of the network: `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`. */
  connectionTypes?: pulumi.Input<pulumi.Input<enums.NetworkConnectionType | (string & {})>[] | undefined>;
  /** IPv4 CIDR block of the network, or empty. */
  cidr?: pulumi.Input<string | undefined>;
  /** IPv4 CIDR block that the platform reserves in AWS networks with PEERING or TRANSITGATEWAY. Empty in other networks. */
  reservedCidr?: pulumi.Input<string | undefined>;
  /** Three availability zones of the network. */
  zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Availability zones with their CIDR blocks. */
  zoneInfos?: pulumi.Input<pulumi.Input<types.input.NetworkZoneInfo>[] | undefined>;
  /** DNS resolution in networks with PRIVATELINK. */
  dnsConfig?: pulumi.Input<types.input.NetworkDnsConfig | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.NetworkEnvironment | undefined>;
  /** The network in AWS: one element in that cloud, otherwise empty. */
  aws?: pulumi.Input<pulumi.Input<types.input.NetworkAw>[] | undefined>;
  /** The network in Azure: one element in that cloud, otherwise empty. */
  azures?: pulumi.Input<pulumi.Input<types.input.NetworkAzure>[] | undefined>;
  /** The network in Google Cloud: one element in that cloud, otherwise empty. */
  gcps?: pulumi.Input<pulumi.Input<types.input.NetworkGcp>[] | undefined>;
  /** Gateway of the network: always one element. */
  gateways?: pulumi.Input<pulumi.Input<types.input.NetworkGateway>[] | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
  /** Root DNS domain of a network with PRIVATELINK; otherwise empty. */
  dnsDomain?: pulumi.Input<string | undefined>;
  /** Suffix of the host names of services in the network. */
  endpointSuffix?: pulumi.Input<string | undefined>;
  /** DNS domain of each zone by zone ID, in a network with PRIVATELINK. */
  zonalSubdomains?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Arguments of {@link Network}. */
export interface NetworkArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Cloud: `AWS`, `AZURE` or `GCP`. One of `AWS`, `AZURE` or `GCP`. A change replaces the resource. `zones` can be set only when `cloud` is AWS, or `cloud` is GCP and `connectionTypes` contains PRIVATELINK or PEERING. */
  cloud: pulumi.Input<enums.NetworkCloud | (string & {})>;
  /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Connection types of the network: `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`. The order is significant. One of `PEERING`, `TRANSITGATEWAY` or `PRIVATELINK`. At least 1 element. A change replaces the resource. `zones` can be set only when `cloud` is AWS, or `cloud` is GCP and `connectionTypes` contains PRIVATELINK or PEERING. `dnsConfig` can be set only when `connectionTypes` contains PRIVATELINK. The elements of `connectionTypes` must be different. */
  connectionTypes: pulumi.Input<pulumi.Input<enums.NetworkConnectionType | (string & {})>[]>;
  /** IPv4 CIDR block of the network, or empty. Networks with PEERING or TRANSITGATEWAY require either cidr or zoneInfos with a block for each zone. Must be an IPv4 CIDR block of size /16, such as 10.200.0.0/16. If omitted, the platform chooses a value. A change replaces the resource. */
  cidr?: pulumi.Input<string | undefined>;
  /** IPv4 CIDR block that the platform reserves in AWS networks with PEERING or TRANSITGATEWAY. Empty in other networks. Defaults to `172.20.255.0/24`. Must be an IPv4 CIDR block of size /24, such as 172.20.255.0/24. If omitted, the platform chooses a value. A change replaces the resource. */
  reservedCidr?: pulumi.Input<string | undefined>;
  /** Three availability zones of the network. If unset, the platform chooses them. If omitted, the platform chooses a value. A change replaces the resource. `zones` can be set only when `cloud` is AWS, or `cloud` is GCP and `connectionTypes` contains PRIVATELINK or PEERING. `zones` must have three different elements. */
  zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Availability zones with their CIDR blocks. Use it instead of cidr. The order is significant. If omitted, the platform chooses a value. A change replaces the resource. `zoneInfos` must have three different elements. */
  zoneInfos?: pulumi.Input<pulumi.Input<types.input.NetworkZoneInfo>[] | undefined>;
  /** DNS resolution in networks with PRIVATELINK. If omitted, the platform chooses a value. `dnsConfig` can be set only when `connectionTypes` contains PRIVATELINK. */
  dnsConfig?: pulumi.Input<types.input.NetworkDnsConfig | undefined>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.NetworkEnvironment>;
  /** The network in AWS: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  aws?: pulumi.Input<pulumi.Input<types.input.NetworkAw>[] | undefined>;
  /** The network in Azure: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  azures?: pulumi.Input<pulumi.Input<types.input.NetworkAzure>[] | undefined>;
  /** The network in Google Cloud: one element in that cloud, otherwise empty. Accepted for compatibility; it has no effect. */
  gcps?: pulumi.Input<pulumi.Input<types.input.NetworkGcp>[] | undefined>;
}
