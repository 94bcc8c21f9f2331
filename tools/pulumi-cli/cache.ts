import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Attempt } from "./decide.ts";
import { executableName } from "./executable-name.ts";
import type { Tool } from "./tool.ts";

/** The folder that keeps what was installed or built: `$XDG_CACHE_HOME/pulumi-providers`, or below `~/.cache`. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "pulumi-providers");
}

/** Looks for an executable that works in the cache. The CLI and its language hosts lie side by side in `bin`. */
export async function inCache(tool: Tool, folder: string): Promise<Attempt> {
  const path = join(folder, "bin", executableName(tool.executable));
  if (!(await exists(path))) return { missing: `${path} does not exist` };
  const inspection = await tool.inspect(path);
  return "version" in inspection ? { path, version: inspection.version } : { missing: inspection.problem };
}

/**
 * Lets `produce` write executables into a new, empty folder, then moves them into the cache, each with one rename:
 * a concurrent reader sees the old file or the new one, never a part.
 */
export async function fillCache(folder: string, produce: (emptyFolder: string) => Promise<void>): Promise<void> {
  await inWorkFolder(folder, async (work) => {
    await produce(work);
    await mkdir(join(folder, "bin"), { recursive: true });
    for (const file of await readdir(work)) await rename(join(work, file), join(folder, "bin", file));
  });
}

/**
 * A folder of the cache. If it does not exist, `fill` writes its content into a new, empty folder, which then becomes it
 * with one rename: a concurrent reader never sees a part. Folders are never changed, so a name contains a version or a
 * hash of what determines the content.
 *
 * @returns its absolute path.
 */
export async function cachedFolder(name: string, fill: (emptyFolder: string) => Promise<void>): Promise<string> {
  const cache = cacheFolder(process.env);
  const folder = join(cache, name);
  if (await isFolder(folder)) return folder;
  await inWorkFolder(cache, async (work) => {
    await fill(work);
    await rename(work, folder).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await isFolder(folder))) throw error;
    });
  });
  return folder;
}

/** Acts in a new folder inside the cache, because a rename is atomic only within one file system. */
async function inWorkFolder(cache: string, act: (work: string) => Promise<void>): Promise<void> {
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "filling-"));
  try {
    await act(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The kind of machine, for the name of a {@link cachedFolder} with executables. */
export const machine = `${process.platform}-${process.arch}`;

/** The beginning of a hash of the names and contents of files, for the name of a {@link cachedFolder}. */
export async function hashOfFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
