import { existsSync, readFileSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";

const folder = "/dev/shm";
/** The tests install several projects and compile programs. */
const neededBytes = 12e9;

/** A folder in memory for temporary files. Undefined if this machine has none, or none with enough space. */
export function memoryFolder(): string | undefined {
  if (process.platform !== "linux" || !existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.min(bavail * bsize, availableMemory());
  return free >= neededBytes && isInMemory(readFileSync("/proc/mounts", "utf8"), folder) ? folder : undefined;
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
