import type { Clock } from "../../base/clock.ts";

/**
 * Converts a time of the platform to this machine's clock, which may be wrong.
 *
 * @param platformMs - Milliseconds since 1970 by the platform's clock.
 * @param now - The `Date` header of the response that contained the time, and this machine's clock. Without a date, both
 * clocks count as equal.
 */
export function localTimeOf(
  platformMs: number,
  now: { readonly date: string | undefined; readonly clock: Clock },
): number {
  const platformNow = Date.parse(now.date ?? "");
  return Number.isNaN(platformNow) ? platformMs : now.clock.now() + platformMs - platformNow;
}
