import { formatDuration } from "../base/duration.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { DeadlineError } from "../errors/deadline-error.ts";
import type { Outcome } from "../errors/outcome.ts";
import type { WaitEvent } from "./operation.ts";

/**
 * The state of a task, so that a caller who gives up can say what it was waiting for. Only the task updates it.
 */
export class Progress {
  /** The method of the request, such as `GET`. */
  readonly method: string | undefined;
  readonly #url: (() => string) | undefined;
  /** What the task is waiting for, such as `the response from api.example.com`. */
  waitingFor: string;
  /** The number of attempts so far. */
  attempts = 0;
  /** The last attempt's error. */
  lastFailure: Error | undefined;
  /** The last wait of the task. */
  lastWait: WaitEvent | undefined;
  /** Whether an attempt was sent and has no response yet. */
  onWire = false;
  /** The known effect if the task is cancelled now. */
  outcome: Outcome = "none";
  /** Set when the caller has cancelled but lets the current attempt finish: no other may follow. */
  closing = false;

  /** @param subject - `url` is called only for messages. */
  constructor(subject: { readonly waitingFor: string; readonly method?: string; readonly url?: () => string }) {
    this.waitingFor = subject.waitingFor;
    this.method = subject.method;
    this.#url = subject.url;
  }

  /** The error for a caller whose signal was aborted. */
  cancelled(reason: unknown): CancelledError {
    return new CancelledError(
      `The request was cancelled while it waited for ${this.waitingFor}`,
      { ...this.#facts(), hint: this.#outcomeHint(), lastFailure: this.#lastFailure() },
      reason,
    );
  }

  /** The error for a caller whose deadline passed after `elapsedMs`. */
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
      ? "The request was already sent and may have taken effect: check whether the object exists before you create it again."
      : undefined;
  }
}
