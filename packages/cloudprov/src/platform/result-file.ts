import { randomUUID } from "node:crypto";
import { chmod, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A file that a function's result is to be written to. */
export interface ResultFile {
  /** As the program gave it; a leading `~` is the home directory. */
  readonly path: string;
  /** Only the user may read it. */
  readonly secret: boolean;
}

/**
 * Sees that a result can be written, before it is asked for.
 *
 * @throws an Error when the folder is missing, or the path is a folder itself.
 */
export async function checkResultFile({ path }: ResultFile): Promise<void> {
  const file = absolute(path);
  const folder = dirname(file);
  if (!(await isFolder(folder))) {
    throw new Error(`resultOutputFile: the folder ${folder} does not exist; create it, or give another path`);
  }
  if (await isFolder(file)) throw new Error(`resultOutputFile: ${file} is a folder; give the path of a file`);
}

/** Writes a result as indented JSON: whoever reads the file sees the old content or the whole of the new one. */
export async function writeResultFile({ path, secret }: ResultFile, result: unknown): Promise<void> {
  const file = absolute(path);
  const mode = secret ? 0o600 : 0o644;
  const unfinished = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, `${JSON.stringify(result, undefined, 2)}\n`, { mode });
    // Whatever the umask says.
    await chmod(unfinished, mode);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Error(`resultOutputFile: ${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

function absolute(path: string): string {
  return resolve(/^~(?=[/\\]|$)/.test(path) ? join(homedir(), path.slice(1)) : path);
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
