import type { HelpCode } from "./help-code.ts";

/** An error about objects of the platform, which may be the result of several requests. */
export class CodedError extends Error {
  readonly helpCode: HelpCode;

  constructor(helpCode: HelpCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.helpCode = helpCode;
  }
}
