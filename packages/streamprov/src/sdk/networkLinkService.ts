// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A service of a network. Through a NetworkLinkEndpoint, other networks of the platform connect to the clusters in this network.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const service = new streamprov.NetworkLinkService("orders", {
 *     displayName: "orders",
 *     network: { id: config.require("networkId") },
 *     environment: { id: config.require("environmentId") },
 *     accept: { environments: [config.require("consumerEnvironmentId")], networks: [] },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<network link service ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/networkLinkService:NetworkLinkService example env-abc123/nls-abc123
 * ```
 */
export class NetworkLinkService extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/networkLinkService:NetworkLinkService";

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
    state?: NetworkLinkServiceState,
    opts?: pulumi.CustomResourceOptions,
  ): NetworkLinkService {
    return new NetworkLinkService(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of NetworkLinkService, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is NetworkLinkService {
    return utilities.isInstance(obj, NetworkLinkService.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Networks that may connect to the service. */
  declare public readonly accept: pulumi.Output<types.output.NetworkLinkServiceAccept>;

  /** Network that contains this object. */
  declare public readonly network: pulumi.Output<types.output.NetworkLinkServiceNetwork>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.NetworkLinkServiceEnvironment>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-service=nls-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: NetworkLinkServiceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: NetworkLinkServiceArgs | NetworkLinkServiceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as NetworkLinkServiceState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["accept"] = state?.accept;
      inputs["network"] = state?.network;
      inputs["environment"] = state?.environment;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as NetworkLinkServiceArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["accept"] = args?.accept;
      inputs["network"] = args?.network;
      inputs["environment"] = args?.environment;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("NetworkLinkService", name, inputs, args, opts, ["network", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(NetworkLinkService.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `NetworkLinkService.get` uses to look up an object. */
export interface NetworkLinkServiceState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Networks that may connect to the service. */
  accept?: pulumi.Input<types.input.NetworkLinkServiceAccept | undefined>;
  /** Network that contains this object. */
  network?: pulumi.Input<types.input.NetworkLinkServiceNetwork | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.NetworkLinkServiceEnvironment | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-service=nls-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link NetworkLinkService}. */
export interface NetworkLinkServiceArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. Can be changed in place. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
  /** Networks that may connect to the service. An unset list keeps its current elements; an empty list allows none. If omitted, the platform chooses a value. */
  accept?: pulumi.Input<types.input.NetworkLinkServiceAccept | undefined>;
  /** Network that contains this object. A change replaces the resource. */
  network: pulumi.Input<types.input.NetworkLinkServiceNetwork>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.NetworkLinkServiceEnvironment>;
}
