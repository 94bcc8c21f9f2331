import { readFile } from "node:fs/promises";

/**
 * Reads a file that another command has written. What a shell redirects is not UTF-8 everywhere: PowerShell writes
 * UTF-16, with a mark of its order of bytes.
 */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
