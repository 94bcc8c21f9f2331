import type { HelpCode } from "./help-code.ts";

/**
 * An error with a message for the user.
 *
 * @example
 * ```ts
 * throw new CodedError("not-found", `the topic "${name}" does not exist in the Kafka cluster ${cluster}`);
 * ```
 */
export class CodedError extends Error {
  /** The entry in the troubleshooting pages. */
  readonly helpCode: HelpCode;

  constructor(helpCode: HelpCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.helpCode = helpCode;
  }
}
