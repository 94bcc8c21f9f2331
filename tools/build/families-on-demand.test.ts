import { globSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { pluginEntry } from "./plugin-config.ts";

const workspace = join(import.meta.dirname, "../..");
const packages = globSync("packages/*/src/outline.ts", { cwd: workspace }).map((file) => file.split(/[\\/]/)[1] ?? "");

it.each(packages)("the plugin of %s starts without the definitions of its resources and functions", async (name) => {
  const { metafile } = await build({
    absWorkingDir: join(workspace, "packages", name),
    entryPoints: [pluginEntry],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    outdir: "dist",
    conditions: ["@org/source", "node"],
    logLevel: "error",
  });
  const atStart = new Map([[pluginEntry, ""]]);
  for (const [file] of atStart) {
    for (const { path, kind } of metafile.inputs[file]?.imports ?? []) {
      if (kind !== "dynamic-import" && !atStart.has(path)) atStart.set(path, file);
    }
  }
  const definitions = /^src\/(families|resources|functions)\//;
  expect(atStart.size).toBeGreaterThan(100);
  const families = globSync("src/families/*.ts", { cwd: join(workspace, "packages", name) });
  expect(Object.keys(metafile.inputs), "src/outline.ts lists each family").toEqual(
    expect.arrayContaining(families.map((file) => file.replaceAll("\\", "/"))),
  );
  expect(
    [...atStart].filter(([file]) => definitions.test(file)),
    "these are imported, each by the second",
  ).toEqual([]);
});
