import { pluginConfig } from "@org/build/plugin-config";

/** The product's plugin with its functions' names and the paths of its modules, so that a profile can be read. */
export default pluginConfig({
  entry: "../../packages/streamprov/src/plugin.ts",
  outDir: "profile/dist/dist",
  minify: false,
});
