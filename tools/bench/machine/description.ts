import { cpus, loadavg, release, totalmem } from "node:os";

/** What figures were measured on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gigabytes. */
  readonly memory: number;
  readonly kernel: string;
  readonly node: string;
  readonly pulumi: string;
}

/** Describes this machine. */
export function describeMachine(pulumi: string): Machine {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? "unknown",
    cores: all.length,
    memory: Math.round(totalmem() / 1e9),
    kernel: `Linux ${release()}`,
    node: process.version,
    pulumi,
  };
}

/** The load average of the last minute. */
export function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
