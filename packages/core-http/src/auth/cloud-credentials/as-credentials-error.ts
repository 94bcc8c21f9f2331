import { CancelledError } from "../../errors/cancelled-error.ts";
import { CredentialsError, NoCredentialsError } from "../../errors/credentials-error.ts";
import { DeadlineError } from "../../errors/deadline-error.ts";
import { HttpError } from "../../errors/http-error.ts";

/**
 * Turns the error of a request into the error of the credential source that sent it.
 *
 * @returns the error itself if the caller caused it (cancelled, deadline), if it names the source already, or if it comes
 * from another package.
 */
export function asCredentialsError(source: string, error: unknown): unknown {
  if (!(error instanceof HttpError) || error instanceof CancelledError || error instanceof DeadlineError) return error;
  if (error instanceof CredentialsError && error.source === source) return error;
  return new CredentialsError(source, reasonOf(error), error, error);
}

function reasonOf(error: HttpError): string {
  if (error instanceof NoCredentialsError) return `it needs other credentials to sign its request. ${error.summary}`;
  return error instanceof CredentialsError ? error.summary.replace(/^No/, "no") : error.summary;
}
