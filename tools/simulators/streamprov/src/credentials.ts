import { randomUUID } from "node:crypto";
import { newId, newKeyId, newSecret } from "./ids.ts";

/** The initial objects, which survive a reset: credentials, and the objects that they need. */
export interface Credentials {
  readonly cloudApiKey: string;
  readonly cloudApiSecret: string;
  readonly tableflowApiKey: string;
  readonly tableflowApiSecret: string;
  /** The client that the identity provider knows. */
  readonly oauthClientId: string;
  readonly oauthClientSecret: string;
  /** A pool that may exchange the identity provider's tokens. */
  readonly oauthIdentityPoolId: string;
  /** The organisation. */
  readonly organizationId: string;
  /** The user who owns the keys. */
  readonly userId: string;
}

/** Credentials of a new platform. */
export function newCredentials(): Credentials {
  return {
    cloudApiKey: newKeyId(),
    cloudApiSecret: newSecret(),
    tableflowApiKey: newKeyId(),
    tableflowApiSecret: newSecret(),
    oauthClientId: newId("client"),
    oauthClientSecret: newSecret(),
    oauthIdentityPoolId: newId("pool"),
    organizationId: randomUUID(),
    userId: newId("u"),
  };
}
