import { thisMachine } from "./network.ts";
import type { IncomingRequest } from "./protocol.ts";

/** The way back of a response; exactly one of the methods is called, once. */
export interface Returning {
  respond(status: number, headers: Readonly<Record<string, number | string>>, body: Buffer): void;
  /** Responds, and closes the connection before the body ends. */
  cutOff(status: number, headers: Readonly<Record<string, number | string>>, part: Buffer): void;
  /** Closes the connection without a response. */
  reset(): void;
}

/** Handles a request that reaches a host. */
export type MemoryHandler = (request: IncomingRequest, returning: Returning) => void;

/** Ports above those that operating systems give to connections: no process listens on them by chance. */
const ports = { first: 61_001, last: 65_535 };
let next = ports.first;
const handlers = new Map<number, MemoryHandler>();

/**
 * Opens a host that only clients in this process reach, by {@link memoryHandlerAt}.
 *
 * @param port - 0 means any free one
 */
export function openInMemory(
  port: number,
  handler: MemoryHandler,
): { readonly url: string; readonly close: () => Promise<void> } {
  const own = port === 0 ? freePort() : port;
  if (handlers.has(own)) throw Object.assign(new Error(`port ${own} is in use`), { code: "EADDRINUSE" });
  handlers.set(own, handler);
  return {
    url: `http://${thisMachine.address}:${own}`,
    async close() {
      handlers.delete(own);
    },
  };
}

/**
 * The handler of the host in this process at an origin. The host of a simulator that has been closed resets every
 * connection. Undefined for origins that no simulator in memory has.
 */
export function memoryHandlerAt(origin: string): MemoryHandler | undefined {
  const port = Number(/^http:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost):(\d+)$/.exec(origin)?.[1]);
  const handler = handlers.get(port);
  const isClosed = handler === undefined && port >= ports.first && port <= ports.last;
  return isClosed ? (_request, returning) => returning.reset() : handler;
}

function freePort(): number {
  while (handlers.has(next)) advance();
  const port = next;
  // The port of a closed host stays unused for long: late requests would reach another simulator.
  advance();
  return port;
}

function advance(): void {
  next = next === ports.last ? ports.first : next + 1;
}
