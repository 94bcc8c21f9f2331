import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * A request that must not be repeated blindly (a create) was sent, and it is not known whether it took effect. The
 * caller looks the object up by its natural key before it does anything else. `cause` is the error that hid the answer.
 */
export class OutcomeUnknownError extends HttpError {
  /** Always `"unknown"`: the mark by which a caller that does not import the class can tell. */
  readonly outcome = "unknown";
  /** How long the platform wants to be left alone, in milliseconds, where it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(summary: string, facts: HttpErrorFacts & { readonly retryAfterMs?: number | undefined }, cause: unknown) {
    super(summary, facts, cause);
    this.retryAfterMs = facts.retryAfterMs;
  }
}
