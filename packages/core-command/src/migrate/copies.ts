import { existsSync } from "node:fs";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
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

/** Ends the names of files that are ours, so that nobody's are written over. What a killed run left is the next one's. */
const ofOurs = ".pulumi-migrate";

/** Texts that stand beside the files that they are to become. */
export interface Laid {
  /** Puts each in its place, whole. */
  put(): Promise<void>;
  /** Takes them away again. */
  drop(): Promise<void>;
}

/**
 * Lays texts beside the files that they are to become, so that what cannot be written is known before anything is
 * changed. The rights of files stay; those of a new one are its owner's alone.
 */
export async function layBeside(files: readonly Pick<FileChange, "path" | "after">[]): Promise<Laid> {
  const laid: { readonly beside: string; readonly target: string }[] = [];
  const drop = async () => {
    await Promise.all(laid.map(({ beside }) => rm(beside, { force: true })));
  };
  try {
    for (const { path, after } of files) {
      const exists = existsSync(path);
      const target = exists ? await realpath(path) : path;
      const beside = `${target}${ofOurs}`;
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

/** Writes a file whole or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await (await layBeside([{ path, after: text }])).put();
}
