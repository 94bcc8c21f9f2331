import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { ConcurrentUpdateError, type Stack } from "@pulumi/pulumi/automation/index.js";

const pollMs = 500;
/** A CLI whose fleet was killed ends within seconds. */
const patienceMs = 30_000;

/**
 * Runs an operation. When a killed run has left its lock on the stack, removes the lock and runs the operation again.
 *
 * @throws {Error} when another run that still exists holds the stack.
 */
export async function afterLock<T>(stack: Stack, operation: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      if (!(error instanceof ConcurrentUpdateError)) throw error;
      const holders = holdersIn(error.message);
      const local = holders.every(({ host }) => host === hostname());
      if (holders.length === 0 || !local || (holders.some(isRunning) && Date.now() > deadline)) {
        throw new Error(
          `Another run holds the stack${holders.map(({ host, pid }) => ` (process ${pid} on ${host})`).join("")}. ` +
            `Wait until it ends. If it was killed, run \`pulumi cancel ${stack.name}\`.`,
        );
      }
      if (holders.some(isRunning)) await sleep(pollMs);
      else await stack.cancel();
    }
  }
}

interface Holder {
  readonly host: string;
  readonly pid: number;
}

/** The processes that the error of a file, S3 or Postgres backend names. */
function holdersIn(message: string): Holder[] {
  return [...message.matchAll(/created by \S*?@(\S+) \(pid (\d+)\)/g)].map(([, host = "", pid]) => ({
    host,
    pid: Number(pid),
  }));
}

function isRunning({ pid }: Holder): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
