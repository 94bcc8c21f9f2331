import { type Incoming, Refusal, reportStray } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { checkKey, purposeOf } from "../key-check.ts";
import type { KeyScope } from "../records.ts";
import type { World } from "../world.ts";
import { apiError } from "./errors.ts";

const host = "control-plane";

/** Lets in Cloud and Global API keys and exchanged tokens; for Tableflow, Tableflow and Global API keys only. */
export function authenticateControlPlane(world: World, incoming: Incoming): Caller {
  const { authorization, path } = incoming;
  if (path === "/sts/v1/oauth2/token") return { principalId: "" };
  const tableflow = path.startsWith("/tableflow/");

  if (authorization.kind === "basic") {
    const verdict = checkKey(world, authorization.key, authorization.secret);
    const wrongPlace = verdict.key !== undefined && !opens(verdict.key.scope, tableflow);
    if (verdict.key !== undefined && wrongPlace) {
      reportStray(world.hub, host, incoming, purposeOf(verdict.key));
    }
    if (verdict.kind !== "good") throw unauthenticated();
    if (wrongPlace) throw wrongKind();
    return { principalId: verdict.key.ownerId };
  }
  if (authorization.kind === "bearer") {
    if (world.tokens.known(authorization.token)?.kind === "external") {
      reportStray(world.hub, host, incoming, "data planes and the token exchange", "external token");
    }
    const token = world.tokens.find(authorization.token);
    // Addresses to upload to are for keys only.
    const keysOnly = tableflow || path.endsWith("/presigned-upload-url");
    if (token?.kind !== "sts" || token.identityPoolId === undefined || keysOnly) throw unauthenticated();
    return { principalId: token.identityPoolId };
  }
  throw unauthenticated();
}

function opens(scope: KeyScope, tableflow: boolean): boolean {
  return scope.kind === "global" || scope.kind === (tableflow ? "tableflow" : "cloud");
}

function unauthenticated(): Refusal {
  const answer = apiError({
    status: 401,
    code: "user_unauthenticated",
    title: "Authentication Required",
    detail: "Valid authentication credentials must be provided",
  });
  const headers = { "WWW-Authenticate": 'Basic error="invalid_key", error_description="The API Key is invalid"' };
  return new Refusal({ ...answer, headers });
}

function wrongKind(): Refusal {
  return new Refusal(
    apiError({
      status: 403,
      code: "user_unauthorized",
      title: "User Access Unauthorized",
      detail: "invalid API key: this operation takes another kind of API key",
    }),
  );
}
