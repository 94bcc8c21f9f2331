/** Finds the module that a line of a bundle comes from. */
export interface BundleMap {
  /** Path of the module at a line, counted from 0; undefined for the bundler's own lines. */
  moduleAt(line: number): string | undefined;
}

/** Reads the comments by which esbuild marks where each module of a readable bundle begins. */
export function bundleMap(bundle: string): BundleMap {
  const modules: (string | undefined)[] = [];
  let current: string | undefined;
  for (const line of bundle.split("\n")) {
    current = /^\/\/ (\S+\.(?:[cm]?[jt]s|json))$/.exec(line)?.[1] ?? current;
    modules.push(current);
  }
  return { moduleAt: (line) => modules[line] };
}

/** The part of the house, or the library, that a module belongs to. */
export function partOf(module: string): string {
  const own = /packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(module);
  if (own) return own[2] === undefined ? `${own[1]}` : `${own[1]} ${own[2]}`;
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return library ?? module;
}
