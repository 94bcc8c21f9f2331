import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import type { Bundle } from "./bundle.ts";
import { type BundledPackage, type Notice, pathWithin, titleOf } from "./bundled-package.ts";
import { compiledCode } from "./compiled-code.ts";

/**
 * The packages whose code is in a bundle, by name and version, according to esbuild. Imported but unused code is not
 * in the bundle.
 *
 * @param folder Absolute path of the folder that the build ran in, to which the paths of the metafile are relative.
 * @throws {Error} when a bundled file belongs to no package, or is compiled code of unknown origin.
 */
export function bundledPackages(metafile: Metafile, folder: string): readonly BundledPackage[] {
  const found = new Map<string, { manifest: Manifest; files: string[] }>();
  for (const file of bundledFiles(metafile)) {
    const root = packageOf(join(folder, file));
    const entry = found.get(root) ?? { manifest: manifestIn(root), files: [] };
    found.set(root, { ...entry, files: [...entry.files, join(folder, file)] });
  }
  const packages = [...found].flatMap(([root, { manifest, files }]) => [
    described(root, manifest, files),
    ...compiledCode(manifest.name, root, files),
  ]);
  return packages.sort((one, other) => compare(titleOf(one), titleOf(other)));
}

/**
 * The contents of a bundle of a built provider package.
 *
 * @param folder Absolute path of the package's folder.
 */
export async function bundledIn({ metafile }: Bundle, folder: string): Promise<readonly BundledPackage[]> {
  const metadata = await readFile(join(folder, "dist", metafile), "utf8");
  return bundledPackages(JSON.parse(metadata) as Metafile, folder);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Files with at least one byte in the output. Virtual files of build plugins, which have a namespace, are our own. */
function bundledFiles({ outputs }: Metafile): readonly string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !/^[\w-]{2,}:/.test(file))
      .map(([file]) => file),
  );
  return [...new Set(files)].sort(compare);
}

/** The nearest folder above a file whose package.json says name and version: some say no more than their module type. */
function packageOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, "package.json"))) continue;
    const { name, version } = manifestIn(folder);
    if (name !== undefined && version !== undefined) return folder;
  }
  throw new Error(`${file} is in the bundle, but belongs to no package, so its license is unknown.`);
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function described(root: string, manifest: Manifest, files: readonly string[]): BundledPackage {
  const { name, version, license } = manifest;
  const own = !root.replaceAll("\\", "/").includes("/node_modules/");
  const notices = own ? [] : [...noticeFiles(root, files), ...noticesInCode(root, files)];
  return { name, version, ...(license === undefined ? {} : { license }), own, notices };
}

/** Licenses and notices of a package and of the folders below it that its bundled files lie in. */
function noticeFiles(root: string, files: readonly string[]): readonly Notice[] {
  const folders = new Set([root]);
  for (const file of files) {
    for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort(compare).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying|copyright)\b/i.test(entry.name))
      .map(({ name }) => name)
      .sort(compare)
      .map((name) => ({ file: pathWithin(root, join(folder, name)), text: textOf(join(folder, name)) })),
  );
}

/** Comments that say whose the code is: minifying removes them, and they may name others than the package's license. */
function noticesInCode(root: string, files: readonly string[]): readonly Notice[] {
  return files.flatMap((file) => {
    const comments = textOf(file).match(/\/\*[\s\S]*?\*\//g) ?? [];
    const notices = comments.filter((comment) => /\bcopyright\b|@license|SPDX-License-Identifier/i.test(comment));
    return notices.map((text) => ({ file: pathWithin(root, file), text }));
  });
}

/** With the line endings of this repository, so that equal input gives equal output. */
function textOf(file: string): string {
  return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
}

/** By their code units, as no locale changes. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
