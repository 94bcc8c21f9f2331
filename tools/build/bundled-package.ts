/** A package whose code a bundle holds. */
export interface BundledPackage {
  readonly name: string;
  /** Unknown for code that another package carries in compiled form. */
  readonly version?: string;
  /** As its package.json says it: an SPDX expression. */
  readonly license?: string;
  /** Whether it is of this workspace. */
  readonly own: boolean;
  /** The notices that must accompany its code, in the order of their names. */
  readonly notices: readonly Notice[];
}

/** A text that must accompany third-party code. */
export interface Notice {
  /** The file it stands in, relative to the package. */
  readonly file: string;
  readonly text: string;
}

/** Name and version of a package, as its notices are headed. */
export function titleOf({ name, version }: Pick<BundledPackage, "name" | "version">): string {
  return version === undefined ? name : `${name}@${version}`;
}

/** The path of a file relative to the package that it is of, with `/` between its parts. */
export function pathWithin(root: string, file: string): string {
  return file.slice(root.length + 1).replaceAll("\\", "/");
}
