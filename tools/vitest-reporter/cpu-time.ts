import { readFileSync } from "node:fs";
import { afterAll } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** CPU time of a test file and of the processes that it started, in seconds. Only on Linux. */
    cpuSeconds?: number;
  }
}

const ticksPerSecond = 100;

// A worker runs one file at a time, and evaluates this file before each of them.
const before = cpuSeconds();

// The hooks of the test file itself run earlier.
// biome-ignore lint/correctness/noEmptyPattern: Vitest requires that the first argument is destructured.
afterAll(({}, { file }) => {
  const after = cpuSeconds();
  if (before !== undefined && after !== undefined) file.meta.cpuSeconds = after - before;
});

/** CPU time of this process and of the processes that it has waited for. */
function cpuSeconds(): number | undefined {
  if (process.platform !== "linux") return undefined;
  // The program's name, in parentheses, may contain anything.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  // utime, stime, cutime and cstime of proc_pid_stat(5)
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}
