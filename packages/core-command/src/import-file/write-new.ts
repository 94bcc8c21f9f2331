import { writeFile } from "node:fs/promises";
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

/** That a file is there, which is never written over, and by which option another one is named. */
export function isInTheWay(called: string, option: string): Refusal {
  return new Refusal(`${called} is there already: remove it, or name another file with ${option}.`);
}
