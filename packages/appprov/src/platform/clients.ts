import { bound, type HttpClient, type MemberReader, type RecentObjects } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Platform } from "./platform.ts";
import type { ProcessHistory } from "./process-history.ts";

/** The platform's additions to the operation of each handler. */
export interface Clients {
  /** The Deploy API, bound to the operation. */
  readonly api: HttpClient;
  /** The Auth API, bound to the operation. */
  readonly auth: HttpClient;
  /** What this process has created and started. */
  readonly history: ProcessHistory;
  /** Recently created objects, for the search before a creation. */
  readonly recent: RecentObjects;
  /** Reads members of collections, and serves a refresh of many members from a listing. */
  readonly members: MemberReader;
}

/** An operation of this package. */
export type Op = Operation & Clients;

/** An operation on an existing object. */
export type ObjectOp = Op & { readonly id: string };

/** Binds the platform to one operation: its signal, deadline and progress. */
export function bindClients(platform: Platform, op: Operation): Clients {
  return {
    api: bound(platform.api, op),
    auth: bound(platform.auth, op),
    history: platform.history,
    members: platform.members,
    recent: platform.recent,
  };
}
