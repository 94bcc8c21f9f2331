import type { Plugin } from "esbuild";

/** Omits the second HTTP parser of undici (150 kB), which is only used if an environment variable enables it. */
export function withoutExperimentalParser(): Plugin {
  return {
    name: "without-experimental-parser",
    setup(build) {
      build.onResolve({ filter: /\/milo\/(no-)?simd\.js$/ }, ({ path }) => ({ path, namespace: "left-out" }));
      build.onLoad({ filter: /.*/, namespace: "left-out" }, () => ({
        contents: 'throw new Error("undici\'s experimental parser is not part of this bundle; unset UNDICI_USE_MILO");',
      }));
    },
  };
}
