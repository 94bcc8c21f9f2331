import { HttpError, type HttpErrorFacts } from "./http-error.ts";
import type { Outcome } from "./outcome.ts";

/** The operation's deadline passed. The message names what was waited for and the last failure; it is also the `cause`. */
export class DeadlineError extends HttpError {
  /** `"unknown"` when a request that is not idempotent was already sent, so that it may have taken effect. */
  readonly outcome: Outcome;

  constructor(summary: string, facts: HttpErrorFacts & { readonly outcome?: Outcome } = {}, cause?: unknown) {
    super(summary, facts, cause);
    this.outcome = facts.outcome ?? "none";
  }
}
