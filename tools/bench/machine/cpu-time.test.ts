import { expect, test } from "vitest";
import { cpuTimeOf, cpuTimes, machineSeconds, statSeconds } from "./cpu-time.ts";

test("the machine is busy while it neither idles nor waits for disks", () => {
  const stat = "cpu  100 20 30 4000 500 6 7 8 0 0\ncpu0 50 10 15 2000 250 3 3 4 0 0\n";

  expect(machineSeconds(stat)).toBeCloseTo((100 + 20 + 30 + 6 + 7) / 100);
});

test("a process's times are found behind a name with spaces and parentheses", () => {
  const stat = "42 (a ) b) S 1 42 42 0 -1 4194560 900 0 0 0 150 25 300 40 20 0 11 0 12345 0 0";

  expect(statSeconds(stat)).toEqual({ own: 1.75, ended: 3.4 });
});

test("times of the machine and of a running process can be read", () => {
  expect(cpuTimes().machine).toBeGreaterThan(0);
  expect(cpuTimes().own).toBeGreaterThan(0);
  expect(cpuTimeOf(process.pid)).toBeGreaterThan(0);
});
