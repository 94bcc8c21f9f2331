import type { Clock } from "../server/clock.ts";

/**
 * A clock on which sleeping takes no time: it only moves the hands. For handlers and read-backs that wait between
 * attempts.
 *
 * @param start Where it begins, in milliseconds since 1970. Default 0.
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
