import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * The response has a success status but cannot be used: it is not JSON, or a field is missing or has the wrong type.
 */
export class InvalidResponseError extends HttpError {
  override readonly helpCode = "invalid-response";
  /** The invalid field, such as `spec.display_name`; absent if the response as a whole is invalid. */
  readonly member: string | undefined;

  constructor(summary: string, facts: HttpErrorFacts & { readonly member?: string | undefined } = {}, cause?: unknown) {
    super(summary, facts, cause);
    this.member = facts.member;
  }
}
