import { HttpError, type HttpErrorFacts, withLastFailure } from "./http-error.ts";
import type { Outcome } from "./outcome.ts";

/** The operation's deadline passed. The message names what was waited for and the last failure; it is also the `cause`. */
export class DeadlineError extends HttpError {
  /** `"unknown"` when a request that is not idempotent was already sent, so that it may have taken effect. */
  readonly outcome: Outcome;
  /** The message of the last failed attempt; undefined when none failed. */
  readonly lastFailure: string | undefined;

  constructor(
    summary: string,
    facts: HttpErrorFacts & { readonly outcome?: Outcome; readonly lastFailure?: string | undefined } = {},
    cause?: unknown,
  ) {
    super(summary, { ...facts, hint: withLastFailure(facts.hint, facts.lastFailure) }, cause);
    this.outcome = facts.outcome ?? "none";
    this.lastFailure = facts.lastFailure;
  }
}
