import type { StreamprovSimulator } from "@org/simulator-streamprov";

/** How many objects of each kind a platform holds. */
export type Contents = Readonly<Record<string, number>>;

/** Counts the objects of a platform. It is never empty: an organization has an owner with a key. */
export function contentsOf(platform: StreamprovSimulator): Contents {
  return Object.fromEntries(Object.entries(platform.state).map(([kind, objects]) => [kind, objects.list().length]));
}
