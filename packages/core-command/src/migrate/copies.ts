import { existsSync } from "node:fs";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { FileChange } from "./files/edits.ts";

/**
 * Copies the state and the files before they change, to a new folder in the project. The state may contain secrets, so only
 * the owner can read it.
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

/** Suffix of temporary files, so that no other file is overwritten. The next run overwrites those of a killed run. */
const temporarySuffix = ".pulumi-migrate";

/** New versions of files, in temporary files beside them. */
export interface StagedFiles {
  /** Replaces each file atomically. */
  put(): Promise<void>;
  /** Deletes the temporary files. */
  drop(): Promise<void>;
}

/**
 * Writes new versions of files to temporary files beside them, so that a write error occurs before anything changes. Files
 * keep their permissions. Only the owner can access a new file.
 */
export async function stageFiles(files: readonly Pick<FileChange, "path" | "after">[]): Promise<StagedFiles> {
  const laid: { readonly beside: string; readonly target: string }[] = [];
  const drop = async () => {
    await Promise.all(laid.map(({ beside }) => rm(beside, { force: true })));
  };
  try {
    for (const { path, after } of files) {
      const exists = existsSync(path);
      const target = exists ? await realpath(path) : path;
      const beside = `${target}${temporarySuffix}`;
      await writeFile(beside, after, { mode: 0o600 });
      laid.push({ beside, target });
      if (exists) await chmod(beside, (await stat(target)).mode);
    }
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    drop,
    put: async () => {
      for (const { beside, target } of laid) await rename(beside, target);
    },
  };
}

/** Writes a file atomically. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await (await stageFiles([{ path, after: text }])).put();
}
