import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const prefix = "bench-run-";

/**
 * Makes a folder for everything that a run needs for its own time, and removes it when the process ends, also by
 * Ctrl+C. What runs left behind that were killed is removed as well.
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
  process.on("exit", () => remove(folder));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // As the shell counts an end by a signal.
    process.once(signal, () => process.exit(128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[signal]));
  }
  return folder;
}

function remove(folder: string): void {
  // A process that was started may still write while it ends.
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
