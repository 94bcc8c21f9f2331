// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * An invitation for a person to join the organization. Deleting a pending invitation deactivates the invited user.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const invitation = new streamprov.Invitation("somebody", {
 *     email: "somebody@example.com",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<invitation ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/invitation:Invitation example i-zyw30
 * ```
 */
export class Invitation extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/invitation:Invitation";

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
    state?: InvitationState,
    opts?: pulumi.CustomResourceOptions,
  ): Invitation {
    return new Invitation(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Invitation, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Invitation {
    return utilities.isInstance(obj, Invitation.__pulumiType);
  }

  /** Email address that the invitation is sent to. */
  declare public readonly email: pulumi.Output<string>;

  /** How the user signs in. Defaults to AUTH_TYPE_SSO in an organization with single sign-on, and to AUTH_TYPE_LOCAL otherwise. */
  declare public readonly authType: pulumi.Output<string>;

  /** Whether an accepted invitation may be deleted. The deletion then only removes the invitation from the state, and the user stays. Otherwise it fails, because the platform does not delete accepted invitations. */
  declare public readonly allowDeletion: pulumi.Output<boolean>;

  /** `INVITE_STATUS_SENT`, `INVITE_STATUS_STAGED`, `INVITE_STATUS_ACCEPTED`, `INVITE_STATUS_EXPIRED` or `INVITE_STATUS_DEACTIVATED`. */
  declare public readonly status: pulumi.Output<string>;

  /** When it was accepted; a time in the year 1 before that. */
  declare public readonly acceptedAt: pulumi.Output<string>;

  /** When it expires. */
  declare public readonly expiresAt: pulumi.Output<string>;

  /** The invited user: always one element. */
  declare public readonly users: pulumi.Output<types.output.InvitationUser[]>;

  /** The inviting user: always one element. */
  declare public readonly creators: pulumi.Output<types.output.InvitationCreator[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: InvitationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: InvitationArgs | InvitationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as InvitationState | undefined;
      inputs["email"] = state?.email;
      inputs["authType"] = state?.authType;
      inputs["allowDeletion"] = state?.allowDeletion;
      inputs["status"] = state?.status;
      inputs["acceptedAt"] = state?.acceptedAt;
      inputs["expiresAt"] = state?.expiresAt;
      inputs["users"] = state?.users;
      inputs["creators"] = state?.creators;
    } else {
      const args = argsOrState as InvitationArgs | undefined;
      inputs["email"] = args?.email;
      inputs["authType"] = args?.authType;
      inputs["allowDeletion"] = args?.allowDeletion;
      inputs["status"] = undefined;
      inputs["acceptedAt"] = undefined;
      inputs["expiresAt"] = undefined;
      inputs["users"] = undefined;
      inputs["creators"] = undefined;
      utilities.requireArguments("Invitation", name, inputs, args, opts, ["email"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Invitation.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Invitation.get` uses to look up an object. */
export interface InvitationState {
  /** Email address that the invitation is sent to. */
  email?: pulumi.Input<string | undefined>;
  /** How the user signs in. Defaults to AUTH_TYPE_SSO in an organization with single sign-on, and to AUTH_TYPE_LOCAL otherwise. */
  authType?: pulumi.Input<string | undefined>;
  /** Whether an accepted invitation may be deleted. The deletion then only removes the invitation from the state, and the user stays. Otherwise it fails, because the platform does not delete accepted invitations. */
  allowDeletion?: pulumi.Input<boolean | undefined>;
  /** `INVITE_STATUS_SENT`, `INVITE_STATUS_STAGED`, `INVITE_STATUS_ACCEPTED`, `INVITE_STATUS_EXPIRED` or `INVITE_STATUS_DEACTIVATED`. */
  status?: pulumi.Input<string | undefined>;
  /** When it was accepted; a time in the year 1 before that. */
  acceptedAt?: pulumi.Input<string | undefined>;
  /** When it expires. */
  expiresAt?: pulumi.Input<string | undefined>;
  /** The invited user: always one element. */
  users?: pulumi.Input<pulumi.Input<types.input.InvitationUser>[] | undefined>;
  /** The inviting user: always one element. */
  creators?: pulumi.Input<pulumi.Input<types.input.InvitationCreator>[] | undefined>;
}

/** Arguments of {@link Invitation}. */
export interface InvitationArgs {
  /** Email address that the invitation is sent to. Must be an email address, such as somebody@example.com. A change replaces the resource. */
  email: pulumi.Input<string>;
  /** How the user signs in. Defaults to AUTH_TYPE_SSO in an organization with single sign-on, and to AUTH_TYPE_LOCAL otherwise. Known values are `AUTH_TYPE_LOCAL` and `AUTH_TYPE_SSO`; the platform may accept others. If omitted, the platform chooses a value. It cannot be changed, because the platform cannot change an invitation; replace it with `pulumi up --replace`. */
  authType?: pulumi.Input<string | undefined>;
  /** Whether an accepted invitation may be deleted. The deletion then only removes the invitation from the state, and the user stays. Otherwise it fails, because the platform does not delete accepted invitations. Defaults to `false`. */
  allowDeletion?: pulumi.Input<boolean | undefined>;
}
