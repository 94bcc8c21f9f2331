import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

const workspace = join(import.meta.dirname, "../../..");
const packageFolder = join(workspace, "packages/streamprov");
/** What the engine needs to run the plugin, and nothing else. */
const pluginFiles = ["package.json", "pulumi-resource-streamprov", "pulumi-resource-streamprov.cmd", "dist/plugin.cjs"];

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the built plugin. */
    pluginFolder: string;
  }
}

let folder: string | undefined;

/**
 * Builds the package once for all tests; nx does nothing when nothing has changed. The tests get a copy of the plugin,
 * so that a build in the meantime does not take it away from under them.
 */
export async function setup(project: TestProject): Promise<void> {
  process.stderr.write("building @org/streamprov for the end-to-end tests (seconds, less when nothing has changed)\n");
  await build();
  folder = await mkdtemp(join(tmpdir(), "streamprov-plugin-"));
  for (const file of pluginFiles) await cp(join(packageFolder, file), join(folder, file));
  project.provide("pluginFolder", folder);
}

/** Removes the copy. */
export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("nx", ["run", "@org/streamprov:build"], {
      cwd: workspace,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The tests need @org/streamprov, but building it failed:\n${output}`)),
    );
  });
}
