import { join } from "node:path";
import { cachedFolder, hashOfFiles, machine } from "@org/pulumi-cli/cache";
import { runCommand } from "./commands.ts";

/**
 * Installs the pinned Python packages into the cache, once: Pulumi's SDK, pytest, and the tools that build packages.
 *
 * @returns the folder for `PYTHONPATH`.
 * @throws Error when Python or pip is missing, or the registry cannot be reached.
 */
export async function pythonPackages(): Promise<string> {
  const file = "requirements.txt";
  return cachedFolder(`python-${machine}-${await hashOfFiles(import.meta.dirname, [file])}`, (folder) =>
    pipInstall(folder, ["--no-deps", "--requirement", join(import.meta.dirname, file)]),
  );
}

/** Installs Python packages into a folder. */
export async function pipInstall(folder: string, packages: readonly string[]): Promise<void> {
  const pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--target", folder];
  await runCommand("python3", [...pip, ...packages], { cwd: import.meta.dirname });
}
