import type { Ids } from "@org/simulator";
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
export function newCredentials(ids: Ids): Credentials {
  return {
    cloudApiKey: newKeyId(ids),
    cloudApiSecret: newSecret(),
    tableflowApiKey: newKeyId(ids),
    tableflowApiSecret: newSecret(),
    oauthClientId: newId(ids, "client"),
    oauthClientSecret: newSecret(),
    oauthIdentityPoolId: newId(ids, "pool"),
    organizationId: ids.uuid(),
    userId: newId(ids, "u"),
  };
}
