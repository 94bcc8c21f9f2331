import { OutcomeUnknownError, systemClock } from "@org/core-http";
import type { Operation } from "@org/core-provider";

/** How often a request is sent whose responses are lost without an effect. */
const attempts = 5;
/** Pauses before the looks whether a request took effect, in milliseconds: reads lag behind writes. */
const pausesMs = [0, 1_000, 2_000];

/**
 * Sends a request that must not be repeated once it took effect, such as one that stops a connector. When its response is
 * lost, it is sent again only if nothing shows that it took effect.
 *
 * @param ask - Sends it, neither `idempotent` nor with `expects`: a response that nobody needs must not lead to another request.
 * @param tookEffect - Whether the platform shows its effect.
 * @returns the response; undefined when it was lost and the request took effect.
 */
export async function askOnce<T>(
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
