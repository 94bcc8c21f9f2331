import type { ProviderPackage } from "../packages/provider-package.ts";
import { packages } from "../packages/table.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import type { Measured } from "../stack/measured-stack.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const parallel = 8;

/** What creating a stack costs beside the floor, without the engine's checkpoints. */
export const ups: readonly Scenario[] = [
  upOf({ name: "up", count: 1000, rounds: 3, runs: "full" }),
  upOf({ name: "up-10000", count: 10_000, rounds: 1, runs: "asked" }),
];

function upOf(options: {
  readonly name: string;
  readonly count: number;
  /** Runs of the floor and of the product in turns; the one with the median CPU time is recorded. */
  readonly rounds: number;
  readonly runs: Scenario["runs"];
}): Scenario {
  const { name, count, rounds, runs } = options;
  return {
    name,
    what: `up of ${count} objects of each package without the engine's checkpoints, ${rounds === 1 ? "once" : `the median of ${rounds} runs`}`,
    runs,
    measure: async (bench) => {
      for (const provider of Object.values(packages)) {
        const measured: Record<Subject, Measured[]> = { floor: [], product: [] };
        for (let round = 0; round < rounds; round++) {
          for (const subject of ["floor", "product"] as const) {
            measured[subject].push(await up(bench, provider, subject, count));
          }
        }
        for (const subject of ["floor", "product"] as const) {
          const figures = { scenario: name, provider: provider.name, subject, objects: count, ...calm };
          await bench.record({ ...figures, ...median(measured[subject]) });
        }
      }
    },
  };
}

async function up(bench: Bench, { name }: ProviderPackage, subject: Subject, count: number): Promise<Measured> {
  await using platform = await Platform.start(name);
  await using stack = await objectsStack({ provider: name, subject, built: bench.built, count, platform });
  stack.skipCheckpoints();
  const measured = await stack.measure("up", parallel);
  const { seconds, pluginCpuSeconds } = measured;
  bench.say(`${name}, ${subject}: ${seconds.toFixed(1)} s, plugin CPU ${pluginCpuSeconds.toFixed(2)} s`);
  return measured;
}

function median(runs: readonly Measured[]): Measured {
  const middle = runs.toSorted((a, b) => a.pluginCpuSeconds - b.pluginCpuSeconds)[Math.floor(runs.length / 2)];
  if (middle === undefined) throw new RangeError("Nothing was run.");
  return middle;
}
