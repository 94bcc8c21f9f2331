import { readFileSync } from "node:fs";

/** CPU time in seconds, user and system together, since the machine or the process was started. */
export interface CpuTimes {
  /** All processes of the machine. */
  readonly machine: number;
  /** This process. */
  readonly own: number;
  /** Processes that this one has started, with those that they have started, once they have ended. */
  readonly ended: number;
}

// What /proc counts in: USER_HZ, 100 on every common Linux.
const ticksPerSecond = 100;

/** Reads the CPU times. Those of `/proc` come in steps of 10 ms. */
export function cpuTimes(): CpuTimes {
  const own = process.cpuUsage();
  return {
    machine: machineSeconds(readFileSync("/proc/stat", "utf8")),
    own: (own.user + own.system) / 1_000_000,
    ended: statSeconds(readFileSync("/proc/self/stat", "utf8")).ended,
  };
}

/**
 * CPU time of another process.
 *
 * @throws {Error} when the process has ended.
 */
export function cpuTimeOf(pid: number): number {
  return statSeconds(readFileSync(`/proc/${pid}/stat`, "utf8")).own;
}

/** Busy time in the text of `/proc/stat`: all but idle and waiting for disks. */
export function machineSeconds(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (/^cpu +(.*)$/m.exec(stat)?.[1] ?? "")
    .split(" ")
    .map(Number);
  return (user + nice + system + irq + softirq) / ticksPerSecond;
}

/** Time of a process and of its ended children in the text of `/proc/<pid>/stat`. */
export function statSeconds(stat: string): { readonly own: number; readonly ended: number } {
  // The name is in parentheses and may contain any character; 11 fields are between it and the times.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticksPerSecond, ended: (endedUser + endedSystem) / ticksPerSecond };
}
