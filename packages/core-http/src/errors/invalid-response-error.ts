import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * The platform answered with success, but the answer is not what it must be: no JSON, or a member is missing or of
 * another type.
 */
export class InvalidResponseError extends HttpError {
  /** The member that is wrong, as `spec.display_name`; absent when it is the answer as a whole. */
  readonly member: string | undefined;

  constructor(summary: string, facts: HttpErrorFacts & { readonly member?: string | undefined } = {}, cause?: unknown) {
    super(summary, facts, cause);
    this.member = facts.member;
  }
}
