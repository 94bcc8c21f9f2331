import { pluginConfig } from "@org/build/plugin-config";

/** A product's plugin with its functions' names and the paths of its modules, so that a profile can be read. */
export default pluginConfig({
  entry: `../../packages/${process.env["PROFILED_PACKAGE"]}/src/plugin.ts`,
  outDir: "profile/dist/dist",
  minify: false,
});
