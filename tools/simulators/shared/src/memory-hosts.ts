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

/** Above the ports that operating systems give to connections: no process listens on it by chance. */
const realPort = 61_001;
const form = new RegExp(String.raw`^http://(?:[\w-]+\.)*memory-(\d+)\.localhost:${realPort}$`);
const handlers = new Map<number, MemoryHandler>();
let last = 0;

/**
 * Opens a host that only clients in this process reach, by {@link memoryHandlerAt}. Its port is in its name, so there is
 * no highest one.
 *
 * @param port - 0 means one that no host of this process has had: clients can retry for minutes after the end of their
 *   test, and must not reach the simulator of another one
 */
export function openInMemory(
  port: number,
  handler: MemoryHandler,
): { readonly url: string; readonly close: () => Promise<void> } {
  const own = port === 0 ? last + 1 : port;
  if (handlers.has(own)) throw Object.assign(new Error(`port ${own} is in use`), { code: "EADDRINUSE" });
  last = Math.max(last, own);
  handlers.set(own, handler);
  return {
    url: `http://memory-${own}.localhost:${realPort}`,
    async close() {
      handlers.delete(own);
    },
  };
}

/**
 * The handler of the host in this process at an origin: at its name, or at a name below it. The host of a simulator that
 * has been closed resets every connection. Undefined for origins that no simulator in memory has.
 */
export function memoryHandlerAt(origin: string): MemoryHandler | undefined {
  const port = memoryPortOf(origin);
  if (port === undefined) return undefined;
  return handlers.get(port) ?? ((_request, returning) => returning.reset());
}

/** The port of the host in memory that has a URL; undefined for other URLs. */
export function memoryPortOf(url: string): number | undefined {
  const port = form.exec(url)?.[1];
  return port === undefined ? undefined : Number(port);
}
