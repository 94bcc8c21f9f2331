import { appendFileSync, readFileSync } from "node:fs";

/**
 * Lets this process write into a file that it has started and, when it ends, what it has used. Plain JavaScript,
 * because it is loaded into every plugin process that is measured and must cost next to nothing.
 *
 * @param {string} file
 */
export function reportUsage(file) {
  const write = (record) => appendFileSync(file, `${JSON.stringify(record)}\n`);
  write({ event: "started", pid: process.pid });
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
    write({ event: "ended", pid: process.pid, cpuMicros: user + system, peak });
  });
}
