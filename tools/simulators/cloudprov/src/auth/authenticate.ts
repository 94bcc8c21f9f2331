import type { Action } from "../api/action.ts";
import type { ApiRequest } from "../api/api-request.ts";
import type { Caller } from "../caller.ts";
import { MalformedRequest, PlatformError } from "../errors.ts";
import type { World } from "../world.ts";
import { callerOfKeys } from "./access.ts";
import type { KeyPair, Session } from "./records.ts";
import { parseAuthorization, signatureOf, utcDate } from "./signature.ts";

const toleranceMs = 300_000;

/**
 * Returns the caller; undefined for a call that is not signed and need not be.
 *
 * @throws PlatformError for a credential, a signature or a time that the platform does not accept.
 */
export function authenticate(world: World, request: ApiRequest, action: Action): Caller | undefined {
  if (request.authorization === "SKIP") {
    if (!action.unsigned) {
      throw new MalformedRequest("AuthFailure.InvalidAuthorization", `${action.name} must be signed`);
    }
    if (request.token !== undefined) {
      throw new MalformedRequest(
        "AuthFailure.InvalidAuthorization",
        "X-TC-Token must not come with a skipped signature",
      );
    }
    return undefined;
  }
  const given = parseAuthorization(request.authorization);
  if (given === undefined) {
    throw new MalformedRequest("AuthFailure.InvalidAuthorization", "Authorization does not have the documented form");
  }
  checkTime(world, request.timestamp);
  const { secretKey, caller } = identify(world, given.secretId, request.token);
  if (given.date !== utcDate(request.timestamp)) {
    throw new MalformedRequest(
      "AuthFailure.SignatureFailure",
      `the scope's date ${given.date} is not the UTC date of X-TC-Timestamp`,
    );
  }
  if (given.service !== request.service) {
    throw new MalformedRequest(
      "AuthFailure.SignatureFailure",
      `the scope's service ${given.service} is not that of the host ${request.host}`,
    );
  }
  if (given.signedHeaders !== "content-type;host") {
    throw new MalformedRequest("AuthFailure.SignatureFailure", "the signed headers must be content-type;host");
  }
  if (given.signature !== signatureOf(secretKey, { ...request, date: given.date })) {
    throw new PlatformError(
      "AuthFailure.SignatureFailure",
      "The provided credentials could not be validated. Please check your signature is correct.",
    );
  }
  return caller;
}

function checkTime(world: World, timestamp: string): void {
  if (Math.abs(Number(timestamp) * 1000 - world.now()) > toleranceMs) {
    throw new PlatformError(
      "AuthFailure.SignatureExpire",
      "Signature expired. The X-TC-Timestamp is too far from the time of the server.",
    );
  }
}

/** Whose keys sign a request. */
export interface Identity {
  readonly secretKey: string;
  readonly caller: Caller;
}

/** Finds the keys. @throws PlatformError if they are unknown, or do not go with the token. */
export function identify(world: World, secretId: string, token: string | undefined): Identity {
  const session = world.access.sessions.get(secretId);
  const identity = session === undefined ? byKeys(world, secretId, token) : inSession(world, session, token);
  if (world.settings.mfaRequired && session?.mfa !== true) {
    throw new PlatformError("AuthFailure.MFAFailure", "MFA authentication failed: this account demands MFA.");
  }
  return identity;
}

function byKeys(world: World, secretId: string, token: string | undefined): Identity {
  const pair = world.access.keys.get(secretId) ?? activeKey(world, secretId);
  if (pair === undefined) throw unknownSecretId();
  if (token !== undefined) throw badToken();
  return { secretKey: pair.secretKey, caller: callerOfKeys(pair) };
}

function inSession(world: World, session: Session, token: string | undefined): Identity {
  // Temporary keys are unknown without their token.
  if (token === undefined) throw unknownSecretId();
  if (token !== session.token || session.expiresAt <= world.now()) throw badToken();
  return session;
}

function unknownSecretId(): PlatformError {
  return new PlatformError("AuthFailure.SecretIdNotFound", "The SecretId is not found, please ensure it is correct.");
}

function badToken(): PlatformError {
  return new PlatformError("AuthFailure.TokenFailure", "The token is invalid or has expired.");
}

/** A key that the actions of access management have created and not deactivated. */
function activeKey({ camAccessKeys }: World, secretId: string): KeyPair | undefined {
  const key = camAccessKeys.get(secretId);
  return key?.status === "Active" ? key : undefined;
}
