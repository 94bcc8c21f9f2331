import { readFileSync, readlinkSync } from "node:fs";

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

/** The memory of several running processes together, in bytes. Pages of an executable that they share count once. */
export function memoryTogether(pids: readonly number[]): number {
  const executables = Map.groupBy(pids, (pid) => readlinkSync(`/proc/${pid}/exe`));
  let sum = 0;
  for (const sharing of executables.values()) {
    const each = sharing.map((pid) => parseRollup(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")));
    sum += each.reduce((total, { own }) => total + own, Math.max(...each.map(({ shared }) => shared)));
  }
  return sum;
}

/** Reads the text of `/proc/<pid>/smaps_rollup`: the pages that only this process has, and those that others have too. */
export function parseRollup(rollup: string): { readonly own: number; readonly shared: number } {
  const both = (kind: string) => kilobytes(rollup, `${kind}_Clean`) + kilobytes(rollup, `${kind}_Dirty`);
  return { own: both("Private"), shared: both("Shared") };
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
