import type { HelpCode } from "./help-code.ts";
import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** The object reached an unexpected state, or was not found too many times in a row. */
export class PollError extends HttpError {
  override readonly helpCode: HelpCode;
  /** The state that ended the poll; absent if the object was not found. */
  readonly state: string | undefined;
  /** Time since the poll began, in milliseconds. */
  readonly elapsedMs: number;
  /** How many times the object was read. */
  readonly polls: number;

  constructor(
    summary: string,
    facts: HttpErrorFacts & { readonly state?: string | undefined; readonly elapsedMs: number; readonly polls: number },
  ) {
    super(summary, facts);
    this.helpCode = facts.state === undefined ? "not-visible" : "object-failed";
    this.state = facts.state;
    this.elapsedMs = facts.elapsedMs;
    this.polls = facts.polls;
  }
}
