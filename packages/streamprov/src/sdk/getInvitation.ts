// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an invitation by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const invitation = streamprov.getInvitationOutput({ id: config.require("invitationId") });
 * ```
 */
export function getInvitation(args: GetInvitationArgs, opts?: pulumi.InvokeOptions): Promise<GetInvitationResult> {
  return runtime.invoke("streamprov:index/getInvitation:getInvitation", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an invitation by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const invitation = streamprov.getInvitationOutput({ id: config.require("invitationId") });
 * ```
 */
export function getInvitationOutput(args: GetInvitationOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetInvitationResult> {
  return runtime.invokeOutput<GetInvitationResult>("streamprov:index/getInvitation:getInvitation", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getInvitation. */
export interface GetInvitationArgs {
  /** ID of the invitation, `i-...`. Must not be empty. */
  id: string;
}

/** Arguments of getInvitationOutput. */
export interface GetInvitationOutputArgs {
  /** ID of the invitation, `i-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getInvitation. */
export interface GetInvitationResult {
  /** ID of the invitation, `i-...`. */
  id: string;
  /** Email address that the invitation is sent to. */
  email: string;
  /** How the user signs in. Defaults to AUTH_TYPE_SSO in an organization with single sign-on, and to AUTH_TYPE_LOCAL otherwise. Known values are `AUTH_TYPE_LOCAL` and `AUTH_TYPE_SSO`; there may be others. */
  authType: string;
  /** `INVITE_STATUS_SENT`, `INVITE_STATUS_STAGED`, `INVITE_STATUS_ACCEPTED`, `INVITE_STATUS_EXPIRED` or `INVITE_STATUS_DEACTIVATED`. */
  status: string;
  /** When it was accepted; a time in the year 1 before that. */
  acceptedAt: string;
  /** When it expires. */
  expiresAt: string;
  /** The invited user: always one element. */
  users: types.output.GetInvitationUser[];
  /** The inviting user: always one element. */
  creators: types.output.GetInvitationCreator[];
}
