import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { defineConfig, type Options } from "tsup";
import { commandBundle, pluginBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";
import { pluginConfig, pluginEntry } from "./plugin-config.ts";

/** What programs import: classes and types, nothing of the plugin. */
const sdk: Options = { entry: { index: "src/sdk/index.ts" }, target: "node22" };

/** The declarations of each family are in a separate file, to which the others and `index` refer. */
const families = globSync("src/sdk/families/*.ts").map((file) => `families/${basename(file, ".ts")}`);
const declarations = {
  ...sdk.entry,
  ...Object.fromEntries(families.map((family) => [family, `src/sdk/${family}.ts`])),
};

/**
 * How a provider package is built: the SDK that programs import, the plugin that the engine starts, and the commands
 * that people call.
 */
export const providerConfig = defineConfig([
  { ...sdk, format: "cjs", dts: { entry: declarations } },
  {
    ...sdk,
    format: "esm",
    clean: true,
    onSuccess: async () => {
      // Both formats share the files with the types, because they are a tenth of the download.
      for (const name of Object.keys(declarations)) {
        await mkdir(dirname(`dist/${name}`), { recursive: true });
        await writeFile(`dist/${name}.d.ts`, `export * from "./${basename(name)}.cjs";\n`);
      }
    },
  },
  pluginConfig(),
  bundleConfig(commandBundle, { entry: "src/command.ts", beside: { bundle: pluginBundle, entry: pluginEntry } }),
]);
