import { bound, type HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Memory } from "./memory.ts";
import type { Platform } from "./platform.ts";

/** The platform's additions to the operation of each handler. */
export interface Clients {
  /** The Deploy API, bound to the operation. */
  readonly api: HttpClient;
  /** The Auth API, bound to the operation. */
  readonly auth: HttpClient;
  /** Everything that the connection remembers. */
  readonly memory: Memory;
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
    memory: platform.memory,
  };
}
