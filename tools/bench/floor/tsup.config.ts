import { defineConfig } from "tsup";

/** Built as the provider packages build their plugins, so that the difference is the provider's own. */
export default defineConfig({
  entry: { plugin: "floor/plugin.ts" },
  outDir: "floor/dist",
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
});
