import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { descendantsOf } from "@org/pulumi-run";

const prefix = "bench-run-";

/**
 * Creates a folder for the temporary files of a run. When the process ends, also by Ctrl+C, it kills the processes that
 * it has started and deletes the folder. It also deletes the folders of earlier runs that were killed.
 *
 * @param parent Where it is made.
 * @returns Its path.
 */
export function runFolder(parent: string): string {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) remove(join(parent, name));
  }
  const folder = join(parent, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on("exit", () => {
    // An engine that still runs would write its state again.
    for (const pid of descendantsOf(process.pid)) kill(pid);
    remove(folder);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // As the shell counts an end by a signal.
    process.once(signal, () => process.exit(128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[signal]));
  }
  return folder;
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function remove(folder: string): void {
  // A process that is being killed may still have a file open.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
