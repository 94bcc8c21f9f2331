import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

/** The ports of simulators in test runs: below those that operating systems give to connections and other servers. */
const firstPort = 12_000;
/** Each worker of a test run has its own part of the ports, which is larger on small machines with few workers. */
const parts = Math.min(12, 3 * availableParallelism());
const portsPerWorker = Math.floor(20_000 / parts);
/** A process reserves several ports at once, because replacing a file takes longer than opening a port. */
const portsPerReservation = 50;

/** The ports that this process has reserved. */
let reserved: { next: number; readonly end: number } = { next: 0, end: 0 };

/**
 * Listens on a free port. In a test run, no simulator of the run has used it for long: the operating system may reuse a
 * port at once, and a late request of an earlier test, or of a plugin that it killed, would reach another simulator.
 */
export async function listenOnFreePort(server: Server, host: string): Promise<void> {
  const worker = process.env["VITEST_POOL_ID"];
  if (worker === undefined) {
    await listens(server, 0, host);
    return;
  }
  const first = firstPort + (Number(worker) % parts) * portsPerWorker;
  const file = join(tmpdir(), `simulator-port-${worker}`);
  for (let tries = 0; tries < portsPerWorker; tries++) {
    if (reserved.next === reserved.end) reserved = reserve(file, first);
    if (await listens(server, reserved.next++, host)) return;
  }
  throw new Error(`all ports from ${first} to ${first + portsPerWorker - 1} are in use`);
}

/** Reserves ports of a worker. A file counts them, because the test files of a worker run in several processes. */
function reserve(file: string, first: number): typeof reserved {
  const next = existsSync(file) ? Number(readFileSync(file, "utf8")) : first;
  const isOwn = first <= next && next + portsPerReservation <= first + portsPerWorker;
  const start = isOwn ? next : first;
  const end = start + portsPerReservation;
  // At once, because another test run that read an empty file would start from the first port, and so would this one.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, String(end));
  renameSync(unfinished, file);
  return { next: start, end };
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
