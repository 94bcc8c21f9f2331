/** What an error of this package knows about the request it is about. Every text in it is already redacted. */
export interface HttpErrorFacts {
  /** What was asked, where method and URL do not tell: `CreateAddressTemplate`. */
  readonly title?: string | undefined;
  /** The request's method, such as `GET`. */
  readonly method?: string | undefined;
  /** The request's URL without secrets. */
  readonly url?: string | undefined;
  /** The HTTP status of the last answer; absent when there was none. */
  readonly status?: number | undefined;
  /** The platform's own error code, as text. */
  readonly code?: string | undefined;
  /** What the platform said, without the sentence around it. */
  readonly platformMessage?: string | undefined;
  /** The platform's identifier of the last request, to quote to its support. */
  readonly requestId?: string | undefined;
  /** How many times the request was sent or tried. */
  readonly attempts?: number | undefined;
  /** What to do now. */
  readonly hint?: string | undefined;
}

/**
 * The root of all errors of this package: one sentence of what was tried on what and what came back, and the same
 * facts as properties. No text in it holds a secret.
 */
export class HttpError extends Error {
  /** What came back, without the request and the hint. */
  readonly summary: string;
  readonly title: string | undefined;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly platformMessage: string | undefined;
  readonly requestId: string | undefined;
  readonly attempts: number | undefined;
  readonly hint: string | undefined;

  /**
   * @param summary - What came back, without the request and the hint: they are added here, in one form for all errors.
   */
  constructor(summary: string, facts: HttpErrorFacts = {}, cause?: unknown) {
    super(sentence(summary, facts), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.summary = summary;
    this.title = facts.title;
    this.method = facts.method;
    this.url = facts.url;
    this.status = facts.status;
    this.code = facts.code;
    this.platformMessage = facts.platformMessage;
    this.requestId = facts.requestId;
    this.attempts = facts.attempts;
    this.hint = facts.hint;
  }
}

/** A hint that ends with what failed last. */
export function withLastFailure(hint: string | undefined, lastFailure: string | undefined): string | undefined {
  if (lastFailure === undefined) return hint;
  const last = `Last failure: ${lastFailure}`;
  return hint === undefined ? last : `${hint} ${last}`;
}

function sentence(summary: string, facts: HttpErrorFacts): string {
  const about: string[] = [];
  if (facts.method !== undefined && facts.url !== undefined) about.push(`${facts.title ?? facts.method} ${facts.url}`);
  if (facts.requestId !== undefined) about.push(`request id ${facts.requestId}`);
  if (facts.attempts !== undefined && facts.attempts > 0) {
    about.push(facts.attempts === 1 ? "1 attempt" : `${facts.attempts} attempts`);
  }
  const plain = summary.replace(/[.\s]+$/, "");
  const first = about.length === 0 ? `${plain}.` : `${plain} (${about.join(", ")}).`;
  return facts.hint === undefined ? first : `${first} ${facts.hint}`;
}
