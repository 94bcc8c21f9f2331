import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "../machine/description.ts";
import type { Scenario } from "./scenario.ts";

/** What a user downloads and keeps. */
export const size: Scenario = {
  name: "size",
  what: "the npm package, packed and unpacked, and the plugin in it",
  runs: "always",
  measure: async (bench) => {
    const record = (what: string, value: number, unit: "kB" | "files", note?: string) =>
      bench.record({ scenario: "size", what, value, unit, ...(note === undefined ? {} : { note }), load: load() });
    const { size: packed } = await stat(bench.built.archive);
    const files = await sizesIn(bench.built.product);
    const unpacked = files.reduce((sum, bytes) => sum + bytes, 0);
    const plugin = await readFile(join(bench.built.product, "dist/plugin.cjs"));
    const floor = await readFile(join(bench.built.floor, "dist/plugin.cjs"));
    await record("npm package, packed", packed / 1000, "kB", "what is downloaded");
    await record("npm package, unpacked", unpacked / 1000, "kB", "on disk: SDK, plugin, schema");
    await record("npm package, files", files.length, "files");
    await record("plugin.cjs", plugin.length / 1000, "kB", compressed(plugin));
    await record("plugin.cjs of a provider that does nothing", floor.length / 1000, "kB", compressed(floor));
  },
};

function compressed(content: Buffer): string {
  return `${(gzipSync(content).length / 1000).toFixed(0)} kB compressed`;
}

/** Sizes of all files, in bytes. */
async function sizesIn(folder: string): Promise<readonly number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
}
