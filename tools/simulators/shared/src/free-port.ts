import { once } from "node:events";
import type { Server } from "node:http";

/** Below the range from which operating systems choose ports. Tests with fixed ports stay below 20,000. */
const first = 20_000;
const perWorker = 1500;
const workers = 8;

/** Kept for the process, because test files load this module again. */
const memory = globalThis as { simulatorPort?: number };

/**
 * Listens on a free port that was not used for a long time. The operating system may reuse a port at once; a late request
 * of an earlier test would then reach another test's simulator.
 */
export async function listenOnFreePort(server: Server, host: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      const listening = once(server, "listening");
      server.listen(nextPort(), host);
      return void (await listening);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || tries === perWorker) throw error;
    }
  }
}

/** Each test worker has its own range; it starts anywhere, in case an earlier process used the range. */
function nextPort(): number {
  const start = first + (Number(process.env["VITEST_POOL_ID"] ?? 0) % workers) * perWorker;
  const last = memory.simulatorPort ?? start + Math.floor(Math.random() * perWorker);
  memory.simulatorPort = last + 1 < start + perWorker && last >= start ? last + 1 : start;
  return memory.simulatorPort;
}
