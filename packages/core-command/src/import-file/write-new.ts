import { access, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Surroundings } from "../command.ts";
import { Refusal } from "../refusal.ts";

/**
 * Writes a new file.
 *
 * @param called - Its name as the user wrote it.
 * @param options.mode - Who can read it. Defaults to everybody, as far as the process permits.
 * @throws {Refusal} if it exists or cannot be written.
 */
export async function writeNew(
  path: string,
  called: string,
  text: string,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> {
  try {
    await writeFile(path, text, { flag: "wx", mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw existsAlready(called, "--out");
    throw new Refusal("invalid-file", `${called} cannot be written (${code}). Choose another file with --out.`);
  }
}

/** @throws {Refusal} if the file of an option exists. Called before anything else happens. */
export async function refuseToOverwrite(
  file: string | undefined,
  option: string,
  { folder }: Surroundings,
): Promise<void> {
  if (file === undefined) return;
  const isThere = await access(resolve(folder, file)).then(
    () => true,
    () => false,
  );
  if (isThere) throw existsAlready(file, option);
}

/** The error for a file that exists, because files are never overwritten. */
function existsAlready(called: string, option: string): Refusal {
  return new Refusal("file-exists", `${called} exists already. Remove it, or choose another file with ${option}.`);
}
