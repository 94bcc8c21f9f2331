import { killables } from "@org/e2e/kills";
import { killRuns } from "@org/kills";
import { load } from "../machine/description.ts";
import type { PackageName } from "../packages/package-name.ts";
import type { Scenario } from "./scenario.ts";

const count = 100;
const seed = 1;

/** Losses and leftovers when runs are killed at random moments and repeated. */
export function kills(name: PackageName): Scenario {
  return {
    name: `${name}-kills`,
    what: `${count} runs of ${name} (up, update, replace, destroy) that are killed by signal 9 and repeated`,
    runs: "asked",
    async measure(bench) {
      const plugin = bench.built.products[name].folder;
      let recovered = 0;
      let advised = 0;
      for await (const outcome of killRuns({ killable: killables[name], plugin, count, seed })) {
        if (outcome.flaws.length > 0) bench.say(`${outcome.kill}: ${outcome.flaws.join("; ")}`);
        else if (outcome.advised) advised++;
        else recovered++;
      }
      await bench.record({
        scenario: `${name}-kills`,
        what: "kills after which the repeated run is complete and nothing is left over",
        of: name,
        value: recovered,
        unit: "kills",
        note: `of ${count}, ${advised} more refused and said what to do`,
        load: load(),
      });
    },
  };
}
