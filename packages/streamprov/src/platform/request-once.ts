import { OutcomeUnknownError, systemClock } from "@org/core-http";
import type { Operation } from "@org/core-provider";

/** Number of attempts for a request whose responses are lost and that had no effect. */
const attempts = 5;
/** Pauses in milliseconds before checking whether a request had an effect: reads lag behind writes. */
const pausesMs = [0, 1_000, 2_000];

/**
 * Sends a request that must not be repeated after it had an effect, such as one that stops a connector. After a lost
 * response, the request is sent again only if its effect cannot be seen.
 *
 * @param ask - Sends the request, without `idempotent` and `expects`: an unexpected response must not cause a retry.
 * @param tookEffect - Whether the platform shows the effect.
 * @returns the response; undefined when it was lost and the request had an effect.
 */
export async function requestOnce<T>(
  op: Operation,
  ask: () => Promise<T>,
  tookEffect: () => Promise<boolean>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError) || op.signal.aborted) throw error;
      for (const pause of pausesMs) {
        if (pause > 0) await systemClock.sleep(pause, op.signal);
        if (await tookEffect()) return undefined;
      }
      if (attempt >= attempts) throw error;
    }
  }
}
