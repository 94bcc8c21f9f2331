import { integer, isObject, object, optional, text } from "@org/simulator";
import { callerInRole } from "../../auth/access.ts";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { tagsMember } from "../tag-list.ts";
import { useMfaCode } from "./mfa.ts";
import { checkForm, checkSessionName, notTrusted, roleFor } from "./roles.ts";
import { signedCaller } from "./signed-caller.ts";
import { giveKeys } from "./temporary-keys.ts";

const params = object({
  RoleArn: text({ min: 1 }),
  RoleSessionName: text({ min: 1 }),
  DurationSeconds: optional(integer()),
  Policy: optional(text({ min: 1 })),
  ExternalId: optional(text({ min: 1 })),
  SourceIdentity: optional(text({ min: 1 })),
  SerialNumber: optional(text({ min: 1 })),
  TokenCode: optional(text({ min: 1 })),
  Tags: tagsMember,
});

/** `AssumeRole`: temporary credentials of a role that trusts the caller's account. */
export function assumeRole(world: World): Action {
  return defineAction({
    name: "AssumeRole",
    simplified: "Works with the initial roles only. The policy does not limit the credentials.",
    documentedOnly: "The code for a duration out of range differs between documents.",
    params,
    run(call) {
      const { params: given } = call;
      checkSessionName(given.RoleSessionName);
      const role = roleFor(world, given.RoleArn, signedCaller(call).accountId);
      if (given.ExternalId !== undefined) checkForm("ExternalId", given.ExternalId, /^[\w=,.@:/-]{2,128}$/);
      if (role.externalId !== undefined && given.ExternalId !== role.externalId) throw notTrusted(role);
      if (given.SourceIdentity !== undefined) checkForm("SourceIdentity", given.SourceIdentity, /^\d+$/);
      if (given.Policy !== undefined) checkPolicy(given.Policy);
      const mfa = given.TokenCode !== undefined;
      if (role.mfaRequired && !mfa) throw notTrusted(role);
      if (given.TokenCode !== undefined) useMfaCode(world, given.SerialNumber ?? "", given.TokenCode);
      return giveKeys(world, {
        caller: callerInRole(role, given.RoleSessionName),
        roleId: role.id,
        mfa,
        seconds: given.DurationSeconds,
        usualSeconds: 7_200,
        maxSeconds: role.maxSeconds,
      });
    },
  });
}

// The policy is form-encoded JSON within the JSON of the body.
function checkPolicy(encoded: string): void {
  if (!/^([\w*.+-]|%[0-9A-Fa-f]{2})*$/.test(encoded)) {
    throw new MalformedRequest("InvalidParameter.StrategyFormatError", "/Policy must be form-encoded JSON");
  }
  const policy = parsePolicy(encoded);
  if (!isObject(policy)) throw new PlatformError("InvalidParameter.StrategyFormatError", "The policy is not JSON.");
  const statements = [policy["statement"]].flat();
  if (statements.some((one) => isObject(one) && "principal" in one)) {
    throw new PlatformError("InvalidParameter.StrategyInvalid", "The policy must not name a principal.");
  }
}

function parsePolicy(encoded: string): unknown {
  try {
    return JSON.parse(new URLSearchParams(`policy=${encoded}`).get("policy") ?? "");
  } catch {
    return undefined;
  }
}
