import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPackages, pack } from "@org/checks/pack";
import { type ProviderPackage, providerPackages } from "@org/checks/workspace-packages";
import { platforms } from "./platforms.ts";
import { pluginArchive } from "./plugin-archive.ts";

/** What of a provider is released. */
export interface ReleasedProvider {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  /** Name of its npm package. */
  readonly npmName: string;
  readonly version: string;
  /** The address that the engine is told to download the plugin from; `${VERSION}` stands for the version. */
  readonly server: string;
  /** Content of the packed npm package. */
  readonly tarball: Buffer;
  /** Folder with the archives of the plugin, relative to the folder of all. */
  readonly archives: string;
}

/** Name of the file that holds the checksums of the archives beside it, as `sha256sum --check` reads it. */
export const checksumFile = "SHA256SUMS";

/**
 * Builds and packs every provider of a workspace, and writes the archives of their plugins for every platform into a
 * folder, each provider's into the path that its download address names: what is in the folder can be put onto the
 * release host as it is.
 *
 * @param folder Absolute path; what it held of the same releases is replaced.
 */
export async function releaseArchives(workspace: string, folder: string): Promise<readonly ReleasedProvider[]> {
  const providers = await providerPackages(workspace);
  await buildPackages(
    workspace,
    providers.map(({ manifest }) => manifest.name),
  );
  const released: ReleasedProvider[] = [];
  for (const each of providers) released.push(await release(each, folder));
  return released;
}

async function release({ folder: source, provider, manifest }: ProviderPackage, folder: string) {
  const { name: npmName, version, pulumi } = manifest;
  const { server } = pulumi ?? {};
  if (server === undefined) {
    throw new Error(
      `${npmName} names no address to download its plugin from: set "server" in "pulumi" of package.json.`,
    );
  }
  const archives = folderOf(server, version);
  const tarball = await pack(source);
  await writeArchives(tarball, join(folder, archives));
  return { provider, npmName, version, server, tarball, archives };
}

/** The path of the download address: `@org/streamprov@1.2.3`. */
function folderOf(server: string, version: string): string {
  const address = new URL(server.replaceAll(/\$\{VERSION\}/g, version));
  return decodeURIComponent(address.pathname).replaceAll(/^\/+|\/+$/g, "");
}

async function writeArchives(tarball: Uint8Array, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archives = platforms.map((platform) => pluginArchive(tarball, platform));
  for (const { name, content } of archives) await writeFile(join(folder, name), content);
  const checksums = archives.map(({ name, content }) => `${sha256(content)}  ${name}\n`);
  await writeFile(join(folder, checksumFile), checksums.join(""));
}

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
