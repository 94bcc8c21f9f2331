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
    throw new Refusal(
      code === "EEXIST"
        ? `${called} is there already: remove it, or name another file with --out.`
        : `${called} cannot be written (${code}): name another file with --out.`,
    );
  }
}
