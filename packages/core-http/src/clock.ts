/** Time and chance as this package sees them, so that a test can give its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when the signal is aborted first. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 to just below 1, for jitter. */
  random(): number;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const abort = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      const timer = setTimeout(
        () => {
          signal.removeEventListener("abort", abort);
          resolve();
        },
        // A longer time would overflow the timer and fire at once.
        Math.min(ms, 2 ** 31 - 1),
      );
      signal.addEventListener("abort", abort, { once: true });
    }),
};
