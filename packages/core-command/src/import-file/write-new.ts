import { access, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Surroundings } from "../command.ts";
import { Refusal } from "../refusal.ts";

/**
 * Writes a file that is not there yet.
 *
 * @param called What the user calls it.
 * @throws {Refusal} when it is there, or cannot be written.
 */
export async function writeNew(path: string, called: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") throw isInTheWay(called, "--out");
    throw new Refusal(`${called} cannot be written (${code}): name another file with --out.`);
  }
}

/** @throws {Refusal} when a file that an option names is there already: before anything is done. */
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
  if (isThere) throw isInTheWay(file, option);
}

/** That a file is there, which is never written over, and by which option another one is named. */
function isInTheWay(called: string, option: string): Refusal {
  return new Refusal(`${called} is there already: remove it, or name another file with ${option}.`);
}
