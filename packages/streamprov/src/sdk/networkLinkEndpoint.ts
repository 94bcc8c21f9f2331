// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * An endpoint that connects a network to a network link service in another network of the platform. The resource is ready once the connection is requested: if the service does not accept it automatically, its owner does.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const endpoint = new streamprov.NetworkLinkEndpoint("orders", {
 *     displayName: "orders",
 *     network: { id: config.require("networkId") },
 *     networkLinkService: { id: config.require("networkLinkServiceId") },
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<network link endpoint ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/networkLinkEndpoint:NetworkLinkEndpoint example env-abc123/nle-abc123
 * ```
 */
export class NetworkLinkEndpoint extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/networkLinkEndpoint:NetworkLinkEndpoint";

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
    state?: NetworkLinkEndpointState,
    opts?: pulumi.CustomResourceOptions,
  ): NetworkLinkEndpoint {
    return new NetworkLinkEndpoint(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of NetworkLinkEndpoint, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is NetworkLinkEndpoint {
    return utilities.isInstance(obj, NetworkLinkEndpoint.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Network that contains this object. */
  declare public readonly network: pulumi.Output<types.output.NetworkLinkEndpointNetwork>;

  /** Network link service that the endpoint connects to. */
  declare public readonly networkLinkService: pulumi.Output<types.output.NetworkLinkEndpointNetworkLinkService>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.NetworkLinkEndpointEnvironment>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-endpoint=nle-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: NetworkLinkEndpointArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: NetworkLinkEndpointArgs | NetworkLinkEndpointState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as NetworkLinkEndpointState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["network"] = state?.network;
      inputs["networkLinkService"] = state?.networkLinkService;
      inputs["environment"] = state?.environment;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as NetworkLinkEndpointArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["network"] = args?.network;
      inputs["networkLinkService"] = args?.networkLinkService;
      inputs["environment"] = args?.environment;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("NetworkLinkEndpoint", name, inputs, args, opts, ["network", "networkLinkService", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(NetworkLinkEndpoint.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `NetworkLinkEndpoint.get` uses to look up an object. */
export interface NetworkLinkEndpointState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Network that contains this object. */
  network?: pulumi.Input<types.input.NetworkLinkEndpointNetwork | undefined>;
  /** Network link service that the endpoint connects to. */
  networkLinkService?: pulumi.Input<types.input.NetworkLinkEndpointNetworkLinkService | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.NetworkLinkEndpointEnvironment | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-endpoint=nle-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link NetworkLinkEndpoint}. */
export interface NetworkLinkEndpointArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. Can be changed in place. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
  /** Network that contains this object. A change replaces the resource. */
  network: pulumi.Input<types.input.NetworkLinkEndpointNetwork>;
  /** Network link service that the endpoint connects to. A change replaces the resource. */
  networkLinkService: pulumi.Input<types.input.NetworkLinkEndpointNetworkLinkService>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.NetworkLinkEndpointEnvironment>;
}
