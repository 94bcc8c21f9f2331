import { bound, type HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Memory } from "./memory.ts";
import type { Platform } from "./platform.ts";

/** The clients that every handler of this package receives with its operation. */
export interface Clients {
  /** The control plane, bound to the operation. */
  readonly cloud: HttpClient;
  readonly platform: Platform;
  readonly memory: Memory;
}

/** Binds the platform to an operation: its signal, deadline and progress. */
export function bindClients(platform: Platform, op: Operation): Clients {
  return { platform, memory: platform.memory, cloud: bound(platform.cloud, op) };
}
