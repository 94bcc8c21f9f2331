import { visibleLine } from "./visible-text.ts";

/**
 * A word of a command that somebody is to run, quoted where a shell would take it for something else.
 *
 * @param platform The system whose shells are meant. Default: this one.
 */
export function shellWord(word: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === "win32") return windowsWord(word);
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  // Quoted so that the shell, and not the terminal, reads what cannot be shown.
  if (visibleLine(word) !== word) return `$'${visibleLine(word.replace(/[\\']/g, "\\$&"))}'`;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Only PowerShell knows single quotes, and only it reads variables in double ones. */
function windowsWord(word: string): string {
  if (/^[\w+=:./\\-]+$/.test(word)) return word;
  return /[$`"]/.test(word) ? `'${word.replaceAll("'", "''")}'` : `"${word}"`;
}
