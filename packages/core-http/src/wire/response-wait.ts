import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { WireFailure } from "./transport.ts";

/** A wait is reported after this time without a response, in milliseconds. */
const reportAfterMs = 10_000;

/** Options of a {@link ResponseWait}. */
export interface ResponseWaitOptions {
  readonly clock: Clock;
  /** Ends the request immediately. */
  readonly signal: AbortSignal;
  /** How long to wait, in milliseconds. */
  readonly limitMs: number;
  /** Whether the request is aborted after `limitMs`. Otherwise the wire's own timeout applies. */
  readonly ends: boolean;
  /** Called after 10 seconds without a response; `leftMs` is the time until the request is given up. */
  readonly onSilence: (silence: { readonly sinceMs: number; readonly leftMs: number }) => void;
}

/** Watches the time until a response begins: reports a long wait and can end it. */
export class ResponseWait {
  /** Aborted when the operation ends, or with a {@link WireFailure} when the host takes too long. */
  readonly signal: AbortSignal;
  readonly #over = new AbortController();

  constructor({ clock, signal, limitMs, ends, onSilence }: ResponseWaitOptions) {
    const request = new AbortController();
    this.signal = ends ? request.signal : signal;
    if (ends) {
      // Cheaper than AbortSignal.any, because this signal belongs to one request.
      if (signal.aborted) request.abort(signal.reason);
      else signal.addEventListener("abort", () => request.abort(signal.reason), { once: true });
    }
    const pass = (ms: number) => clock.sleep(ms, this.#over.signal, { background: true });
    const watch = async () => {
      await pass(Math.min(reportAfterMs, limitMs));
      const leftMs = limitMs - reportAfterMs;
      if (leftMs > 0) {
        onSilence({ sinceMs: reportAfterMs, leftMs });
        await pass(leftMs);
      }
      if (ends) request.abort(new WireFailure(new NoResponse(), { sent: true }));
    };
    watch().catch(() => {});
  }

  /** Called when the response has begun, or the request has failed. */
  end(): void {
    this.#over.abort(noLongerNeeded);
  }
}

/** The cause of the failure, with the same code as the wire's own timeout. */
class NoResponse extends Error {
  override readonly name = "NoResponse";
  readonly code = "UND_ERR_HEADERS_TIMEOUT";
}
