/** An error as the platform answers it: a code and a message, with status 200. */
export class PlatformError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A request that no correct client sends. It is answered like any other error, and stands among the journal's
 * violations.
 */
export class MalformedRequest extends PlatformError {
  /** The problems, one sentence each. */
  readonly problems: readonly [string, ...string[]];

  constructor(code: string, ...problems: [string, ...string[]]) {
    super(code, problems.join("; "));
    this.problems = problems;
  }
}

/** The code for more calls in a second than the platform takes. */
export const requestLimitExceeded = "RequestLimitExceeded";
