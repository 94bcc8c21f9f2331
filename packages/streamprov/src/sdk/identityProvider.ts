// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An OAuth or OpenID Connect provider of your own. The platform accepts its tokens through identity pools.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const login = new streamprov.IdentityProvider("login", {
 *     displayName: "Company login",
 *     description: "Signs in applications of the company",
 *     issuer: "https://login.example.com/",
 *     jwksUri: "https://login.example.com/.well-known/jwks.json",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<identity provider ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/identityProvider:IdentityProvider example op-abc123
 * ```
 */
export class IdentityProvider extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/identityProvider:IdentityProvider";

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
    state?: IdentityProviderState,
    opts?: pulumi.CustomResourceOptions,
  ): IdentityProvider {
    return new IdentityProvider(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of IdentityProvider, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is IdentityProvider {
    return utilities.isInstance(obj, IdentityProvider.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Issuer URL in the provider's tokens, such as `https://login.example.com/`. */
  declare public readonly issuer: pulumi.Output<string>;

  /** URL of the JSON Web Key Set (JWKS) that verifies tokens. */
  declare public readonly jwksUri: pulumi.Output<string>;

  /** Token claim that audit logs record as the identity, such as `claims.sub`, or empty. */
  declare public readonly identityClaim: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: IdentityProviderArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: IdentityProviderArgs | IdentityProviderState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as IdentityProviderState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["issuer"] = state?.issuer;
      inputs["jwksUri"] = state?.jwksUri;
      inputs["identityClaim"] = state?.identityClaim;
    } else {
      const args = argsOrState as IdentityProviderArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["issuer"] = args?.issuer;
      inputs["jwksUri"] = args?.jwksUri;
      inputs["identityClaim"] = args?.identityClaim;
      utilities.requireArguments("IdentityProvider", name, inputs, args, opts, ["displayName", "description", "issuer", "jwksUri"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(IdentityProvider.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `IdentityProvider.get` uses to look up an object. */
export interface IdentityProviderState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Issuer URL in the provider's tokens, such as `https://login.example.com/`. */
  issuer?: pulumi.Input<string | undefined>;
  /** URL of the JSON Web Key Set (JWKS) that verifies tokens. */
  jwksUri?: pulumi.Input<string | undefined>;
  /** Token claim that audit logs record as the identity, such as `claims.sub`, or empty. */
  identityClaim?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link IdentityProvider}. */
export interface IdentityProviderArgs {
  /** Display name. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Description. Must not be empty. */
  description: pulumi.Input<string>;
  /** Issuer URL in the provider's tokens, such as `https://login.example.com/`. Must not be empty. Must be a URL, such as https://login.example.com/. */
  issuer: pulumi.Input<string>;
  /** URL of the JSON Web Key Set (JWKS) that verifies tokens. Must not be empty. Must be a URL, such as https://login.example.com/. */
  jwksUri: pulumi.Input<string>;
  /** Token claim that audit logs record as the identity, such as `claims.sub`, or empty. If unset or empty, the current value is kept. If omitted, the platform chooses a value. */
  identityClaim?: pulumi.Input<string | undefined>;
}
