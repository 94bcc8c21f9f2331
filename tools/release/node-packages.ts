import { exec } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { filesOfTarball } from "@org/checks/tarball";
import { cacheFolder } from "@org/pulumi-cli/cache";
import pinned from "./node-packages.json" with { type: "json" };
import { type Platform, titleOf } from "./platforms.ts";

/** The npm package with the official Node binary for a platform. */
export interface NodePackage {
  readonly name: string;
  readonly version: string;
  /** Checksum of the package, in the form that npm uses: `sha512-...`. */
  readonly integrity: string;
}

/** How to get npm packages. */
export interface NodePackageOptions {
  /** Folder that keeps the packages. Defaults to the cache of the workspace's tools. */
  readonly cache?: string;
  /** Downloads a package into an empty folder. Defaults to `npm pack`. */
  readonly download?: (each: NodePackage, folder: string) => Promise<void>;
}

/** The version of Node in the archives. */
export const nodeVersion = pinned.version;

const packages: Readonly<Record<string, Omit<NodePackage, "version">>> = pinned.packages;

/**
 * The package for a platform, as `node-packages.json` pins it.
 *
 * @throws {Error} when no package is pinned for the platform.
 */
export function nodePackageFor(platform: Platform): NodePackage {
  const found = packages[titleOf(platform)];
  if (found === undefined) throw new Error(`node-packages.json has no package for ${titleOf(platform)}.`);
  return { ...found, version: nodeVersion };
}

/**
 * The content of a file of a Node package. The package is downloaded once and verified each time.
 *
 * @throws {Error} when the package cannot be downloaded, is not the pinned one, or does not contain the file.
 */
export async function fileOfNodePackage(
  each: NodePackage,
  path: string,
  options: NodePackageOptions = {},
): Promise<Buffer> {
  const content = filesOfTarball(await tarballOf(each, options)).find((file) => file.path === path)?.content;
  if (content === undefined) throw new Error(`${each.name}@${each.version} does not contain ${path}.`);
  return content;
}

async function tarballOf(each: NodePackage, options: NodePackageOptions): Promise<Buffer> {
  const { cache = join(cacheFolder(process.env), "node-packages"), download = npmPack } = options;
  const file = join(cache, `${each.name}-${each.version}.tgz`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined && integrityOf(kept) === each.integrity) return kept;
  await mkdir(cache, { recursive: true });
  // A rename is atomic only within one file system.
  const work = await mkdtemp(join(cache, "filling-"));
  try {
    await download(each, work);
    const [name = ""] = await readdir(work);
    const content = await readFile(join(work, name));
    const integrity = integrityOf(content);
    if (integrity !== each.integrity) {
      throw new Error(
        `${each.name}@${each.version} is not the package that node-packages.json pins: its checksum is ${integrity} instead of ${each.integrity}. Nothing was released.`,
      );
    }
    await rename(join(work, name), file);
    return content;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** npm is next to the Node that runs `npx`, and uses the configured registry. It needs a shell on Windows. */
async function npmPack({ name, version }: NodePackage, folder: string): Promise<void> {
  await promisify(exec)(`npm pack --silent --pack-destination . ${name}@${version}`, { cwd: folder });
}

function integrityOf(content: Uint8Array): string {
  return `sha512-${createHash("sha512").update(content).digest("base64")}`;
}
