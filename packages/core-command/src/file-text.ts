import { readFile } from "node:fs/promises";

/**
 * Reads a file with the output of another command. It may not be UTF-8: PowerShell redirects output as UTF-16 with a byte
 * order mark.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
