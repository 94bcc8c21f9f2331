import { gzipSync } from "node:zlib";
import type { PackedFile } from "./tarball.ts";

/** How big a package is, in bytes. */
export interface PackageSize {
  /** Size of the download. */
  readonly packed: number;
  /** What lies on disk afterwards. */
  readonly unpacked: number;
  readonly files: number;
}

/** The most that the plugin's bundle may weigh: the engine starts it several times in one `pulumi up`. */
const pluginBudget = 2_000_000;
/** The same, compressed: what it adds to a download. */
const compressedBudget = 550_000;
/** The most that the bundle of the commands may weigh: the definitions and the core are in the plugin's alone. */
const commandBudget = 250_000;
/** The most that the download of any package may weigh: a hundred resources with their types and texts take 1.1 MB. */
const packedBudget = 1_200_000;

/** The size of a packed package. */
export function sizeOf(tarball: Uint8Array, files: readonly PackedFile[]): PackageSize {
  const unpacked = files.reduce((sum, { content }) => sum + content.length, 0);
  return { packed: tarball.length, unpacked, files: files.length };
}

/** Checks the size of a package, and of the plugin in it if there is one. */
export function problemsOfSize(size: PackageSize, files: readonly PackedFile[]): readonly string[] {
  const plugins = files.filter(({ path }) => /^dist\/plugin\.[cm]?js$/.test(path));
  const commands = files.filter(({ path }) => path === "dist/command.cjs");
  return [
    ...tooHeavy("packed it", size.packed, packedBudget),
    ...plugins.flatMap(({ path, content }) => [
      ...tooHeavy(path, content.length, pluginBudget),
      ...tooHeavy(`${path}, compressed,`, gzipSync(content).length, compressedBudget),
    ]),
    ...commands.flatMap(({ path, content }) => tooHeavy(path, content.length, commandBudget)),
  ];
}

function tooHeavy(what: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`${what} weighs ${kilobytes(bytes)}, more than ${kilobytes(budget)}`] : [];
}

/** A size in one line. */
export function describeSize({ packed, unpacked, files }: PackageSize): string {
  return `${kilobytes(packed)} packed, ${kilobytes(unpacked)} unpacked, ${files} files`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
