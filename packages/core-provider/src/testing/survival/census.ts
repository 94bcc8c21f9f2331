/** How many objects of each kind there are. */
export type Census = Readonly<Record<string, number>>;

/** Counts the existing objects, without stores that record events. */
export function censusOf(state: object, history: readonly string[] = []): Census {
  const stores = Object.entries(state as Record<string, { list(): readonly unknown[] }>);
  const counted = stores.filter(([kind]) => !history.includes(kind));
  return Object.fromEntries(counted.map(([kind, store]) => [kind, store.list().length]));
}

/** Describes how two counts differ; undefined if they are equal. */
export function differenceOf(found: Census, expected: Census): string | undefined {
  const others = Object.keys(expected).filter((kind) => found[kind] !== expected[kind]);
  if (others.length === 0) return undefined;
  return others.map((kind) => `${found[kind]} of ${kind} in place of ${expected[kind]}`).join(", ");
}
