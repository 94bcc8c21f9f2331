import { defineConfig } from "tsup";
import { commandBundle, pluginBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";
import { pluginConfig, pluginEntry } from "./plugin-config.ts";

/**
 * How a provider package is built: the SDK that programs import, the plugin that the engine starts, and the commands
 * that people call.
 */
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
  bundleConfig(commandBundle, { entry: "src/command.ts", beside: { bundle: pluginBundle, entry: pluginEntry } }),
]);
