import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** A way to credentials that was tried. */
export interface TriedSource {
  /** The way in a few words, such as `shared profile`. */
  readonly way: string;
  /** Why it did not serve, without secrets. */
  readonly reason: string;
}

/** A way to credentials is set up but failed. The message names it, and so does `way`. */
export class CredentialsError extends HttpError {
  /** The way in which credentials were sought, such as `assume role`. */
  readonly way: string;

  /** @param reason - Why there are no credentials by this way, without secrets. */
  constructor(way: string, reason: string, facts: HttpErrorFacts = {}, cause?: unknown) {
    super(`No credentials by ${way}: ${reason}`, facts, cause);
    this.way = way;
  }
}

/** A way to credentials, or none of several, is set up. `tried` says of each why it did not serve. */
export class NoCredentialsError extends HttpError {
  readonly tried: readonly TriedSource[];

  constructor(tried: readonly TriedSource[], facts: HttpErrorFacts = {}) {
    super(`There are no credentials. ${listOf(tried)}`, facts);
    this.tried = tried;
  }
}

function listOf(tried: readonly TriedSource[]): string {
  if (tried.length === 0) return "No way to them is set up";
  return `Tried: ${tried.map(({ way, reason }) => `${way} (${reason})`).join("; ")}`;
}
