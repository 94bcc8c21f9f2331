import type { ResourceState, TestedResource } from "@org/core-provider/testing";
import type { SimulatedProvider } from "./simulated-provider.ts";

/**
 * Refreshes all of them, in groups of one listing each. The first two of each group are read before, one
 * after another, and not counted: the third begins the listing, even if the others arrive late.
 */
export async function refreshed(
  { platform }: Pick<SimulatedProvider, "platform">,
  ...groups: readonly (readonly TestedResource[])[]
): Promise<(ResourceState | undefined)[]> {
  const found = new Map<TestedResource, ResourceState | undefined>();
  for (const group of groups) for (const one of group.slice(0, 2)) found.set(one, await one.read());
  platform.journal.clear();
  const others = groups.flatMap((group) => group.slice(2));
  await Promise.all(others.map(async (one) => found.set(one, await one.read())));
  return groups.flat().map((one) => found.get(one));
}
