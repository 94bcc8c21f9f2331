import { writeFile } from "node:fs/promises";
import { defineConfig } from "tsup";
import { simulatorBundle } from "./bundle.ts";
import { bundleConfig } from "./bundle-config.ts";

const entry = { index: "src/index.ts", "test-stack": "src/test-stack.ts" };

/** How the package of a simulator is built: what tests import, and the program that starts it. */
export const simulatorConfig = defineConfig([
  {
    entry,
    format: "cjs",
    // Both entries share their code.
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
    // ECMAScript modules get the same code, so that the package contains it once and a process loads it once.
    async onSuccess() {
      for (const name of Object.keys(entry)) {
        for (const file of [`${name}.js`, `${name}.d.ts`]) {
          await writeFile(`dist/${file}`, `export * from "./${name}.cjs";\n`);
        }
      }
    },
    esbuildOptions: (options) => {
      options.conditions = ["@org/source", "node"];
    },
  },
  // Not the other one: it would remove the types that it has just written for ECMAScript modules.
  { ...bundleConfig(simulatorBundle, { entry: "main.ts" }), clean: true },
]);
