import { readFile } from "node:fs/promises";
import { Refusal } from "./refusal.ts";

/**
 * Reads a file that the user names, such as the output of another command. It may not be UTF-8: PowerShell redirects
 * output as UTF-16 with a byte order mark.
 *
 * @param given - The path as the user gave it.
 * @param advice - A sentence that says which file to pass.
 * @throws {Refusal} if it cannot be read.
 */
export async function readText(path: string, given: string, advice: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    throw new Refusal("invalid-file", `${given} cannot be read (${(error as NodeJS.ErrnoException).code}). ${advice}`);
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
