import { formatDuration } from "../base/duration.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import type { Outcome } from "../errors/outcome.ts";
import type { WaitEvent } from "./operation.ts";

/**
 * Where a piece of work stands, so that whoever gives up waiting for it can say what was waited for. The work keeps it
 * up to date; its waiters only read.
 */
export class Progress {
  /** What the work is, such as `GET`, with its URL without secrets. */
  readonly method: string | undefined;
  readonly #url: (() => string) | undefined;
  /** What is waited for now, such as `the answer`. */
  waitingFor: string;
  /** How many attempts were begun. */
  attempts = 0;
  /** The last attempt's error. */
  lastFailure: Error | undefined;
  /** The last wait that the work, or something it asked for, had to make. */
  lastWait: WaitEvent | undefined;
  /** An attempt is on the wire, and its answer is not here yet. */
  onWire = false;
  /** What is known of the effect should the work be given up now. */
  outcome: Outcome = "none";
  /** Set when the caller has cancelled but lets the attempt on the wire end: no other may follow. */
  closing = false;

  /** @param subject - `url` is called only when a message is written. */
  constructor(subject: { readonly waitingFor: string; readonly method?: string; readonly url?: () => string }) {
    this.waitingFor = subject.waitingFor;
    this.method = subject.method;
    this.#url = subject.url;
  }

  /** The error of a caller whose signal was aborted. */
  cancelled(reason: unknown): CancelledError {
    return new CancelledError(
      `The request was cancelled while it waited for ${this.waitingFor}`,
      { ...this.#facts(), hint: this.#outcomeHint(), lastFailure: this.#lastFailure() },
      reason,
    );
  }

  /** The error of a caller whose deadline passed after `elapsedMs`. */
  pastDeadline(elapsedMs: number): DeadlineError {
    return new DeadlineError(
      `The deadline passed after ${formatDuration(elapsedMs)} of waiting for ${this.waitingFor}`,
      { ...this.#facts(), hint: this.#outcomeHint(), lastFailure: this.#lastFailure() },
      this.lastFailure,
    );
  }

  #lastFailure(): string | undefined {
    if (this.lastFailure !== undefined) return this.lastFailure.message;
    return this.lastWait === undefined ? undefined : `${this.lastWait.host}: ${this.lastWait.reason}.`;
  }

  #facts() {
    return { method: this.method, url: this.#url?.(), attempts: this.attempts, outcome: this.outcome };
  }

  #outcomeHint(): string | undefined {
    return this.outcome === "unknown"
      ? "It was already sent and may have taken effect: look for the object before you create it again."
      : undefined;
  }
}
