import { defineConfig } from "tsup";

export default defineConfig([
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
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
      options.legalComments = "none";
    },
  },
]);
