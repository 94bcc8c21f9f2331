import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { ConfigurationError } from "../../errors/configuration-error.ts";

/** A path whose leading `~` is the user's home directory. */
export function expandHome(path: string): string {
  return path === "~" || /^~[/\\]/.test(path) ? join(homedir(), path.slice(1)) : path;
}

/**
 * The whole text of a file.
 *
 * @returns Undefined when the file does not exist.
 * @throws {@link ConfigurationError} with the path when it cannot be read.
 */
export async function readTextFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw new ConfigurationError(`The file ${path} cannot be read (${code ?? "unknown reason"})`, { code });
  }
}

/**
 * The JSON object in a file.
 *
 * @returns Undefined when the file does not exist.
 * @throws {@link ConfigurationError} with the path when it cannot be read or is not a JSON object. Its content is not
 * shown, because it contains secrets.
 */
export async function readJsonFile(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await readTextFile(path);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // The parser's own message quotes the text.
  }
  throw new ConfigurationError(`The file ${path} is not a JSON object`, { hint: "Correct it or remove it." });
}

/**
 * One field of a JSON object in a file.
 *
 * @throws {@link ConfigurationError} naming the file and the field if the file is missing or not JSON, or the field is
 * empty or not a text.
 */
export async function readFileField(path: string, field: string): Promise<string> {
  const full = expandHome(path);
  const content = await readJsonFile(full);
  if (content === undefined) throw new ConfigurationError(`The file ${full} does not exist`);
  const value = content[field];
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new ConfigurationError(`The file ${full} has no ${field}`, {
    hint: `Write it as {"${field}": "..."}.`,
  });
}
