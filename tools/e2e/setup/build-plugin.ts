import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** The providers that the tests drive. */
const providers = ["streamprov", "appprov", "cloudprov"] as const;
export type ProviderName = (typeof providers)[number];

const workspace = join(import.meta.dirname, "../../..");

declare module "vitest" {
  export interface ProvidedContext {
    /** Folders of the built plugins. */
    pluginFolders: Readonly<Record<ProviderName, string>>;
  }
}

let folder: string | undefined;

/**
 * Builds the packages once for all tests; nx does nothing when nothing has changed. The tests get copies of the
 * plugins, so that a build in the meantime does not take them away from under them.
 */
export async function setup(project: TestProject): Promise<void> {
  // Programs are tested against the built simulators.
  const names = providers.flatMap((name) => [`@org/${name}`, `@org/${name}-simulator`]);
  process.stderr.write(
    `building ${names.join(" and ")} for the end-to-end tests (seconds, less when nothing has changed)\n`,
  );
  await build(names);
  const plugins = await mkdtemp(join(tmpdir(), "plugins-"));
  folder = plugins;
  const copied = await Promise.all(providers.map(async (name) => [name, await copyPlugin(name, plugins)]));
  project.provide("pluginFolders", Object.fromEntries(copied) as Record<ProviderName, string>);
}

/** Removes the copies. */
export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

/** Copies what the engine needs to run a plugin, and what the package's commands need, and nothing else. */
async function copyPlugin(name: ProviderName, plugins: string): Promise<string> {
  const target = join(plugins, name);
  const ofPlugin = [`pulumi-resource-${name}`, `pulumi-resource-${name}.cmd`, "dist/plugin.cjs"];
  const ofCommands = [name, "dist/command.cjs", "schema.json"];
  for (const file of ["package.json", ...ofPlugin, ...ofCommands]) {
    await cp(join(workspace, "packages", name, file), join(target, file));
  }
  return target;
}

function build(names: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn("nx", ["run-many", "--target=build", `--projects=${names.join(",")}`], {
      cwd: workspace,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The tests need ${names.join(" and ")}, but building failed:\n${output}`)),
    );
  });
}
