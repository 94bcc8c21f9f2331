import { expect, it } from "vitest";
import { slowestFiles } from "./slowest-files.ts";

it("lists the ten slowest files, the slowest first", () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ path: `${at}.test.ts`, ms: at * 1000 }));

  const lines = slowestFiles(times).split("\n");

  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe("Slowest files:");
  expect(lines[1]).toBe("   11.0 s  11.test.ts");
  expect(lines.at(-1)).toBe("    2.0 s  2.test.ts");
});
