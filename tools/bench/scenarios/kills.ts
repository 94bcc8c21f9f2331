import { killedPrograms, killRuns } from "@org/kills";
import { load } from "../machine/description.ts";
import type { PackageName } from "../packages/package-name.ts";
import type { Scenario } from "./scenario.ts";

const count = 40;
const seed = 1;

/** What is left over when an `up` is killed at a random moment and run again. */
export function kills(name: PackageName): Scenario {
  return {
    name: `${name}-kills`,
    what: `${count} ups of ${name} that are killed by signal 9, the CLI or the plugin, and run again`,
    runs: "asked",
    async measure(bench) {
      const plugin = bench.built.products[name].folder;
      let mended = 0;
      for await (const { kill, flaws } of killRuns({ program: killedPrograms[name], plugin, count, seed })) {
        if (flaws.length === 0) mended++;
        else bench.say(`${kill}: ${flaws.join("; ")}`);
      }
      await bench.record({
        scenario: `${name}-kills`,
        what: "kills after which the next up is complete and nothing is left over",
        of: name,
        value: mended,
        unit: "kills",
        note: `of ${count}`,
        load: load(),
      });
    },
  };
}
