import { visibleLine } from "./visible-text.ts";

/**
 * Quotes a word of a command for a shell, if necessary.
 *
 * @param platform - The operating system of the shell. Defaults to the current one.
 */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === "win32") return windowsWord(word);
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  // The shell, not the terminal, must interpret control characters.
  if (visibleLine(word) !== word) return `$'${visibleLine(word.replace(/[\\']/g, "\\$&"))}'`;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Only PowerShell supports single quotes, and only it expands variables in double quotes. */
function windowsWord(word: string): string {
  if (/^[\w+=:./\\-]+$/.test(word)) return word;
  return /[$`"]/.test(word) ? `'${word.replaceAll("'", "''")}'` : `"${word}"`;
}
