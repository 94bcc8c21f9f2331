import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * A request that must not be repeated, such as a create, was sent, and it is not known whether it took effect. The caller
 * must search for the object by its natural key first. `cause` is the error that hid the response.
 */
export class OutcomeUnknownError extends HttpError {
  override readonly helpCode = "interrupted-create";
  /** Always `"unknown"`, so that callers can recognize this error without importing the class. */
  readonly outcome = "unknown";
  /** How long the platform asked to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(summary: string, facts: HttpErrorFacts & { readonly retryAfterMs?: number | undefined }, cause: unknown) {
    super(summary, facts, cause);
    this.retryAfterMs = facts.retryAfterMs;
  }
}
