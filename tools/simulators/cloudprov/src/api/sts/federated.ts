import { integer, object, optional, text } from "@org/simulator";
import { callerInRole } from "../../auth/access.ts";
import type { Role } from "../../auth/records.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { checkSessionName, roleFor } from "./roles.ts";
import { giveKeys } from "./temporary-keys.ts";

const sessionMembers = {
  RoleArn: text({ min: 1 }),
  RoleSessionName: text({ min: 1 }),
  DurationSeconds: optional(integer()),
};

/** The actions that trust another party's word about who calls, and need no signature. */
export function federatedActions(world: World): Action[] {
  const { access } = world;
  return [
    defineAction({
      name: "AssumeRoleWithSAML",
      simplified: "Accepts one assertion, without a signature.",
      unsigned: true,
      params: object({ ...sessionMembers, SAMLAssertion: text({ min: 1 }), PrincipalArn: text({ min: 1 }) }),
      run({ params }) {
        const { SAMLAssertion, PrincipalArn } = params;
        const known = access.samlAssertions
          .all()
          .some(({ assertion, principalArn }) => assertion === SAMLAssertion && principalArn === PrincipalArn);
        if (!known) throw new PlatformError("InvalidParameter.ParamError", "The SAML assertion is not valid.");
        return keysFor(world, roleFor(world, params.RoleArn, "saml"), params);
      },
    }),
    defineAction({
      name: "AssumeRoleWithWebIdentity",
      simplified: "Accepts one token, without a signature.",
      unsigned: true,
      params: object({ ...sessionMembers, ProviderId: text({ min: 1 }), WebIdentityToken: text({ min: 1 }) }),
      run({ params }) {
        const { ProviderId, WebIdentityToken } = params;
        const known = access.webIdentityTokens
          .all()
          .some(({ token, providerId }) => token === WebIdentityToken && providerId === ProviderId);
        if (!known) {
          throw new PlatformError("InvalidParameter.WebIdentityTokenError", "The web identity token is not valid.");
        }
        return keysFor(world, roleFor(world, params.RoleArn, "web-identity"), params);
      },
    }),
  ];
}

function keysFor(
  world: World,
  role: Role,
  { RoleSessionName, DurationSeconds }: { readonly RoleSessionName: string; readonly DurationSeconds?: number },
): Reply {
  checkSessionName(RoleSessionName);
  return giveKeys(world, {
    caller: callerInRole(role, RoleSessionName),
    roleId: role.id,
    mfa: false,
    seconds: DurationSeconds,
    usualSeconds: 7_200,
    maxSeconds: role.maxSeconds,
  });
}
