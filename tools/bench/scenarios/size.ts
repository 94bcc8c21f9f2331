import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Product } from "../build.ts";
import { load } from "../machine/description.ts";
import type { Bench, Scenario } from "./scenario.ts";

/** The size of downloads and installations. */
export const size: Scenario = {
  name: "size",
  what: "the npm packages, packed and unpacked, and the plugins in them",
  runs: "always",
  measure: async (bench) => {
    for (const [name, product] of Object.entries(bench.built.products)) await packageSizes(bench, name, product);
    await pluginSize(bench, "floor", bench.built.floor);
  },
};

async function packageSizes(bench: Bench, of: string, { archive, folder }: Product): Promise<void> {
  const { size: packed } = await stat(archive);
  const files = await sizesIn(folder);
  const unpacked = files.reduce((sum, bytes) => sum + bytes, 0);
  const one = { scenario: "size", of, load: load() };
  await bench.record({
    ...one,
    what: "npm package, packed",
    value: packed / 1000,
    unit: "kB",
    note: "size of the download",
  });
  const what = "npm package, unpacked";
  await bench.record({ ...one, what, value: unpacked / 1000, unit: "kB", note: "on disk: SDK, plugin, schema" });
  await bench.record({ ...one, what: "npm package, files", value: files.length, unit: "files" });
  await pluginSize(bench, of, folder);
}

async function pluginSize(bench: Bench, of: string, folder: string): Promise<void> {
  const plugin = await readFile(join(folder, "dist/plugin.cjs"));
  const note = `${(gzipSync(plugin).length / 1000).toFixed(0)} kB compressed`;
  await bench.record({
    scenario: "size",
    what: "plugin.cjs",
    of,
    value: plugin.length / 1000,
    unit: "kB",
    note,
    load: load(),
  });
}

/** Sizes of all files, in bytes. */
async function sizesIn(folder: string): Promise<readonly number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}
