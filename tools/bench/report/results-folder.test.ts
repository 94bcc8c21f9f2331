import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ResultsFolder } from "./results-folder.ts";
import { operation, single } from "./sample-figures.ts";

const machine = { cpu: "Some CPU", cores: 2, memory: 8, kernel: "Linux 6", node: "v24", pulumi: "3.259.0" };

test("on a day without results the list is empty", async () => {
  const results = await emptyFolder();

  expect(await results.read()).toEqual({ operations: [], singles: [] });
});

test("a repeated measurement replaces the earlier figure, and the others stay", async () => {
  const results = await emptyFolder();
  const up = operation({ operation: "up", seconds: 7 });
  await results.add({ operations: [operation({ seconds: 3 }), up], singles: [single("start", "streamprov", 99)] });

  await results.add({ operations: [operation({ seconds: 2 })], singles: [] });

  const { operations, singles } = await results.read();
  expect(operations).toEqual([operation({ seconds: 2 }), up]);
  expect(singles).toEqual([single("start", "streamprov", 99)]);
});

test("the page shows the product beside a provider that does nothing, on what machine", async () => {
  const results = await emptyFolder();
  await results.add({
    operations: [operation({ seconds: 3.4 }), operation({ subject: "floor", seconds: 2.1 })],
    singles: [],
  });

  const page = await readFile(results.page, "utf8");

  expect(page).toContain("Some CPU, 2 cores, 8 GB");
  expect(page).toMatch(/\| streamprov-10 \| 0 \| none \| 8 \| refresh \| 3\.4 \| 2\.1 \| 1\.3 \|/);
});

async function emptyFolder(): Promise<ResultsFolder> {
  const folder = await mkdtemp(join(tmpdir(), "bench-results-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return new ResultsFolder(join(folder, "results"), "2025-01-31", machine);
}
