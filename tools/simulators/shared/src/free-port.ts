import { once } from "node:events";
import type { Server } from "node:http";

/** Kept for the process, because test files load this module again. */
const memory = globalThis as { lastSimulatorPort?: number };

/** The ports of simulators: below those that operating systems give to connections and other servers. */
const firstPort = 12_000;
const lastPort = 32_000;
/** Each worker of a test run has its own part of them. */
const parts = 16;

/**
 * Listens on a free port that no simulator of the same test run has used for long. The operating system may reuse a port
 * at once; a late request of an earlier test would then reach another test's simulator.
 */
export async function listenOnFreePort(server: Server, host: string): Promise<void> {
  const { first, count } = ownPorts(process.env["VITEST_POOL_ID"]);
  for (let tries = 0; tries < count; tries++) {
    const next = (memory.lastSimulatorPort ?? first + Math.floor(Math.random() * count)) + 1;
    const port = next < first + count ? next : first;
    memory.lastSimulatorPort = port;
    if (await listens(server, port, host)) return;
  }
  throw new Error(`all ports from ${first} to ${first + count - 1} are in use`);
}

/** The ports of this worker, or all outside a test run. */
function ownPorts(worker: string | undefined): { readonly first: number; readonly count: number } {
  const all = lastPort - firstPort;
  if (worker === undefined) return { first: firstPort, count: all };
  const count = Math.floor(all / parts);
  return { first: firstPort + (Number(worker) % parts) * count, count };
}

/** Whether the port was free. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  try {
    const listening = once(server, "listening");
    server.listen(port, host);
    await listening;
    return true;
  } catch (error) {
    if (["EADDRINUSE", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}
