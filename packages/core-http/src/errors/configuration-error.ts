import type { HelpCode } from "./help-code.ts";
import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** The facts of a {@link ConfigurationError}. */
export interface ConfigurationErrorFacts extends HttpErrorFacts {
  /** Defaults to `invalid-configuration`. */
  readonly helpCode?: HelpCode;
}

/** The client was configured or called with an unusable value. Nothing was sent. */
export class ConfigurationError extends HttpError {
  override readonly helpCode: HelpCode;

  constructor(summary: string, facts: ConfigurationErrorFacts = {}, cause?: unknown) {
    super(summary, facts, cause);
    this.helpCode = facts.helpCode ?? "invalid-configuration";
  }
}
