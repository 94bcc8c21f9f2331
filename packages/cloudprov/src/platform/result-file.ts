import { randomUUID } from "node:crypto";
import { chmod, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { CodedError } from "@org/core-provider";

/** The input that names the file of a result. */
const ownProperty = "resultOutputFile";

/** A file for a function's result. */
export interface ResultFile {
  /** As the program gives it; a leading `~` is the home directory. */
  readonly path: string;
  /** Only the user may read it. */
  readonly secret: boolean;
  /** The input that names it, for messages. Defaults to `resultOutputFile`. */
  readonly property?: string;
}

/**
 * Checks that a result can be written before it is requested.
 *
 * @throws an Error if the folder does not exist, or if the path is a folder.
 */
export async function checkResultFile({ path, property = ownProperty }: ResultFile): Promise<void> {
  const file = absolute(path);
  const folder = dirname(file);
  if (!(await isFolder(folder))) {
    throw new CodedError(
      "invalid-file",
      `${property}: the folder ${folder} does not exist; create it, or give another path`,
    );
  }
  if (await isFolder(file))
    throw new CodedError("invalid-file", `${property}: ${file} is a folder; give the path of a file`);
}

/** Writes a result as indented JSON. A reader of the file sees either the old or the new content. */
export async function writeResultFile(file: ResultFile, result: unknown): Promise<void> {
  await writeText(file, `${JSON.stringify(result, undefined, 2)}\n`);
}

/** Writes a text in the same way. */
export async function writeText({ path, secret, property = ownProperty }: ResultFile, text: string): Promise<void> {
  const file = absolute(path);
  const mode = secret ? 0o600 : 0o644;
  const unfinished = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, text, { mode });
    // Regardless of the umask.
    await chmod(unfinished, mode);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new CodedError("invalid-file", `${property}: ${file} cannot be written: ${(error as Error).message}`, {
      cause: error,
    });
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
