import { expect, test } from "vitest";
import { memoryOf, memoryTogether, parseRollup, parseStatus } from "./process-memory.ts";

test("resident and peak memory come in bytes", () => {
  const status = "Name:\tnode\nVmPeak:\t 9000 kB\nVmHWM:\t   64000 kB\nVmRSS:\t   52000 kB\nThreads:\t11\n";

  expect(parseStatus(status)).toEqual({ resident: 52_000 * 1024, peak: 64_000 * 1024 });
});

test("the memory of a process that has ended is an error", () => {
  expect(() => parseStatus("Name:\tnode\nState:\tZ (zombie)\n")).toThrow("VmRSS");
});

test("the memory of a running process can be read", () => {
  const { resident, peak } = memoryOf(process.pid);

  expect(resident).toBeGreaterThan(1_000_000);
  expect(peak).toBeGreaterThanOrEqual(resident * 0.9);
});

test("own and shared pages come in bytes", () => {
  const rollup = "Rss: 70 kB\nShared_Clean:  30 kB\nShared_Dirty:  2 kB\nPrivate_Clean:  8 kB\nPrivate_Dirty:  30 kB\n";

  expect(parseRollup(rollup)).toEqual({ own: 38 * 1024, shared: 32 * 1024 });
});

test("pages that two processes share count once", () => {
  const alone = memoryOf(process.pid).resident;

  expect(memoryTogether([process.pid])).toBeGreaterThan(alone * 0.8);
  expect(memoryTogether([process.pid, process.ppid])).toBeGreaterThan(memoryTogether([process.ppid]));
});
