import { HttpError, type HttpErrorFacts, withLastFailure } from "./http-error.ts";
import type { Outcome } from "./outcome.ts";

/** The facts of an {@link InterruptedError} in addition to those of every error. */
export interface InterruptedErrorFacts extends HttpErrorFacts {
  readonly outcome?: Outcome;
  readonly lastFailure?: string | undefined;
}

/** The caller stopped waiting before the request or the wait was over. */
export abstract class InterruptedError extends HttpError {
  /** `"unknown"` if a request that is not idempotent was already sent, so that it may have taken effect. */
  readonly outcome: Outcome;
  /** The message of the last failed attempt; undefined if none failed. */
  readonly lastFailure: string | undefined;

  constructor(summary: string, facts: InterruptedErrorFacts = {}, cause?: unknown) {
    super(summary, { ...facts, hint: withLastFailure(facts.hint, facts.lastFailure) }, cause);
    this.outcome = facts.outcome ?? "none";
    this.lastFailure = facts.lastFailure;
  }
}
