/** The file name of an executable on this system. */
export function executableName(name: string): string {
  return process.platform === "win32" ? `${name}.exe` : name;
}
