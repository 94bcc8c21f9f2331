import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { MeteredPlugin, summarise } from "./metered-plugin.ts";

const started = (pid: number) => JSON.stringify({ event: "started", pid });
const ended = (pid: number, cpuMicros: number, peak: number) =>
  JSON.stringify({ event: "ended", pid, cpuMicros, peak });

test("CPU time is added up, of memory the greatest counts", () => {
  const reports = [started(1), started(2), ended(1, 1_500_000, 60), ended(2, 500_000, 90), ""].join("\n");

  expect(summarise(reports)).toEqual({ starts: 2, cpuSeconds: 2, peak: 90 });
});

test("a process that did not report is not passed over", () => {
  expect(() => summarise([started(1), started(2), ended(2, 1, 1)].join("\n"))).toThrow("processes 1 were killed");
});

test("a metered plugin does what the plugin does and reports what it used", async () => {
  const folder = await pluginThatPrints("4711");
  const metered = await MeteredPlugin.of("toy", folder);
  onTestFinished(() => metered.remove());

  const { stdout } = await promisify(execFile)(process.execPath, [join(metered.folder, "pulumi-resource-toy")]);

  expect(stdout).toBe("4711\n");
  const { starts, cpuSeconds, peak } = await metered.usage();
  expect(starts).toBe(1);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(peak).toBeGreaterThan(10_000_000);
});

test("after a clear nothing has been used", async () => {
  const metered = await MeteredPlugin.of("toy", await pluginThatPrints("4711"));
  onTestFinished(() => metered.remove());
  await promisify(execFile)(process.execPath, [join(metered.folder, "pulumi-resource-toy")]);

  await metered.clear();

  expect(await metered.usage()).toEqual({ starts: 0, cpuSeconds: 0, peak: 0 });
});

async function pluginThatPrints(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "toy-plugin-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "pulumi-resource-toy"), `#!/usr/bin/env node\nconsole.log(${JSON.stringify(text)});\n`);
  return folder;
}
