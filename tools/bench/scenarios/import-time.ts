import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { load } from "../machine/description.ts";
import { median } from "../machine/median.ts";
import type { Scenario } from "./scenario.ts";

const forms = [
  { name: "ESM", script: "import-sdk.mjs" },
  { name: "CommonJS", script: "import-sdk.cjs" },
];

/** What the SDKs add to the start of a program. */
export const importTime: Scenario = {
  name: "import",
  what: "import of the SDKs over `@pulumi/pulumi` alone",
  runs: "always",
  measure: async (bench) => {
    const rounds = bench.quick ? 5 : 15;
    for (const of of Object.keys(bench.built.products)) {
      for (const { name, script } of forms) {
        const path = join(import.meta.dirname, script);
        const times = Array.from({ length: rounds }, () => inFreshProcess(path, `@org/${of}`));
        await bench.record({
          scenario: "import",
          what: `SDK import, ${name}`,
          of,
          value: median(times.map(({ sdk }) => sdk)),
          unit: "ms",
          note: `over @pulumi/pulumi, which takes ${median(times.map(({ base }) => base)).toFixed(0)} ms; median of ${rounds} processes`,
          load: load(),
        });
      }
    }
  },
};

function inFreshProcess(script: string, sdk: string): { readonly base: number; readonly sdk: number } {
  return JSON.parse(execFileSync(process.execPath, [script, sdk], { encoding: "utf8" })) as ReturnType<
    typeof inFreshProcess
  >;
}
