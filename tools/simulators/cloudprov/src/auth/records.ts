import type { Caller } from "../caller.ts";

/** A pair of long-term keys. */
export interface KeyPair {
  /** The secret ID. */
  readonly id: string;
  readonly secretKey: string;
  readonly accountId: string;
  /** The number of the user; the account's own number for the main account. */
  readonly userId: string;
}

/** A role that can be taken on. */
export interface Role {
  /** The numeric ID. */
  readonly id: string;
  readonly name: string;
  readonly accountId: string;
  /** Who may take it on: the users of accounts, by number, and whom `saml` or `web-identity` speak for. */
  readonly trusted: readonly string[];
  /** The external ID that a caller must send; undefined when none is required. */
  readonly externalId: string | undefined;
  /** Whether a caller must give an MFA code. */
  readonly mfaRequired: boolean;
  /** Whether it is the role of the instance that the metadata service speaks to. */
  readonly boundToInstance: boolean;
  /** The longest session, in seconds. */
  readonly maxSeconds: number;
}

/** A code that an MFA device shows. */
export interface MfaCode {
  readonly id: string;
  readonly serialNumber: string;
  readonly code: string;
  readonly used: boolean;
}

/** An assertion that an identity provider has made about a user. */
export interface SamlAssertion {
  readonly id: string;
  readonly assertion: string;
  readonly principalArn: string;
}

/** A token that an identity provider has given to a user or to a pod. */
export interface WebIdentityToken {
  readonly id: string;
  readonly token: string;
  readonly providerId: string;
}

/** Temporary credentials that were given out. */
export interface Session {
  /** The secret ID. */
  readonly id: string;
  readonly secretKey: string;
  readonly token: string;
  /** Milliseconds since 1970, by the platform's clock. */
  readonly expiresAt: number;
  /** Whether an MFA code was given for it. */
  readonly mfa: boolean;
  /** The role that was taken on; undefined for the session of a user. */
  readonly roleId: string | undefined;
  readonly caller: Caller;
}
