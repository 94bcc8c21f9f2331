import { existsSync } from "node:fs";
import { chmod, mkdir, realpath, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { FileChange } from "./files/edits.ts";

/**
 * Keeps what is about to be changed: the state and the files, as they are, in a folder of their own below the project.
 * The state may hold what is secret, so nobody else may read it.
 *
 * @returns the folder.
 */
export async function keepCopies(
  project: string,
  at: Date,
  { state, files }: { readonly state: string; readonly files: readonly FileChange[] },
): Promise<string> {
  const folder = join(project, ".pulumi-migrate", at.toISOString().replaceAll(/[:.]/g, "-"));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(dirname(folder), ".gitignore"), "*\n");
  await writeFile(join(folder, "state.json"), state, { mode: 0o600 });
  for (const { path, before } of files) {
    // A file above the project, such as the package.json of a workspace, has no path within it.
    const copy = join(folder, relative(project, path).replaceAll("..", "above"));
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, before);
  }
  return folder;
}

/** Writes a file whole or not at all. Its rights stay; those of a new one are its owner's alone. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const exists = existsSync(path);
  const target = exists ? await realpath(path) : path;
  const beside = `${target}.new`;
  await writeFile(beside, text, { mode: 0o600 });
  if (exists) await chmod(beside, (await stat(target)).mode);
  await rename(beside, target);
}
