import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "@org/pulumi-cli/cache";
import { runCommand } from "./commands.ts";

/**
 * Installs the pinned Python packages into the cache, once: Pulumi's SDK, pytest, and the tools that build packages.
 *
 * @returns the folder for `PYTHONPATH`.
 * @throws Error when Python or pip is missing, or the registry cannot be reached.
 */
export async function pythonPackages(): Promise<string> {
  const requirements = join(import.meta.dirname, "requirements.txt");
  const hash = createHash("sha256").update(await readFile(requirements));
  const cache = cacheFolder(process.env);
  const folder = join(cache, `python-${hash.digest("hex").slice(0, 12)}`);
  if (await exists(folder)) return folder;
  await mkdir(cache, { recursive: true });
  // Next to the target, because a rename is atomic only within one file system.
  const work = await mkdtemp(join(cache, "filling-"));
  try {
    await pipInstall(work, ["--no-deps", "--requirement", requirements]);
    await rename(work, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await exists(folder))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

/** Installs Python packages into a folder. */
export async function pipInstall(folder: string, packages: readonly string[]): Promise<void> {
  const pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--target", folder];
  await runCommand("python3", [...pip, ...packages], { cwd: import.meta.dirname });
}

async function exists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;
}
