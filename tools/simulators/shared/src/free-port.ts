import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Kept for the process, because test files load this module again. */
const memory = globalThis as { simulatorPorts?: Set<number> };

/** After this many tries any free port is accepted. */
const tries = 50;

/**
 * Listens on a free port that this process has not used before. The operating system may reuse a port at once; a late
 * request of an earlier test would then reach another test's simulator.
 */
export async function listenOnFreePort(server: Server, host: string): Promise<void> {
  memory.simulatorPorts ??= new Set();
  const used = memory.simulatorPorts;
  for (let i = 1; ; i++) {
    const listening = once(server, "listening");
    server.listen(0, host);
    await listening;
    const { port } = server.address() as AddressInfo;
    if (!used.has(port) || i === tries) {
      used.add(port);
      return;
    }
    const closed = once(server, "close");
    server.close();
    await closed;
  }
}
