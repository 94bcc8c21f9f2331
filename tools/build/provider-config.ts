import { defineConfig } from "tsup";
import { pluginConfig } from "./plugin-config.ts";

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
  pluginConfig(),
]);
