import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** A source of credentials that was tried. */
export interface TriedSource {
  /** The source in a few words, such as `shared profile`. */
  readonly source: string;
  /** Why it provided no credentials. Contains no secrets. */
  readonly reason: string;
}

/** A source of credentials is configured but failed. The message and `source` name it. */
export class CredentialsError extends HttpError {
  override readonly helpCode = "credentials-failed";
  /** The source, such as `assume role`. */
  readonly source: string;

  /** @param reason - Why the source provided no credentials, without secrets. */
  constructor(source: string, reason: string, facts: HttpErrorFacts = {}, cause?: unknown) {
    super(`No credentials from ${source}: ${reason}`, facts, cause);
    this.source = source;
  }
}

/** No source of credentials is configured. `tried` says for each why it provided none. */
export class NoCredentialsError extends HttpError {
  override readonly helpCode = "no-credentials";
  readonly tried: readonly TriedSource[];

  constructor(tried: readonly TriedSource[], facts: HttpErrorFacts = {}) {
    super(`There are no credentials. ${listOf(tried)}`, facts);
    this.tried = tried;
  }
}

function listOf(tried: readonly TriedSource[]): string {
  if (tried.length === 0) return "No source of credentials is configured";
  return `Tried: ${tried.map(({ source, reason }) => `${source} (${reason})`).join("; ")}`;
}
