import { stat } from "node:fs/promises";
import { join } from "node:path";
import { load } from "../machine/description.ts";
import { median } from "../machine/median.ts";
import { idleMemory, startInTurns } from "../machine/program.ts";
import type { Scenario } from "./scenario.ts";

/** The packages of the simulators: their size, start and memory. */
export const simulators: Scenario = {
  name: "simulators",
  what: "download size of the simulators, their start until they print their addresses, and their idle memory",
  runs: "always",
  measure: async (bench) => {
    const built = Object.entries(bench.built.simulators);
    for (const [name, { archive }] of built) {
      const { size } = await stat(archive);
      const what = "npm package, packed";
      const of = simulatorOf(name);
      await bench.record({ scenario: "simulators", what, of, value: size / 1000, unit: "kB", load: load() });
    }
    const programs = built.map(([name, { folder }]) => ({
      name: simulatorOf(name),
      command: process.execPath,
      args: [join(folder, `${name}-simulator`)],
    }));
    const times = await startInTurns(programs, bench.quick ? 10 : 20);
    for (const program of programs) {
      const one = { scenario: "simulators", of: program.name, load: load() };
      const all = times.get(program.name) ?? [];
      const note = `median of ${all.length}, ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
      await bench.record({ ...one, what: "start", value: median(all), unit: "ms", note });

      const { resident, peak } = await idleMemory(program);
      const highest = `at most ${(peak / 1e6).toFixed(0)} MB so far`;
      await bench.record({ ...one, what: "idle memory", value: resident / 1e6, unit: "MB", note: highest });
    }
  },
};

/** The name of a simulator in the results. */
export function simulatorOf(name: string): string {
  return `${name}, simulator`;
}
