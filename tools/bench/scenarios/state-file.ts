import type { Deployment } from "@pulumi/pulumi/automation/index.js";
import type { ProviderPackage } from "../packages/provider-package.ts";
import { calm } from "../platform/conditions.ts";
import { Platform } from "../platform/platform.ts";
import type { Subject } from "../report/figures.ts";
import type { MeasuredStack } from "../stack/measured-stack.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const parallel = 8;

/** A stack so large that its making would take the engine longer than anybody waits: it is read from a state file. */
export function stateFiles(provider: ProviderPackage): readonly Scenario[] {
  const { name, objects, fromStateFile } = provider;
  if (fromStateFile === undefined) return [];
  const scenario = `${name}-${fromStateFile}`;
  return [
    {
      name: scenario,
      what: `preview and refresh of ${fromStateFile} ${objects} from a state file`,
      runs: "full",
      measure: async (bench) => {
        for (const subject of ["floor", "product"] as const) await reading(bench, provider, subject, fromStateFile);
      },
    },
  ];
}

async function reading(bench: Bench, { name }: ProviderPackage, subject: Subject, count: number): Promise<void> {
  await using platform = await Platform.start(name);
  const options = { provider: name, subject, built: bench.built, platform };
  const state = await stateOfOne(options);
  await platform.place(1, count);
  await using stack = await objectsStack({ ...options, count });
  await stack.stack.stack.importStack(multiplied(state, count, await platform.declare(count)));
  for (const operation of ["preview", "refresh"] as const) {
    const measured = await stack.measure(operation, parallel);
    await bench.record({
      scenario: `${name}-${count}`,
      provider: name,
      subject,
      objects: count,
      ...calm,
      ...measured,
    });
  }
}

/** The state of a stack of one object, which stays on the platform. */
async function stateOfOne(options: Omit<Parameters<typeof objectsStack>[0], "count">): Promise<Deployment> {
  await using stack: MeasuredStack = await objectsStack({ ...options, count: 1 });
  await stack.measure("up", parallel);
  return await stack.stack.stack.exportStack();
}

/** The state with the given number of objects, which are copies of one object with different names. */
function multiplied(state: Deployment, count: number, objects: readonly { readonly name: string }[]): Deployment {
  const { resources = [], ...rest } = state.deployment as { resources?: readonly { readonly type: string }[] };
  const own = resources.filter(({ type }) => !type.startsWith("pulumi:"));
  const [one, first] = [JSON.stringify(own[0]), objects[0]?.name];
  if (own.length !== 1 || first === undefined) throw new Error("The state was to hold one object.");
  const copies = objects.slice(0, count).map(({ name }) => JSON.parse(one.replaceAll(first, name)) as object);
  const others = resources.filter(({ type }) => type.startsWith("pulumi:"));
  return { ...state, deployment: { ...rest, resources: [...others, ...copies] } };
}
