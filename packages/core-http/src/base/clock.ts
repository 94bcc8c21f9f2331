/** The time and random numbers that this package uses, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after `ms` milliseconds; rejects with the signal's reason when the signal is aborted first. A
   * background sleep does not keep the process alive.
   */
  sleep(ms: number, signal: AbortSignal, options?: { readonly background?: boolean }): Promise<void>;
  /** A number from 0 to just below 1, for jitter. */
  random(): number;
}

/**
 * The reason for ending sleeps and work that nobody waits for anymore. Without a reason, `abort()` constructs a
 * DOMException with a stack trace each time: a few of them for each request.
 */
export const noLongerNeeded = new Error("No longer needed");

/** The clock of this machine. */
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
        // A longer timeout would overflow and fire immediately.
        Math.min(ms, 2 ** 31 - 1),
      );
      if (options?.background === true) timer.unref();
      signal.addEventListener("abort", abort, { once: true });
    }),
};
