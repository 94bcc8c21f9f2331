// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * A group of identities of an identity provider. Its principal in role bindings is `User:pool-...`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const writers = new streamprov.IdentityPool("writers", {
 *     identityProvider: { id: config.require("identityProviderId") },
 *     displayName: "Writers of orders",
 *     description: "Applications that write orders",
 *     identityClaim: "claims.sub",
 *     filter: 'claims.aud == "orders"',
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<identity provider ID>/<identity pool ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/identityPool:IdentityPool example op-abc123/pool-xyz456
 * ```
 */
export class IdentityPool extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/identityPool:IdentityPool";

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
    state?: IdentityPoolState,
    opts?: pulumi.CustomResourceOptions,
  ): IdentityPool {
    return new IdentityPool(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of IdentityPool, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is IdentityPool {
    return utilities.isInstance(obj, IdentityPool.__pulumiType);
  }

  /** Identity provider whose tokens the pool accepts. */
  declare public readonly identityProvider: pulumi.Output<types.output.IdentityPoolIdentityProvider>;

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Token claim that audit logs record as the identity, such as `claims.sub`. */
  declare public readonly identityClaim: pulumi.Output<string>;

  /** Expression in the Common Expression Language (CEL) that the claims of a token must match, such as `claims.aud == "orders"`. */
  declare public readonly filter: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: IdentityPoolArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: IdentityPoolArgs | IdentityPoolState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as IdentityPoolState | undefined;
      inputs["identityProvider"] = state?.identityProvider;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["identityClaim"] = state?.identityClaim;
      inputs["filter"] = state?.filter;
    } else {
      const args = argsOrState as IdentityPoolArgs | undefined;
      inputs["identityProvider"] = args?.identityProvider;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["identityClaim"] = args?.identityClaim;
      inputs["filter"] = args?.filter;
      utilities.requireArguments("IdentityPool", name, inputs, args, opts, ["identityProvider", "displayName", "description", "identityClaim", "filter"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(IdentityPool.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `IdentityPool.get` uses to look up an object. */
export interface IdentityPoolState {
  /** Identity provider whose tokens the pool accepts. */
  identityProvider?: pulumi.Input<types.input.IdentityPoolIdentityProvider | undefined>;
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Token claim that audit logs record as the identity, such as `claims.sub`. */
  identityClaim?: pulumi.Input<string | undefined>;
  /** Expression in the Common Expression Language (CEL) that the claims of a token must match, such as `claims.aud == "orders"`. */
  filter?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link IdentityPool}. */
export interface IdentityPoolArgs {
  /** Identity provider whose tokens the pool accepts. A change replaces the resource. */
  identityProvider: pulumi.Input<types.input.IdentityPoolIdentityProvider>;
  /** Display name. */
  displayName: pulumi.Input<string>;
  /** Description. */
  description: pulumi.Input<string>;
  /** Token claim that audit logs record as the identity, such as `claims.sub`. */
  identityClaim: pulumi.Input<string>;
  /** Expression in the Common Expression Language (CEL) that the claims of a token must match, such as `claims.aud == "orders"`. */
  filter: pulumi.Input<string>;
}
