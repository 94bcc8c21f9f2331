import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { pluginBundle } from "./bundle.ts";
import { loadsBeside } from "./loads-beside.ts";

it("omits code of another bundle and loads that bundle from the same folder", async () => {
  const folder = await folderWith({
    "src/provider.ts": 'export const provider = { name: "the definitions" };\n',
    "src/plugin.ts": 'export { provider } from "./provider.ts";\n',
    "src/commands/plugin.ts": 'export const summary = "of another file";\n',
    "src/commands/print.ts":
      'import { provider } from "../plugin.ts";\nimport { summary } from "./plugin.ts";\nconsole.log(provider.name, summary);\n',
    "src/command.ts": 'import "./commands/print.ts";\n',
  });
  const common = { absWorkingDir: folder, bundle: true, platform: "node", format: "cjs", outdir: "dist" } as const;
  await build({ ...common, entryPoints: { plugin: "src/plugin.ts" }, outExtension: { ".js": ".cjs" } });
  await build({
    ...common,
    entryPoints: { command: "src/command.ts" },
    outExtension: { ".js": ".cjs" },
    plugins: [loadsBeside({ bundle: pluginBundle, entry: "src/plugin.ts" })],
  });

  const command = join(folder, "dist/command.cjs");
  expect(await readFile(command, "utf8")).not.toContain("the definitions");
  expect(execFileSync(process.execPath, [command], { encoding: "utf8" })).toBe("the definitions of another file\n");
});

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "beside-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
