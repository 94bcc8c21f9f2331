import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { availableMemory } from "node:process";

const memory = "/dev/shm";
/** The tests install several projects and compile programs. */
const neededBytes = 12e9;

/**
 * The folder in memory for temporary files of this test run, which is removed when this process ends. Undefined if this
 * machine has no such memory, or not enough.
 */
export function memoryFolder(): string | undefined {
  if (!hasMemory()) return undefined;
  for (const name of readdirSync(memory)) {
    const [, pid] = /^tests-(\d+)$/.exec(name) ?? [];
    // That run was killed.
    if (pid !== undefined && !existsSync(join("/proc", pid))) remove(join(memory, name));
  }
  // Vitest calls this once for each project. All of them share what simulators know of used ports.
  const folder = join(memory, `tests-${process.pid}`);
  if (!existsSync(folder)) {
    mkdirSync(folder);
    // Like the usual one, because some tests run the CLI as another user.
    chmodSync(folder, 0o1777);
    // What tests and the Pulumi CLI leave behind would stay in memory.
    process.once("exit", () => remove(folder));
  }
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function hasMemory(): boolean {
  if (process.platform !== "linux" || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  const free = Math.min(bavail * bsize, availableMemory());
  return free >= neededBytes && isInMemory(readFileSync("/proc/mounts", "utf8"), memory);
}

/**
 * Whether a folder is in memory and programs can run there, by the text of `/proc/mounts`.
 *
 * @example
 * isInMemory("tmpfs /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n", "/dev/shm"); // false
 */
export function isInMemory(mounts: string, folder: string): boolean {
  // A later mount covers an earlier one.
  const mount = mounts
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([, at]) => at === folder);
  const [, , type, options = ""] = mount ?? [];
  return type === "tmpfs" && !options.split(",").includes("noexec");
}
