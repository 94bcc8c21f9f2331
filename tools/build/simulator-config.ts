import { defineConfig } from "tsup";
import { simulatorBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";

/** How the package of a simulator is built: what tests import, and the program that starts it. */
export const simulatorConfig = defineConfig([
  {
    entry: { index: "src/index.ts" },
    format: ["esm", "cjs"],
    target: "node22",
    platform: "node",
    // The package depends on no other, neither in its code nor in its types.
    noExternal: [/.*/],
    dts: {
      compilerOptions: {
        // Without these paths, the shared part would count as a package that users install.
        paths: {
          "@org/simulator": ["../shared/src/index.ts"],
          "@org/simulator/testing": ["../shared/src/testing.ts"],
        },
      },
    },
    clean: true,
    // Bundled packages are CommonJS, and call `require` for the modules of Node.
    banner: ({ format }) =>
      format === "esm"
        ? { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' }
        : {},
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
    },
  },
  bundleConfig(simulatorBundle, { entry: "main.ts" }),
]);
