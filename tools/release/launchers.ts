import { executableOn } from "./node-runtime.ts";
import type { Platform } from "./platforms.ts";
import type { ArchivedFile } from "./tar.ts";

/** The description of a plugin that its launcher needs. */
export interface Launched {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  /** The oldest Node it runs on, such as `22.19`. */
  readonly node: string;
  /** The file beside the launcher that Node runs. */
  readonly script: string;
}

/**
 * The file that the engine starts in a slim archive: from the plugin cache the engine runs an executable of the plugin's
 * name, on Windows a `.cmd`. It starts the Node on PATH. Without Node, it prints a message: an archive may be used from
 * Go, Python, .NET, Java or YAML, on a machine that never had Node.
 */
export function slimLauncher(platform: Platform, launched: Launched): ArchivedFile {
  return launcher(platform, launched, {
    shell: `if ! command -v node >/dev/null 2>&1; then
  echo "${nodeIsMissing(launched)}" >&2
  exit 1
fi
exec node "\${0%/*}/${launched.script}" "$@"`,
    // The command interpreter finds labels only in files whose lines end with CRLF.
    command: [
      '"%SystemRoot%\\System32\\where.exe" /q node',
      "if not errorlevel 1 goto run",
      `echo ${nodeIsMissing(launched)} 1>&2`,
      "exit /b 1",
      ":run",
      `node "%~dp0${launched.script}" %*`,
    ],
  });
}

/**
 * The file that the engine starts in a self-contained archive. It starts the Node beside it. On a machine that cannot run
 * this Node, it prints a message, because a shell would report a syntax error in a binary file.
 */
export function selfContainedLauncher(platform: Platform, launched: Launched): ArchivedFile {
  const executable = executableOn(platform);
  return launcher(platform, launched, {
    shell: `if [ ! -e ${loaderOf(platform)} ]; then
  echo "${isForAnotherPlatform(platform, launched)}" >&2
  exit 1
fi
${environmentOn(platform)}exec "\${0%/*}/${executable}" "\${0%/*}/${launched.script}" "$@"`,
    command: [`"%~dp0${executable}" "%~dp0${launched.script}" %*`],
  });
}

interface Texts {
  /** Lines for the shell. They use only what is built into it, because PATH may be empty. */
  readonly shell: string;
  /** Lines for the command interpreter of Windows. */
  readonly command: readonly string[];
}

function launcher({ os }: Platform, { provider }: Launched, { shell, command }: Texts): ArchivedFile {
  const file = `pulumi-resource-${provider}`;
  if (os !== "windows") return { path: file, content: Buffer.from(`#!/bin/sh\n${shell}\n`), executable: true };
  const lines = ["@echo off", ...command].map((line) => `${line}\r\n`);
  return { path: `${file}.cmd`, content: Buffer.from(lines.join("")), executable: false };
}

/**
 * glibc keeps more and more freed memory, unless this threshold is set. With its initial value, in bytes, an idle plugin
 * needs 1.2 MB less.
 */
function environmentOn({ os }: Platform): string {
  return os === "linux" ? "export MALLOC_TRIM_THRESHOLD_=131072\n" : "";
}

/** The program that loads Node: present exactly where Node can run, so not on Alpine Linux, which has no glibc. */
function loaderOf({ os, arch }: Platform): string {
  if (os === "darwin") return "/usr/lib/dyld";
  return arch === "amd64" ? "/lib64/ld-linux-x86-64.so.2" : "/lib/ld-linux-aarch64.so.1";
}

// The messages contain no characters that are special in a shell or in the command interpreter of Windows.

function nodeIsMissing({ provider, node }: Launched): string {
  return `The ${provider} plugin runs on Node, but there is no node on PATH. Install Node ${node} or later from https://nodejs.org and see that it is on PATH.`;
}

function isForAnotherPlatform({ os, arch }: Platform, { provider, node }: Launched): string {
  const system = os === "linux" ? `linux-${arch} with glibc` : `${os}-${arch}`;
  return `This archive of the ${provider} plugin is for ${system} and does not run on this machine. Install the archive for this machine, or the slim archive, which needs Node ${node} or later on PATH.`;
}
