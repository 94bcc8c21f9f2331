import { bound, type HttpClient, type MemberReader, type RecentObjects } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Platform } from "./platform.ts";
import type { WhatWasDone } from "./what-was-done.ts";

/** What every handler of this package gets besides its operation. */
export interface Clients {
  /** The Deploy API, bound to the operation. */
  readonly api: HttpClient;
  /** The Auth API, bound to the operation. */
  readonly auth: HttpClient;
  /** What this process has done. */
  readonly done: WhatWasDone;
  /** Recently created objects, for the search before a creation. */
  readonly recent: RecentObjects;
  /** Reads members of collections, which serves refreshes of many from listings. */
  readonly members: MemberReader;
}

/** An operation of this package. */
export type Op = Operation & Clients;

/** Binds the platform to one operation: its signal, deadline and progress. */
export function bindClients(platform: Platform, op: Operation): Clients {
  return {
    api: bound(platform.api, op),
    auth: bound(platform.auth, op),
    done: platform.done,
    members: platform.members,
    recent: platform.recent,
  };
}
