/** How many objects of each kind there are. */
export type Census = Readonly<Record<string, number>>;

/** Counts what exists, without the stores that keep what has happened. */
export function censusOf(state: object, history: readonly string[] = []): Census {
  const stores = Object.entries(state as Record<string, { list(): readonly unknown[] }>);
  const counted = stores.filter(([kind]) => !history.includes(kind));
  return Object.fromEntries(counted.map(([kind, store]) => [kind, store.list().length]));
}

/** What there is in place of what is expected, in words; undefined when they agree. */
export function differenceOf(found: Census, expected: Census): string | undefined {
  const others = Object.keys(expected).filter((kind) => found[kind] !== expected[kind]);
  if (others.length === 0) return undefined;
  return others.map((kind) => `${found[kind]} of ${kind} in place of ${expected[kind]}`).join(", ");
}
