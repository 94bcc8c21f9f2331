import type { HttpClient, WaitEvent } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Platform } from "./platform.ts";

/** What every handler of this package gets besides its operation. */
export interface Clients {
  /** The Deploy API, bound to the operation. */
  readonly api: HttpClient;
  /** The Auth API, bound to the operation. */
  readonly auth: HttpClient;
}

/** An operation of this package. */
export type Op = Operation & Clients;

/** Binds the platform to one operation: its signal, deadline and progress. */
export function bindClients(platform: Platform, op: Operation): Clients {
  return { api: bound(platform.api, op), auth: bound(platform.auth, op) };
}

/** A client that stops with the operation and tells on its status line why it waits. */
export function bound(client: HttpClient, op: Operation): HttpClient {
  return client.with({
    signal: op.signal,
    deadline: op.deadline,
    onWait: (event) => op.progress(describeWait(event)),
  });
}

function describeWait(event: WaitEvent): string {
  const seconds = Math.max(1, Math.round(event.delayMs / 1000));
  return event.kind === "limited"
    ? `${event.host} limits the rate of requests; going on in ${seconds}s`
    : `${event.host}: ${event.reason}; attempt ${event.attempt} of ${event.attempts} in ${seconds}s`;
}

/** Options of a request that creates something: after an interrupt its answer is still waited for, since it holds the ID. */
export const creating = { abortGraceMs: 2000 } as const;
