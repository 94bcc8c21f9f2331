import { defineConfig } from "tsup";
import { simulatorBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";

/** How the package of a simulator is built: what tests import, and the program that starts it. */
export const simulatorConfig = defineConfig([
  {
    entry: { index: "src/index.ts", "test-stack": "src/test-stack.ts" },
    format: ["esm", "cjs"],
    // Both entries share their code, also as CommonJS.
    splitting: true,
    target: "node22",
    platform: "node",
    // The package needs no other, neither for its code nor for its types; tests of Pulumi programs have Pulumi's.
    noExternal: [/^(?!@pulumi\/pulumi)/],
    dts: {
      compilerOptions: {
        // Without these paths, the shared part would count as a package that users install.
        paths: {
          "@org/simulator": ["../shared/src/index.ts"],
          "@org/simulator/testing": ["../shared/src/testing.ts"],
          "@org/simulator/test-stack": ["../shared/src/test-stack.ts"],
        },
      },
    },
    clean: true,
    // Bundled packages are CommonJS, and call `require` for the modules of Node.
    banner: ({ format }) =>
      format === "esm"
        ? {
            js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
          }
        : {},
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
    },
  },
  bundleConfig(simulatorBundle, { entry: "main.ts" }),
]);
