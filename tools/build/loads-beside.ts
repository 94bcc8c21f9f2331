import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import type { Bundle } from "./bundle.ts";

/** Another bundle in the same folder, and the file that it is made of, relative to the folder of the build. */
export interface BundleBeside {
  readonly bundle: Bundle;
  readonly entry: string;
}

/**
 * Leaves out what another bundle holds: who imports the file that the other is made of loads the other when it runs, and
 * takes from it what that file exports.
 */
export function loadsBeside({ bundle, entry }: BundleBeside): Plugin {
  return {
    name: "loads-beside",
    setup({ initialOptions, onResolve }) {
      const file = resolve(initialOptions.absWorkingDir ?? process.cwd(), entry);
      onResolve({ filter: /^\./ }, ({ resolveDir, path }) =>
        join(resolveDir, path) === file ? { path: `./${bundle.name}.cjs`, external: true } : undefined,
      );
    },
  };
}
