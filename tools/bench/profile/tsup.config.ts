import { defineConfig } from "tsup";

/** The product's plugin with its functions' names and the paths of its modules, so that a profile can be read. */
export default defineConfig({
  entry: { plugin: "../../packages/streamprov/src/plugin.ts" },
  outDir: "profile/dist/dist",
  format: ["cjs"],
  target: "node22",
  platform: "node",
  noExternal: [/.*/],
  splitting: false,
  minify: false,
  esbuildOptions: (options) => {
    options.conditions = ["@org/source", "node"];
    options.legalComments = "none";
  },
});
