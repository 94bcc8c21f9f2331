import { load } from "../machine/description.ts";
import { Platform } from "../platform/platform.ts";
import type { OperationName, Subject } from "../report/figures.ts";
import type { Measured, MeasuredStack } from "../stack/measured-stack.ts";
import { topicsStack } from "../stack/topics-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

/** What the platform is like. */
interface Conditions {
  readonly latencyMs: number;
  /** 0 for as many as come. */
  readonly perSecond: number;
}

const calm: Conditions = { latencyMs: 0, perSecond: 0 };
const rough: readonly Conditions[] = [
  { latencyMs: 50, perSecond: 0 },
  { latencyMs: 0, perSecond: 50 },
  { latencyMs: 50, perSecond: 50 },
];
// What the CLI takes on a machine of two cores when nothing is said.
const parallel = 8;

/** The life of so many topics, beside the same life with a provider that does nothing. */
export function topics(count: number, runs: Scenario["runs"]): Scenario {
  return {
    name: `topics-${count}`,
    what: `up, preview without changes, refresh and destroy of ${count} topics`,
    runs,
    measure: async (bench) => {
      await life(bench, "floor", count, calm);
      for (const conditions of bench.quick ? [calm] : [calm, ...rough]) {
        await life(bench, "streamprov", count, conditions);
      }
    },
  };
}

async function life(bench: Bench, subject: Subject, count: number, conditions: Conditions): Promise<void> {
  const { latencyMs, perSecond } = conditions;
  await using platform = await Platform.start({ latencyMs, ...(perSecond > 0 ? { rateLimit: { perSecond } } : {}) });
  const plugin = subject === "floor" ? bench.built.floor : bench.built.product;
  await using stack = await topicsStack({ subject, plugin, topics: count, platform });
  const record = (measured: Measured) =>
    bench.record({ scenario: `topics-${count}`, subject, topics: count, ...conditions, ...measured });

  await record(await stack.measure("up", parallel));
  await expectTopics(platform, subject === "floor" ? 0 : count);
  const repeats = bench.quick ? 1 : 3;
  await record(await medianOf(stack, "preview", repeats));
  await record(await medianOf(stack, "refresh", repeats));
  if (conditions === calm) await recordState(bench, subject, count, stack);
  await record(await stack.measure("destroy", parallel));
  await expectTopics(platform, 0);
}

/** The run with the median wall time, of operations that change nothing. */
async function medianOf(stack: MeasuredStack, operation: OperationName, repeats: number): Promise<Measured> {
  const runs: Measured[] = [];
  for (let i = 0; i < repeats; i++) runs.push(await stack.measure(operation, parallel));
  const middle = runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(repeats / 2)];
  if (middle === undefined) throw new RangeError("Nothing was run.");
  return middle;
}

async function recordState(bench: Bench, subject: Subject, count: number, stack: MeasuredStack): Promise<void> {
  const resources = await stack.stack.resources();
  const bytes = resources.reduce((sum, { outputs }) => sum + JSON.stringify(outputs ?? {}).length, 0);
  await bench.record({
    scenario: `topics-${count}`,
    what: `state: outputs of a topic, ${subject}, ${count} topics`,
    value: bytes / resources.length,
    unit: "B",
    note: "JSON, secrets encrypted",
    load: load(),
  });
}

async function expectTopics(platform: Platform, expected: number): Promise<void> {
  const { topics: found } = await platform.count();
  if (found !== expected) throw new Error(`The platform has ${found} topics where ${expected} were expected.`);
}
