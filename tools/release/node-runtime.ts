import { isAscii } from "node:buffer";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileOfNodePackage, nodePackageFor } from "./node-packages.ts";
import { type Platform, platformHere, titleOf } from "./platforms.ts";
import { gzippedEntry } from "./tar.ts";

/** Node for a platform, as archives contain it. */
export interface NodeRuntime {
  readonly platform: Platform;
  readonly executable: Buffer;
  /** The executable as an entry of an archive, already compressed: it is the same in the archives of all plugins. */
  readonly entry: Buffer;
  readonly license: Buffer;
}

/** Gets Node for a platform from npm, or from the cache. */
export async function nodeRuntimeFor(platform: Platform): Promise<NodeRuntime> {
  const executable = await nodeExecutable(platform);
  const entry = await gzippedEntry({ path: executableOn(platform), content: executable, executable: true });
  return { platform, executable, entry, license: await nodeLicense() };
}

/** Content of Node's executable for a platform. */
export function nodeExecutable(platform: Platform): Promise<Buffer> {
  return fileOfNodePackage(nodePackageFor(platform), `bin/${executableOn(platform)}`);
}

/** The packages for Windows do not contain the license. It is the same for all platforms. */
function nodeLicense(): Promise<Buffer> {
  return fileOfNodePackage(nodePackageFor({ os: "linux", arch: "amd64" }), "LICENSE");
}

/** The name of Node's executable. */
export function executableOn({ os }: Platform): string {
  return os === "windows" ? "node.exe" : "node";
}

/**
 * Compiles a plugin for this platform by the Node of its archive. Equal input gives equal output.
 *
 * @param plugin Content of `plugin.cjs`.
 * @param executable Content of Node's executable for this platform.
 * @throws {Error} when the plugin contains other characters than those of ASCII.
 */
export async function codeCacheOf(plugin: Uint8Array, executable: Uint8Array): Promise<Buffer> {
  // esbuild escapes all other characters.
  if (!isAscii(plugin)) throw new Error("plugin.cjs is not ASCII, so start.cjs would read it incorrectly.");
  const folder = await mkdtemp(join(tmpdir(), "code-cache-"));
  try {
    const node = join(folder, executableOn(platformHere));
    await writeFile(node, executable, { mode: 0o755 });
    await writeFile(join(folder, "plugin.cjs"), plugin);
    const deterministic = ["--predictable", "--random-seed=1"];
    const compile = join(import.meta.dirname, "runtime/compile.cjs");
    const env = { ...process.env, NODE_OPTIONS: "" };
    await promisify(execFile)(node, [...deterministic, compile, "plugin.cjs", "code-cache"], { env, cwd: folder });
    return await readFile(join(folder, "code-cache"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The file that passes the compiled code of a plugin from the machine that wrote it to the one that builds the archives.
 * V8 itself does not notice when compiled code belongs to another plugin of the same length.
 */
export function codeCacheName(provider: string, platform: Platform, plugin: Uint8Array): string {
  const hash = createHash("sha256").update(plugin).digest("hex").slice(0, 16);
  return `${provider}-${titleOf(platform)}-${hash}.code-cache`;
}
