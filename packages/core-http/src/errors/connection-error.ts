import type { HelpCode } from "./help-code.ts";
import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/**
 * No complete response: the host could not be reached, or the connection ended too early. `code` is the
 * system's or library's code, such as `ECONNREFUSED`.
 */
export class ConnectionError extends HttpError {
  override readonly helpCode: HelpCode;
  /** The host, with its port unless it is the default one. */
  readonly host: string;
  /** Time from the first attempt to the last failure, in milliseconds. */
  readonly elapsedMs: number;

  constructor(
    summary: string,
    facts: HttpErrorFacts & {
      readonly host: string;
      readonly elapsedMs: number;
      /** Defaults to `connection-failed`. */
      readonly helpCode?: HelpCode;
    },
    cause?: unknown,
  ) {
    super(summary, facts, cause);
    this.helpCode = facts.helpCode ?? "connection-failed";
    this.host = facts.host;
    this.elapsedMs = facts.elapsedMs;
  }
}
