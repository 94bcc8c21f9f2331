import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { WireFailure } from "./transport.ts";

/** A host that is silent for so long is told of, in milliseconds. */
const tellAfterMs = 10_000;

/** What is known of the wait for an answer before it begins. */
export interface ResponseWaitOptions {
  readonly clock: Clock;
  /** Ends the request at once. */
  readonly signal: AbortSignal;
  /** How long the host may be silent, in milliseconds. */
  readonly limitMs: number;
  /** Whether the wait ends the request when the limit has passed, or leaves that to the wire. */
  readonly ends: boolean;
  /** Called when the host has been silent for long; `leftMs` is how long it may go on. */
  readonly onSilence: (silence: { readonly sinceMs: number; readonly leftMs: number }) => void;
}

/** The wait for the beginning of one answer, which does not pass unnoticed and need not be endless. */
export class ResponseWait {
  /** Ends the request: with the operation, or with a {@link WireFailure} when the host is silent for too long. */
  readonly signal: AbortSignal;
  readonly #over = new AbortController();

  constructor({ clock, signal, limitMs, ends, onSilence }: ResponseWaitOptions) {
    const request = new AbortController();
    this.signal = ends ? request.signal : signal;
    if (ends) {
      // The signal belongs to this request: AbortSignal.any would cost more, to let go of longer-lived ones.
      if (signal.aborted) request.abort(signal.reason);
      else signal.addEventListener("abort", () => request.abort(signal.reason), { once: true });
    }
    const pass = (ms: number) => clock.sleep(ms, this.#over.signal, { background: true });
    const watch = async () => {
      await pass(Math.min(tellAfterMs, limitMs));
      const leftMs = limitMs - tellAfterMs;
      if (leftMs > 0) {
        onSilence({ sinceMs: tellAfterMs, leftMs });
        await pass(leftMs);
      }
      if (ends) request.abort(new WireFailure(new NoResponse(), { sent: true }));
    };
    watch().catch(() => {});
  }

  /** The answer has begun, or none will come. */
  end(): void {
    this.#over.abort(noLongerNeeded);
  }
}

/** The cause of the failure, with the code of the wire's own limit. */
class NoResponse extends Error {
  override readonly name = "NoResponse";
  readonly code = "UND_ERR_HEADERS_TIMEOUT";
}
