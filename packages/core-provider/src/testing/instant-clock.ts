import type { Clock } from "../server/clock.ts";

/**
 * A clock on which sleeping takes no time: it only advances the time. For handlers and read-backs that wait between
 * attempts.
 *
 * @param start Where it begins, in milliseconds since 1970. Defaults to 0.
 */
export function instantClock(start = 0): Clock {
  let now = start;
  return {
    now: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      now += ms;
    },
  };
}
