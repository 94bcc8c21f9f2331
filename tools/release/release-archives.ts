import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pluginBundle } from "@org/build/bundle";
import { bundledIn } from "@org/build/bundled-packages";
import { buildPackages, pack } from "@org/checks/pack";
import { filesOfTarball } from "@org/checks/tarball";
import { type ProviderPackage, providerPackages } from "@org/checks/workspace-packages";
import { billOfMaterials } from "./bill-of-materials.ts";
import { platforms } from "./platforms.ts";
import { contentOf, pluginArchive } from "./plugin-archive.ts";

/** What of a provider is released. */
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
  /** Folder with the archives of the plugin, in all its versions, relative to the folder of all. */
  readonly archives: string;
}

/**
 * Builds and packs every provider of a workspace, and writes the archives of their plugins for every platform into a
 * folder, each provider's into the path of its download address. The contents of the folder can be copied to the
 * release host unchanged. Next to the archives are the plugin's bill of materials and, as `sha256sum --check` reads
 * them, the checksums of all of these.
 *
 * @param folder Absolute path; what it held of the same releases is replaced, other versions stay.
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
  const { name: npmName, version, license, pulumi } = manifest;
  const { server } = pulumi ?? {};
  if (server === undefined) {
    throw new Error(
      `${npmName} names no address to download its plugin from: set "server" in "pulumi" of package.json.`,
    );
  }
  const archives = folderOf(server);
  const tarball = await pack(source);
  const checksum = sha256(contentOf(filesOfTarball(tarball), "dist/plugin.cjs"));
  const bundled = await bundledIn(pluginBundle, source);
  const bill = billOfMaterials({ npmName, version, license, checksum, bundled });
  const prefix = `pulumi-resource-${provider}-v${version}`;
  await writeWithChecksums(join(folder, archives), `${prefix}-SHA256SUMS`, [
    ...platforms.map((platform) => pluginArchive(tarball, platform)),
    { name: `${prefix}.cdx.json`, content: bill },
  ]);
  return { provider, npmName, version, server, tarball, archives };
}

/** The path of the download address: `@org/streamprov`. */
function folderOf(server: string): string {
  return decodeURIComponent(new URL(server).pathname).replaceAll(/^\/+|\/+$/g, "");
}

interface ReleasedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

async function writeWithChecksums(folder: string, checksumFile: string, files: readonly ReleasedFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, content } of files) await writeFile(join(folder, name), content);
  const checksums = files.map(({ name, content }) => `${sha256(content)}  ${name}\n`);
  await writeFile(join(folder, checksumFile), checksums.join(""));
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
