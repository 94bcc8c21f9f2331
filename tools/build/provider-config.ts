import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";

/** How a provider package is built: the SDK that programs import, and the plugin that the engine starts. */
export const providerConfig = defineConfig([
  {
    // What programs import: classes and types, nothing of the plugin.
    entry: { index: "src/sdk/index.ts" },
    format: ["esm", "cjs"],
    target: "node22",
    dts: true,
    clean: true,
  },
  {
    // What the engine starts: one file with nothing left to resolve.
    entry: { plugin: "src/plugin.ts" },
    format: ["cjs"],
    target: "node22",
    platform: "node",
    noExternal: [/.*/],
    splitting: false,
    minify: true,
    esbuildPlugins: [withoutExperimentalParser()],
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
      options.legalComments = "none";
    },
  },
]);

/** Leaves out the second HTTP parser of undici (150 kB), which only an environment variable of its own switches on. */
function withoutExperimentalParser(): Plugin {
  return {
    name: "without-experimental-parser",
    setup(build) {
      build.onResolve({ filter: /\/milo\/(no-)?simd\.js$/ }, ({ path }) => ({ path, namespace: "left-out" }));
      build.onLoad({ filter: /.*/, namespace: "left-out" }, () => ({
        contents: 'throw new Error("undici\'s experimental parser is not part of this plugin; unset UNDICI_USE_MILO");',
      }));
    },
  };
}
