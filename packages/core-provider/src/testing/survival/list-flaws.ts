import type { Fields } from "../../definition/field.ts";
import { type FaultyPlatform, type Life, type SurvivalSetup, startWorld } from "./setup.ts";

/** A resource, as far as it lists. */
export interface ListingResource {
  readonly name: string;
  readonly spec: { readonly list?: { readonly query?: Fields } };
}

/**
 * Makes an object, and looks for it among those of its kind: a listing within the scope of its inputs must hold it.
 *
 * @returns what goes otherwise, a sentence each; empty when nothing does.
 */
export async function listFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  { name, spec: { list } }: ListingResource,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  return startWorld(setup, prepare, async (platform, { inputs }) => {
    await using host = await setup.startProvider(platform);
    const it = host.resource(name, "it");
    await it.create(inputs);
    const scope = Object.keys(list?.query ?? {}).filter((property) => inputs[property] !== undefined);
    const found = await host.list(name, Object.fromEntries(scope.map((property) => [property, inputs[property]])));
    await platform.close();
    const ids = found.map(({ id }) => id);
    return ids.includes(it.id ?? "") ? [] : [`${it.id} is not among the ${ids.length} listed`];
  });
}
