import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "../machine/description.ts";
import type { ProviderPackage } from "../packages/provider-package.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import type { MeasuredStack } from "../stack/measured-stack.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const stacks = 8;
const parallel = 8;

/** The names of the figures of such stacks. */
export const manyStacksFigures = {
  seconds: `${stacks} stacks at once`,
  byLimit: `${stacks} stacks at once: time by that of the limit`,
  refused: `${stacks} stacks at once: refused`,
  unevenness: `${stacks} stacks at once: slowest by fastest`,
} as const;

/** The stacks of a package whose plugins share what they learn about the limit, or do not. */
export function manyStacksOf(name: ProviderPackage["name"], sharing: boolean): string {
  return `${name}, ${sharing ? "sharing limits" : "each by itself"}`;
}

/** Stacks that are created at the same time on one account whose requests are limited. */
export function manyStacks({ name, objects, counts, limitPerSecond }: ProviderPackage): Scenario {
  const each = counts[1];
  const scenario = `${name}-many-stacks`;
  return {
    name: scenario,
    what: `${stacks} ups at once of ${each} ${objects} each, ${limitPerSecond} requests a second`,
    runs: "full",
    async measure(bench) {
      const limited = { latencyMs: 0, perSecond: limitPerSecond };
      const floor = await ups(bench, { name, each, subject: "floor", conditions: calm, sharing: false });
      for (const sharing of [false, true]) {
        const run = await ups(bench, { name, each, subject: "product", conditions: limited, sharing });
        const of = manyStacksOf(name, sharing);
        const figure = { scenario, of, load: load() };
        const atLeast = Math.max(floor.seconds, run.demandedSeconds);
        await bench.record({
          ...figure,
          what: manyStacksFigures.seconds,
          value: run.seconds,
          unit: "s",
        });
        await bench.record({
          ...figure,
          what: manyStacksFigures.byLimit,
          value: run.seconds / atLeast,
          unit: "times",
          note: `the floor takes ${floor.seconds.toFixed(1)} s, the limit ${run.demandedSeconds.toFixed(1)} s`,
        });
        await bench.record({
          ...figure,
          what: manyStacksFigures.refused,
          value: (100 * run.refused) / run.requests,
          unit: "%",
          note: `${run.refused} of ${run.requests} requests`,
        });
        await bench.record({
          ...figure,
          what: manyStacksFigures.unevenness,
          value: run.slowest / run.fastest,
          unit: "times",
          note: `${run.fastest.toFixed(1)} to ${run.slowest.toFixed(1)} s`,
        });
      }
    },
  };
}

async function ups(
  bench: Bench,
  options: {
    readonly name: ProviderPackage["name"];
    readonly each: number;
    readonly subject: Subject;
    readonly conditions: typeof calm;
    readonly sharing: boolean;
  },
) {
  const { name, each, subject, conditions, sharing } = options;
  await using platform = await Platform.start(name);
  await platform.set(conditions);
  await using made = new AsyncDisposableStack();
  const all: MeasuredStack[] = [];
  for (let number = 0; number < stacks; number++) {
    const part = { from: number * each, count: each };
    const stack = made.use(await objectsStack({ provider: name, subject, built: bench.built, platform, ...part }));
    stack.skipCheckpoints();
    stack.shareLimits(sharing ? join(tmpdir(), `shared-limits-${name}`) : undefined);
    all.push(stack);
  }
  await platform.count();
  const began = performance.now();
  const seconds = await Promise.all(
    all.map(async ({ stack }) => {
      await stack.up({ parallel });
      return (performance.now() - began) / 1000;
    }),
  );
  const slowest = Math.max(...seconds);
  return { ...(await platform.count()), seconds: slowest, slowest, fastest: Math.min(...seconds) };
}
