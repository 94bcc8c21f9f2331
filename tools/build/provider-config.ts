import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import { commandBundle, pluginBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";
import { pluginConfig, pluginEntry } from "./plugin-config.ts";

/** What programs import: classes and types, nothing of the plugin. */
const sdk: Options = { entry: { index: "src/sdk/index.ts" }, target: "node22" };

/**
 * How a provider package is built: the SDK that programs import, the plugin that the engine starts, and the commands
 * that people call.
 */
export const providerConfig = defineConfig([
  { ...sdk, format: "cjs", dts: true },
  {
    ...sdk,
    format: "esm",
    clean: true,
    // The types are in one file for both formats, because they are a tenth of the download.
    onSuccess: () => writeFile("dist/index.d.ts", 'export * from "./index.cjs";\n'),
  },
  pluginConfig(),
  bundleConfig(commandBundle, { entry: "src/command.ts", beside: { bundle: pluginBundle, entry: pluginEntry } }),
]);
