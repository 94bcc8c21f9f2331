import { CodedError } from "@org/core-provider";

/** An operation may still succeed, or its result cannot be found. The creation note stays, so the next create looks. */
export class UnknownOutcomeError extends CodedError {
  readonly outcome = "unknown";
}
