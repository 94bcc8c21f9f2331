// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A peering between a network on the platform and a network of your own. Set exactly one of aws, azure and gcp. In AWS, the resource is ready once the connection is requested; accept it in your account, which the same program can do.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const peering = new streamprov.Peering("orders", {
 *     displayName: "orders",
 *     network: { id: config.require("networkId") },
 *     environment: { id: config.require("environmentId") },
 *     aws: {
 *         account: config.require("awsAccountId"),
 *         vpc: config.require("awsVpcId"),
 *         routes: ["172.31.0.0/16"],
 *         customerRegion: "us-east-2",
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<peering ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/peering:Peering example env-abc123/peer-abc123
 * ```
 */
export class Peering extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/peering:Peering";

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
    state?: PeeringState,
    opts?: pulumi.CustomResourceOptions,
  ): Peering {
    return new Peering(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Peering, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Peering {
    return utilities.isInstance(obj, Peering.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Network that contains this object. */
  declare public readonly network: pulumi.Output<types.output.PeeringNetwork>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.PeeringEnvironment>;

  /** A VPC in AWS. */
  declare public readonly aws: pulumi.Output<types.output.PeeringAws | undefined>;

  /** A VNet in Azure. */
  declare public readonly azure: pulumi.Output<types.output.PeeringAzure | undefined>;

  /** A VPC network in Google Cloud. */
  declare public readonly gcp: pulumi.Output<types.output.PeeringGcp | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PeeringArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PeeringArgs | PeeringState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PeeringState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["network"] = state?.network;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
      inputs["azure"] = state?.azure;
      inputs["gcp"] = state?.gcp;
    } else {
      const args = argsOrState as PeeringArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["network"] = args?.network;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      inputs["azure"] = args?.azure;
      inputs["gcp"] = args?.gcp;
      utilities.requireArguments("Peering", name, inputs, args, opts, ["network", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Peering.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Peering.get` uses to look up an object. */
export interface PeeringState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. */
  network?: pulumi.Input<types.input.PeeringNetwork | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.PeeringEnvironment | undefined>;
  /** A VPC in AWS. */
  aws?: pulumi.Input<types.input.PeeringAws | undefined>;
  /** A VNet in Azure. */
  azure?: pulumi.Input<types.input.PeeringAzure | undefined>;
  /** A VPC network in Google Cloud. */
  gcp?: pulumi.Input<types.input.PeeringGcp | undefined>;
}

/** Arguments of {@link Peering}. */
export interface PeeringArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. A change replaces the resource. */
  network: pulumi.Input<types.input.PeeringNetwork>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.PeeringEnvironment>;
  /** A VPC in AWS. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  aws?: pulumi.Input<types.input.PeeringAws | undefined>;
  /** A VNet in Azure. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  azure?: pulumi.Input<types.input.PeeringAzure | undefined>;
  /** A VPC network in Google Cloud. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  gcp?: pulumi.Input<types.input.PeeringGcp | undefined>;
}
