import type { Fields } from "../../definition/field.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import { failureOf } from "../responses/failure-of.ts";
import { censusOf, differenceOf } from "./census.ts";
import { newFolder, remove, started } from "./plugin.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/** A failed creation is fine when its message says how to continue. */
const advice = /pulumi (import|refresh|up|state delete)|resource option/;

/** The property whose value is generated from the resource's name if the program does not set it. */
export function automaticName({ spec }: ResourceDefinition): string | undefined {
  return Object.entries(spec.fields as Fields).find(([, { facts }]) => facts.autoName !== undefined)?.[0];
}

/**
 * Creates an object with a plugin that then ends, and creates the same object with a second plugin, which has neither its
 * state nor its creation notes, such as on a new CI runner.
 *
 * @param unset - A property that the program does not set. With an automatic name, the two creates request different ones.
 * @returns the flaws, as one sentence each: a second object although no warning names the first, or a failure without
 * advice. Empty without flaws.
 */
export async function lostNotesFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
  unset?: string,
): Promise<string[]> {
  return startWorld(setup, prepare, async (platform, life) => {
    const inputs: Values = Object.fromEntries(Object.entries(life.inputs).filter(([name]) => name !== unset));
    const notes = [newFolder(), newFolder()] as const;
    const first = await started(setup, platform, notes[0]);
    const left = first.host.resource(type, "it");
    await left.create(inputs);
    await first.host.stop();
    const census = () => censusOf(platform.state, setup.history);
    const before = census();

    const { host } = await started(setup, platform, notes[1]);
    const again = host.resource(type, "it");
    // Each check gets another seed, so the create after a preview requests another automatic name than the first plugin.
    await again.check(inputs);
    const failure = await failureOf(again.create(inputs));
    const difference = differenceOf(census(), before);
    const warnings = host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    await host.stop();
    for (const folder of notes) remove(folder);
    await platform.close();

    if (failure !== undefined && difference !== undefined) return [`it fails, and there are ${difference}: ${failure}`];
    if (failure !== undefined) return advice.test(failure) ? [] : [`the failure does not say what to do: ${failure}`];
    const isNamed = warnings.some((message) => message.includes(left.id ?? ""));
    return difference === undefined || isNamed ? [] : [`there are ${difference}, and no warning names ${left.id}`];
  });
}
