/** Tests of a provider's resources, of which a file can define a part. */
interface Divisible<R extends { readonly name: string }, L> {
  readonly provider: { readonly resources: readonly R[] };
  readonly lives: Readonly<Record<string, L>>;
  readonly lookups?: Readonly<Record<string, unknown>>;
  readonly unlisted?: readonly string[];
}

/**
 * Divides the resources and lookups of tests into equal parts, so that several files can run them at the same time.
 *
 * @param number - The part to return, from 1 to `count`.
 *
 * @example
 * ```ts
 * testWrites({ describe, it }, partOf({ provider, setup, lives }, 1, 3));
 * ```
 */
export function partOf<R extends { readonly name: string }, L, T extends Divisible<R, L>>(
  tests: T & Divisible<R, L>,
  number: number,
  count: number,
): T {
  const isIncluded = (at: number) => at % count === number - 1;
  const { resources } = tests.provider;
  // A name without a resource belongs to the first part, which then reports it.
  const isNameIncluded = (name: string) => {
    const at = resources.findIndex((resource) => resource.name === name);
    return at === -1 ? number === 1 : isIncluded(at);
  };
  return {
    ...tests,
    provider: { ...tests.provider, resources: resources.filter((_, at) => isIncluded(at)) },
    lives: Object.fromEntries(Object.entries(tests.lives).filter(([name]) => isNameIncluded(name))),
    ...(tests.lookups
      ? { lookups: Object.fromEntries(Object.entries(tests.lookups).filter((_, at) => isIncluded(at))) }
      : {}),
    ...(tests.unlisted ? { unlisted: tests.unlisted.filter(isNameIncluded) } : {}),
  };
}
