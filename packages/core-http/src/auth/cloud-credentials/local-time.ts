import type { Clock } from "../../base/clock.ts";

/**
 * A point in the platform's time by this machine's clock, so that one which is off does no harm.
 *
 * @param platformMs - Milliseconds since 1970 by the platform's clock.
 * @param now - The `Date` header of the answer that has just come and told it, and this machine's clock. Without a date
 * both clocks are taken to agree.
 */
export function localTimeOf(
  platformMs: number,
  now: { readonly date: string | undefined; readonly clock: Clock },
): number {
  const platformNow = Date.parse(now.date ?? "");
  return Number.isNaN(platformNow) ? platformMs : now.clock.now() + platformMs - platformNow;
}
