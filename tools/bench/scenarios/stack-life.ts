import { load } from "../machine/description.ts";
import type { PackageName } from "../packages/package-name.ts";
import type { ProviderPackage } from "../packages/provider-package.ts";
import { type Conditions, calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { OperationName, Subject } from "../report/figures.ts";
import type { Measured, MeasuredStack } from "../stack/measured-stack.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

// What the CLI takes on a machine of two cores when nothing is said.
const parallel = 8;

/** The lives of stacks of a package, of each of its sizes, beside the same lives with a provider that does nothing. */
export function stackLives({ name, objects, counts, limitPerSecond }: ProviderPackage): readonly Scenario[] {
  const [few, many, most] = counts;
  const limited = { latencyMs: 0, perSecond: limitPerSecond };
  const rough = [{ latencyMs: 50, perSecond: 0 }, limited, { latencyMs: 50, perSecond: limitPerSecond }];
  const lifeOf = (count: number, runs: Scenario["runs"], quickly: readonly Conditions[]): Scenario => ({
    name: `${name}-${count}`,
    what: `the life of a stack of ${count} ${objects}: up, second up, preview, refresh, destroy`,
    runs,
    measure: async (bench) => {
      const scenario = `${name}-${count}`;
      await life(bench, { scenario, provider: name, subject: "floor", count, conditions: calm });
      for (const conditions of [calm, ...(bench.quick ? quickly : rough)]) {
        await life(bench, { scenario, provider: name, subject: "product", count, conditions });
      }
    },
  });
  return [lifeOf(few, "always", []), lifeOf(many, "always", [limited]), lifeOf(most, "full", [])];
}

interface Life {
  readonly scenario: string;
  readonly provider: PackageName;
  readonly subject: Subject;
  readonly count: number;
  readonly conditions: Conditions;
}

async function life(bench: Bench, one: Life): Promise<void> {
  const { scenario, provider, subject, count, conditions } = one;
  await using platform = await Platform.start(provider);
  await platform.set(conditions);
  await using stack = await objectsStack({ provider, subject, built: bench.built, count, platform });
  const record = (measured: Measured) =>
    bench.record({ scenario, provider, subject, objects: count, ...conditions, ...measured });

  const { objects: before } = await platform.count();
  await record(await stack.measure("up", parallel));
  await expectObjects(platform, before + (subject === "floor" ? 0 : count));
  const repeats = bench.quick ? 1 : 3;
  for (const operation of ["second up", "preview", "refresh"] as const) {
    await record(await medianOf(stack, operation, repeats));
  }
  if (conditions === calm) await recordState(bench, one, stack);
  await record(await stack.measure("destroy", parallel));
  await expectObjects(platform, before);
}

/** The run with the median wall time, of operations that change nothing. */
async function medianOf(stack: MeasuredStack, operation: OperationName, repeats: number): Promise<Measured> {
  const runs: Measured[] = [];
  for (let i = 0; i < repeats; i++) runs.push(await stack.measure(operation, parallel));
  const middle = runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(repeats / 2)];
  if (middle === undefined) throw new RangeError("Nothing was run.");
  return middle;
}

async function recordState(bench: Bench, { scenario, provider, subject }: Life, stack: MeasuredStack): Promise<void> {
  const resources = await stack.stack.resources();
  const bytes = resources.reduce((sum, { outputs }) => sum + JSON.stringify(outputs ?? {}).length, 0);
  await bench.record({
    scenario,
    what: `state: outputs of an object, ${resources.length} objects`,
    of: subject === "floor" ? `floor of ${provider}` : provider,
    value: bytes / resources.length,
    unit: "B",
    note: "JSON, secrets encrypted",
    load: load(),
  });
}

async function expectObjects(platform: Platform, expected: number): Promise<void> {
  const { objects } = await platform.count();
  if (objects !== expected) throw new Error(`The platform has ${objects} objects where ${expected} were expected.`);
}
