import { readFileSync } from "node:fs";

/** Memory of a process, in bytes. */
export interface ProcessMemory {
  /** What it holds now. */
  readonly resident: number;
  /** The most that it has held. */
  readonly peak: number;
}

/**
 * Reads the memory of a running process.
 *
 * @throws {Error} when the process has ended.
 */
export function memoryOf(pid: number): ProcessMemory {
  return parseStatus(readFileSync(`/proc/${pid}/status`, "utf8"));
}

/** Reads the text of `/proc/<pid>/status`. */
export function parseStatus(status: string): ProcessMemory {
  return { resident: kilobytes(status, "VmRSS"), peak: kilobytes(status, "VmHWM") };
}

function kilobytes(status: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1];
  if (found === undefined)
    throw new Error(
      `The status of the process does not contain ${name}. The process has ended, or is not a user process.`,
    );
  return Number(found) * 1024;
}
