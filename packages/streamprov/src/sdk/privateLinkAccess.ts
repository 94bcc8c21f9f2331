// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Allows a cloud account to connect to a network of the platform through private link. Set exactly one of aws, azure and gcp.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const access = new streamprov.PrivateLinkAccess("orders", {
 *     displayName: "orders",
 *     network: { id: config.require("networkId") },
 *     environment: { id: config.require("environmentId") },
 *     aws: { account: config.require("awsAccountId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<private link access ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/privateLinkAccess:PrivateLinkAccess example env-abc123/pla-abc123
 * ```
 */
export class PrivateLinkAccess extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/privateLinkAccess:PrivateLinkAccess";

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
    state?: PrivateLinkAccessState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateLinkAccess {
    return new PrivateLinkAccess(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateLinkAccess, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateLinkAccess {
    return utilities.isInstance(obj, PrivateLinkAccess.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Network that contains this object. */
  declare public readonly network: pulumi.Output<types.output.PrivateLinkAccessNetwork>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.PrivateLinkAccessEnvironment>;

  /** An AWS account that connects through PrivateLink. */
  declare public readonly aws: pulumi.Output<types.output.PrivateLinkAccessAws | undefined>;

  /** An Azure subscription that connects through Private Link. */
  declare public readonly azure: pulumi.Output<types.output.PrivateLinkAccessAzure | undefined>;

  /** A Google Cloud project that connects through Private Service Connect. */
  declare public readonly gcp: pulumi.Output<types.output.PrivateLinkAccessGcp | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateLinkAccessArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateLinkAccessArgs | PrivateLinkAccessState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateLinkAccessState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["network"] = state?.network;
      inputs["environment"] = state?.environment;
      inputs["aws"] = state?.aws;
      inputs["azure"] = state?.azure;
      inputs["gcp"] = state?.gcp;
    } else {
      const args = argsOrState as PrivateLinkAccessArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["network"] = args?.network;
      inputs["environment"] = args?.environment;
      inputs["aws"] = args?.aws;
      inputs["azure"] = args?.azure;
      inputs["gcp"] = args?.gcp;
      utilities.requireArguments("PrivateLinkAccess", name, inputs, args, opts, ["network", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateLinkAccess.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateLinkAccess.get` uses to look up an object. */
export interface PrivateLinkAccessState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. */
  network?: pulumi.Input<types.input.PrivateLinkAccessNetwork | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.PrivateLinkAccessEnvironment | undefined>;
  /** An AWS account that connects through PrivateLink. */
  aws?: pulumi.Input<types.input.PrivateLinkAccessAws | undefined>;
  /** An Azure subscription that connects through Private Link. */
  azure?: pulumi.Input<types.input.PrivateLinkAccessAzure | undefined>;
  /** A Google Cloud project that connects through Private Service Connect. */
  gcp?: pulumi.Input<types.input.PrivateLinkAccessGcp | undefined>;
}

/** Arguments of {@link PrivateLinkAccess}. */
export interface PrivateLinkAccessArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Network that contains this object. A change replaces the resource. */
  network: pulumi.Input<types.input.PrivateLinkAccessNetwork>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.PrivateLinkAccessEnvironment>;
  /** An AWS account that connects through PrivateLink. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  aws?: pulumi.Input<types.input.PrivateLinkAccessAws | undefined>;
  /** An Azure subscription that connects through Private Link. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  azure?: pulumi.Input<types.input.PrivateLinkAccessAzure | undefined>;
  /** A Google Cloud project that connects through Private Service Connect. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  gcp?: pulumi.Input<types.input.PrivateLinkAccessGcp | undefined>;
}
