import type { Platform } from "./platforms.ts";
import type { ArchivedFile } from "./tar.ts";

/** The description of a plugin that its launcher needs. */
export interface Launched {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  /** The oldest Node it runs on, such as `22.19`. */
  readonly node: string;
  /** The file beside the launcher that Node is to run. */
  readonly script: string;
}

/**
 * The file that the engine starts: from the plugin cache the engine runs an executable of the plugin's name, on Windows
 * a `.cmd`. It starts the Node on PATH. Without Node, it prints a message: an
 * archive may be used from Go, Python, .NET, Java or YAML, on a machine that never had Node.
 */
export function launcherFor({ os }: Platform, launched: Launched): ArchivedFile {
  const file = `pulumi-resource-${launched.provider}`;
  return os === "windows"
    ? { path: `${file}.cmd`, content: Buffer.from(commandFile(launched)), executable: false }
    : { path: file, content: Buffer.from(shellScript(launched)), executable: true };
}

/** Only what the shell itself can do: without a usable PATH there is no other command either. */
function shellScript(launched: Launched): string {
  return `#!/bin/sh
if ! command -v node >/dev/null 2>&1; then
  echo "${complaint(launched)}" >&2
  exit 1
fi
exec node "\${0%/*}/${launched.script}" "$@"
`;
}

/** The command interpreter finds labels only in files whose lines end with CRLF, so these do, too. */
function commandFile(launched: Launched): string {
  const lines = [
    "@echo off",
    '"%SystemRoot%\\System32\\where.exe" /q node',
    "if not errorlevel 1 goto run",
    `echo ${complaint(launched)} 1>&2`,
    "exit /b 1",
    ":run",
    `node "%~dp0${launched.script}" %*`,
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** Without characters that are special in a shell or in the Windows command interpreter. */
function complaint({ provider, node }: Launched): string {
  return `The ${provider} plugin runs on Node, but there is no node on PATH. Install Node ${node} or later from https://nodejs.org and see that it is on PATH.`;
}
