import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * A request that must not be repeated blindly (a create) was sent, and it is not known whether it took effect. The
 * caller looks the object up by its natural key before it does anything else. `cause` is the error that hid the answer.
 */
export class OutcomeUnknownError extends HttpError {
  /** Always `"unknown"`: the mark by which a caller that does not import the class can tell. */
  readonly outcome = "unknown";

  constructor(summary: string, facts: HttpErrorFacts, cause: unknown) {
    super(summary, facts, cause);
  }
}
