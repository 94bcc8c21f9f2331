import { expect, it } from "vitest";
import { slowestFiles, slowestProjects } from "./slowest-files.ts";

const times = Array.from({ length: 12 }, (_, at) => ({
  path: `${at}.test.ts`,
  project: at < 9 ? "first" : "second",
  ms: at * 1000,
  cpuSeconds: at / 2,
}));

it("lists the ten slowest files, the slowest first", () => {
  const lines = slowestFiles(times).split("\n");

  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("Slowest files (elapsed and CPU time):");
  expect(lines[1]).toBe("   11.0 s    5.5 s  11.test.ts");
  expect(lines.at(-1)).toBe("    2.0 s    1.0 s  2.test.ts");
});

it("leaves the CPU time out where it is not known", () => {
  const [, line] = slowestFiles([{ path: "a.test.ts", project: "a", ms: 1200, cpuSeconds: undefined }]).split("\n");
  expect(line).toBe("    1.2 s  a.test.ts");
});

it("lists the projects with the most CPU time first", () => {
  expect(slowestProjects(times)).toBe("CPU time by project:\n   18.0 s  first\n   15.0 s  second");
});
