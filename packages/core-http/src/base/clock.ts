/** Time and chance as this package sees them, so that a test can give its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after `ms` milliseconds; rejects with the signal's reason when the signal is aborted first. A sleep in the
   * background does not keep the process alive.
   */
  sleep(ms: number, signal: AbortSignal, options?: { readonly background?: boolean }): Promise<void>;
  /** A number from 0 to just below 1, for jitter. */
  random(): number;
}

/**
 * The reason for ending sleeps and work that nobody waits for any more. Without a reason, `abort()` constructs a
 * DOMException with a stack trace each time: a few of them for each request.
 */
export const noLongerNeeded = new Error("No longer needed");

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal, options) =>
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
      if (options?.background === true) timer.unref();
      signal.addEventListener("abort", abort, { once: true });
    }),
};
