import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pluginBundle } from "@org/build/bundle";
import { bundledIn } from "@org/build/bundled-packages";
import { buildPackages, pack } from "@org/checks/pack";
import { filesOfTarball } from "@org/checks/tarball";
import { type ProviderPackage, providerPackages } from "@org/checks/workspace-packages";
import { billOfMaterials } from "./bill-of-materials.ts";
import { nodeVersion } from "./node-packages.ts";
import { codeCacheName, codeCacheOf, type NodeRuntime, nodeExecutable, nodeRuntimeFor } from "./node-runtime.ts";
import { type Platform, platformHere, platforms, titleOf } from "./platforms.ts";
import { contentOf, selfContainedArchive, slimArchive } from "./plugin-archive.ts";

/** A released provider. */
export interface ReleasedProvider {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  /** Name of its npm package. */
  readonly npmName: string;
  readonly version: string;
  /** The address of the folder from which the engine downloads the plugin. */
  readonly server: string;
  /** Content of the packed npm package. */
  readonly tarball: Buffer;
  /** Folder with the self-contained archives of all versions of the plugin, relative to the folder of all providers. */
  readonly archives: string;
  /** Folder with the archives without Node. */
  readonly slim: string;
}

/** Which archives to build. */
export interface ReleaseOptions {
  /** The platforms of the self-contained archives. Defaults to all. The archives without Node are for all platforms. */
  readonly selfContained?: readonly Platform[];
  /**
   * Folder with the compiled code of the plugins for all other platforms, which those platforms have written
   * (`writeCodeCaches`). Without it, only the archives for this platform contain compiled code.
   */
  readonly codeCaches?: string | undefined;
}

/**
 * Builds and packs every provider of a workspace, and writes the archives of their plugins into a folder that can be
 * copied to the release host unchanged. Each provider has the path of its download address, which contains the
 * self-contained archives, and below it `slim` with those without Node. Next to the archives are the bill of materials and
 * the checksums, in the format of `sha256sum --check`.
 *
 * @param folder Absolute path. Files of the same versions are replaced, and other versions are kept.
 */
export async function releaseArchives(
  workspace: string,
  folder: string,
  { selfContained = platforms, codeCaches }: ReleaseOptions = {},
): Promise<readonly ReleasedProvider[]> {
  const packages = await packedProviders(workspace);
  const released: ReleasedProvider[] = [];
  for (const each of packages) released.push(await releaseSlim(each, folder));
  const archives = new Map<PackedProvider, ReleasedFile[]>(packages.map((each) => [each, []]));
  // One platform after the other, because the archives of a platform share a large file.
  for (const platform of selfContained) {
    const node = await nodeRuntimeFor(platform);
    for (const [each, files] of archives) {
      const archive = await selfContainedArchive(each.tarball, node, await codeCacheFor(each, node, codeCaches));
      await writeInto(join(folder, each.archives), archive);
      files.push({ name: archive.name, checksum: sha256(archive.content) });
    }
  }
  for (const [each, files] of archives) await writeSummary(join(folder, each.archives), each, files, [nodeItself]);
  return released;
}

/** Builds every provider of a workspace, and writes the compiled code of their plugins for this platform into a folder. */
export async function writeCodeCaches(workspace: string, folder: string): Promise<readonly string[]> {
  const executable = await nodeExecutable(platformHere);
  const written: string[] = [];
  for (const { provider, plugin } of await packedProviders(workspace)) {
    const name = codeCacheName(provider, platformHere, plugin);
    await writeInto(folder, { name, content: await codeCacheOf(plugin, executable) });
    written.push(name);
  }
  return written;
}

/** A provider with its packed npm package. */
interface PackedProvider extends Omit<ReleasedProvider, "slim"> {
  readonly package: ProviderPackage;
  /** Content of `plugin.cjs`. */
  readonly plugin: Buffer;
}

async function packedProviders(workspace: string): Promise<readonly PackedProvider[]> {
  const providers = await providerPackages(workspace);
  await buildPackages(
    workspace,
    providers.map(({ manifest }) => manifest.name),
  );
  const packages: PackedProvider[] = [];
  for (const each of providers) packages.push(await packed(each));
  return packages;
}

async function packed(each: ProviderPackage): Promise<PackedProvider> {
  const { name: npmName, version, pulumi } = each.manifest;
  const { server } = pulumi ?? {};
  if (server === undefined) {
    throw new Error(`${npmName} does not name the address of its plugin: set "server" in "pulumi" of package.json.`);
  }
  const tarball = await pack(each.folder);
  const plugin = contentOf(filesOfTarball(tarball), "dist/plugin.cjs");
  return {
    provider: each.provider,
    npmName,
    version,
    server,
    tarball,
    archives: folderOf(server),
    package: each,
    plugin,
  };
}

async function releaseSlim(each: PackedProvider, folder: string): Promise<ReleasedProvider> {
  const { package: _package, plugin: _plugin, ...released } = each;
  const slim = `${each.archives}/slim`;
  const archives = platforms.map((platform) => slimArchive(each.tarball, platform));
  for (const archive of archives) await writeInto(join(folder, slim), archive);
  const files = archives.map(({ name, content }) => ({ name, checksum: sha256(content) }));
  await writeSummary(join(folder, slim), each, files, []);
  return { ...released, slim };
}

/** Compiled code is valid only on the platform that wrote it, and only for the same plugin. */
async function codeCacheFor(
  { provider, plugin }: PackedProvider,
  { platform, executable }: NodeRuntime,
  folder: string | undefined,
): Promise<Buffer | undefined> {
  if (titleOf(platform) === titleOf(platformHere)) return codeCacheOf(plugin, executable);
  if (folder === undefined) return undefined;
  const name = codeCacheName(provider, platform, plugin);
  return readFile(join(folder, name)).catch(() => {
    throw new Error(
      `${folder} does not contain ${name}. Run \`release:archives --only-code-caches\` on ${titleOf(platform)} from the same commit, and copy its files into this folder.`,
    );
  });
}

const nodeItself = { name: "node", version: nodeVersion, license: "MIT", own: false, notices: [] };

interface ReleasedFile {
  readonly name: string;
  readonly checksum: string;
}

/** Writes the bill of materials of a plugin and the checksums of it and of the plugin's archives. */
async function writeSummary(
  folder: string,
  { package: { folder: source, manifest }, plugin, provider, npmName, version }: PackedProvider,
  archives: readonly ReleasedFile[],
  runtime: readonly (typeof nodeItself)[],
): Promise<void> {
  const bundled = [...(await bundledIn(pluginBundle, source)), ...runtime];
  const bill = billOfMaterials({ npmName, version, license: manifest.license, checksum: sha256(plugin), bundled });
  const prefix = `pulumi-resource-${provider}-v${version}`;
  const billFile = `${prefix}.cdx.json`;
  const files = [...archives, { name: billFile, checksum: sha256(bill) }];
  const lines = files.map(({ name, checksum }) => `${checksum}  ${name}\n`);
  await writeInto(folder, { name: billFile, content: bill });
  await writeInto(folder, { name: `${prefix}-SHA256SUMS`, content: lines.join("") });
}

/** The path of the download address: `@org/streamprov`. */
function folderOf(server: string): string {
  return decodeURIComponent(new URL(server).pathname).replaceAll(/^\/+|\/+$/g, "");
}

async function writeInto(
  folder: string,
  { name, content }: { readonly name: string; readonly content: string | Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
