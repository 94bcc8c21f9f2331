import { expect, test } from "vitest";
import { memoryOf, parseStatus } from "./process-memory.ts";

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
