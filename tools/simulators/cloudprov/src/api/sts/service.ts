import type { World } from "../../world.ts";
import type { CloudService } from "../action.ts";
import { assumeRole } from "./assume-role.ts";
import { getCallerIdentity } from "./caller-identity.ts";
import { federatedActions } from "./federated.ts";
import { getSessionToken } from "./session-token.ts";

/** The service that gives out temporary credentials. */
export function stsService(world: World): CloudService {
  return {
    name: "sts",
    version: "2018-08-13",
    needsRegion: false,
    secrets: ["TokenCode", "SAMLAssertion", "WebIdentityToken"],
    actions: [assumeRole(world), ...federatedActions(world), getSessionToken(world), getCallerIdentity()],
  };
}
