import type { PackedFile } from "./tarball.ts";

/** How big a package is, in bytes. */
export interface PackageSize {
  /** What is downloaded. */
  readonly packed: number;
  /** What lies on disk afterwards. */
  readonly unpacked: number;
  readonly files: number;
}

/** The most that the plugin's bundle may weigh: the engine starts it several times in one `pulumi up`. */
const pluginBudget = 1_000_000;
/** The most that the download of any package may weigh. */
const packedBudget = 1_000_000;

/** The size of a packed package. */
export function sizeOf(tarball: Uint8Array, files: readonly PackedFile[]): PackageSize {
  const unpacked = files.reduce((sum, { content }) => sum + content.length, 0);
  return { packed: tarball.length, unpacked, files: files.length };
}

/** Checks the size of a package, and of the plugin in it if there is one. */
export function problemsOfSize(size: PackageSize, files: readonly PackedFile[]): readonly string[] {
  const heavyPlugins = files.filter(({ path, content }) => {
    return /^dist\/plugin\.[cm]?js$/.test(path) && content.length > pluginBudget;
  });
  return [
    ...(size.packed > packedBudget
      ? [`it weighs ${kilobytes(size.packed)} packed, more than ${kilobytes(packedBudget)}`]
      : []),
    ...heavyPlugins.map(({ path, content }) => {
      return `${path} weighs ${kilobytes(content.length)}, more than ${kilobytes(pluginBudget)}`;
    }),
  ];
}

/** A size in one line. */
export function describeSize({ packed, unpacked, files }: PackageSize): string {
  return `${kilobytes(packed)} packed, ${kilobytes(unpacked)} unpacked, ${files} files`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
