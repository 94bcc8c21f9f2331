/** How many objects of each kind a platform holds. */
export type Contents = Readonly<Record<string, number>>;

/** Counts the objects of a simulated platform. It is never empty: an organization has an owner. */
export function contentsOf(platform: {
  readonly state: Readonly<Record<string, { list(): readonly unknown[] }>>;
}): Contents {
  return Object.fromEntries(Object.entries(platform.state).map(([kind, objects]) => [kind, objects.list().length]));
}
