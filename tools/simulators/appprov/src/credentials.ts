import { randomBytes } from "node:crypto";
import type { Ids } from "@org/simulator";
import type { Tokens } from "./tokens.ts";

/** Credentials and objects that exist from the start and survive a reset. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A token that is valid for 12 hours from the start. */
  readonly accessToken: string;
  readonly organizationId: string;
  /** A stack that organizations share. */
  readonly sharedStackId: number;
  /** A dedicated stack of the organization. */
  readonly dedicatedStackId: number;
}

/** Credentials of a new platform. */
export function newCredentials(tokens: Tokens, ids: Ids): Credentials {
  return {
    username: "olive@example.com",
    password: randomBytes(18).toString("base64url"),
    accessToken: tokens.issue(43_200).token,
    organizationId: ids.uuid(),
    sharedStackId: 1,
    dedicatedStackId: 3,
  };
}
