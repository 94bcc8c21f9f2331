import type { Journal } from "@org/simulator";
import type { LimiterCount } from "./provider-package.ts";

/** The limiters of a platform that counts the requests to each of its hosts, and answers 429. */
export function limitersOfHosts({ journal }: { readonly journal: Journal }): readonly LimiterCount[] {
  return limitersBy(
    journal.summary().flatMap(({ service, count, statuses }) => {
      const refused = statuses["429"] ?? 0;
      return [{ limiter: service, taken: count - refused, refused }];
    }),
  );
}

/** Adds up what belongs to the same limiter. */
export function limitersBy(counts: readonly (LimiterCount & { readonly limiter: string })[]): readonly LimiterCount[] {
  const limiters = new Map<string, { taken: number; refused: number }>();
  for (const { limiter, taken, refused } of counts) {
    const sum = limiters.get(limiter) ?? { taken: 0, refused: 0 };
    limiters.set(limiter, { taken: sum.taken + taken, refused: sum.refused + refused });
  }
  return [...limiters.values()];
}

/**
 * The time that a limit itself demands, in seconds: every limiter lets the requests of one second through at once, and
 * then the given number per second.
 *
 * @param perSecond - 0 for no limit, which demands no time.
 */
export function demandedSeconds(limiters: readonly LimiterCount[], perSecond: number): number {
  if (perSecond === 0) return 0;
  return Math.max(0, ...limiters.map(({ taken }) => taken / perSecond - 1));
}
