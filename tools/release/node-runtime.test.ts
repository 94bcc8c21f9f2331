import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { codeCacheName, codeCacheOf, executableOn, nodeExecutable } from "./node-runtime.ts";
import { platformHere } from "./platforms.ts";

const plugin = Buffer.from(`"use strict";
exports.start = () => {
  require("node:v8").setFlagsFromString("--heap-growing-percent=40");
  process.stdout.write(JSON.stringify([__filename, ...process.argv.slice(2)]));
};
`);

it("compiles a plugin into the same bytes each time", async () => {
  const executable = await nodeExecutable(platformHere);
  expect((await codeCacheOf(plugin, executable)).equals(await codeCacheOf(plugin, executable))).toBe(true);
});

it("rejects a plugin that start.cjs would read incorrectly", async () => {
  const plugin = Buffer.from('exports.name = "Zürich";');
  await expect(codeCacheOf(plugin, Buffer.from("node"))).rejects.toThrow("plugin.cjs is not ASCII");
});

it("starts a plugin with its compiled code, or with the npm package's launcher when that is not possible", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "dist"));
  const file = executableOn(platformHere);
  const executable = await nodeExecutable(platformHere);
  await writeFile(join(folder, file), executable, { mode: 0o755 });
  await writeFile(join(folder, "dist/plugin.cjs"), plugin);
  await writeFile(join(folder, "dist/plugin.code-cache"), await codeCacheOf(plugin, executable));
  await writeFile(join(folder, "launcher.mjs"), 'process.stdout.write("the launcher");');
  await copyFile(join(import.meta.dirname, "runtime/start.cjs"), join(folder, "start.cjs"));
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(join(folder, file), [join(folder, "start.cjs"), ...args], { env, encoding: "utf8" });

  expect(run(["-v=9", "127.0.0.1:1"])).toMatchObject({
    stderr: "",
    stdout: JSON.stringify([join(folder, "dist/plugin.cjs"), "-v=9", "127.0.0.1:1"]),
  });
  expect(run(["--version"])).toMatchObject({ stderr: "", stdout: "the launcher" });
  expect(run(["127.0.0.1:1"], { NODE_OPTIONS: "--max-old-space-size=4096" })).toMatchObject({
    stderr: "",
    stdout: "the launcher",
  });

  // The compiled code of another plugin of the same length is what the name of its file prevents.
  expect(codeCacheName("sample", platformHere, plugin)).not.toBe(
    codeCacheName("sample", platformHere, Buffer.from(plugin).reverse()),
  );
});
