import { pluginConfig } from "@org/build/plugin-config";

/** Built as the provider packages build their plugins, so that the difference is the provider's own. */
export default pluginConfig({ entry: "floor/plugin.ts", outDir: "floor/dist" });
