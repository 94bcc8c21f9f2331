import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { publishablePackages } from "../workspace-packages.ts";

const workspace = join(import.meta.dirname, "../../..");
const runFile = promisify(execFile);

/** The input of the release tools: all manifests and the tools themselves. */
const copied = [
  "package.json",
  "pnpm-workspace.yaml",
  "pnpm-lock.yaml",
  ".changeset/config.json",
  "{packages,tools,tools/simulators,examples}/*/package.json",
  "tools/run.cjs",
  "tools/wrong-option.cjs",
  "tools/checks/*.ts",
  "tools/checks/releases/*.ts",
];

/** A copy of this workspace in a separate folder, without pending changesets. */
export interface ScratchCopy {
  /** Adds a changeset with a patch of a package. */
  change(packageName: string): Promise<void>;
  /**
   * Does what the `version` script does, as far as versions are concerned.
   *
   * @returns the packages that have a new version, with it.
   */
  release(): Promise<Readonly<Record<string, string>>>;
  /** The version of a package, and the version of the plugin that its manifest names. */
  versionsOf(packageName: string): Promise<{ readonly version: string; readonly plugin: string | undefined }>;
}

/** Makes a copy, which is removed after the test. */
export async function scratchCopy(): Promise<ScratchCopy> {
  const folder = await mkdtemp(join(tmpdir(), "release-copy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const file of globSync(copied, { cwd: workspace })) await cp(join(workspace, file), join(folder, file));
  for (const modules of ["node_modules", "tools/checks/node_modules"]) {
    await symlink(join(workspace, modules), join(folder, modules), "junction");
  }
  const versions = async () => {
    const packages = await publishablePackages(folder);
    return new Map(
      packages.map(({ manifest: { name, version, pulumi } }) => [name, { version, plugin: pulumi?.version }]),
    );
  };

  return {
    change: (name) => writeFile(join(folder, ".changeset/change.md"), `---\n"${name}": patch\n---\n\nA change.\n`),
    async release() {
      const before = await versions();
      for (const step of await versionSteps()) await runFile("sh", ["-c", step], { cwd: folder });
      const after = await versions();
      return Object.fromEntries(
        [...after].flatMap(([name, { version }]) => (version === before.get(name)?.version ? [] : [[name, version]])),
      );
    },
    async versionsOf(name) {
      const found = (await versions()).get(name);
      if (found === undefined) throw new Error(`This workspace has no package ${name}.`);
      return found;
    },
  };
}

/** The steps of the `version` script that change versions; the others regenerate files. */
async function versionSteps(): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(workspace, "package.json"), "utf8"));
  return (scripts.version as string).split(" && ").filter((step) => /releases\/main\.ts|changeset version/.test(step));
}
