/** What one has to know of a simulator that runs. */
export interface ShellText {
  /** Notes by their titles: addresses, and the IDs of existing objects. */
  readonly notes: Readonly<Record<string, string>>;
  /** The variables of the environment that a program finds the platform and its credentials in. */
  readonly exports: Readonly<Record<string, string>>;
  /** Lines about other ways. Default: none. */
  readonly more?: readonly string[];
}

/** What one pastes into a shell to work on a simulator: notes are comments there. */
export function shellText({ notes, exports, more = [] }: ShellText): string {
  return [
    ...Object.entries(notes).map(([name, value]) => `# ${name.padEnd(20)} ${value}`),
    ...exportLines(exports),
    "",
    ...(more.length === 0 ? [] : [...more, ""]),
    "# Ctrl+C stops it.",
  ].join("\n");
}

/** The lines with which a shell sets environment variables. */
export function exportLines(variables: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).map(([name, value]) => `export ${name}=${quoted(value)}`);
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
