import type { HelpCode } from "./help-code.ts";

/** The facts of a failed request. All texts are already redacted. */
export interface HttpErrorFacts {
  /** Names the request where method and URL are not enough: `CreateAddressTemplate`. */
  readonly title?: string | undefined;
  /** The request's method, such as `GET`. */
  readonly method?: string | undefined;
  /** The request's URL without secrets. */
  readonly url?: string | undefined;
  /** The HTTP status of the last response; absent if there was none. */
  readonly status?: number | undefined;
  /** The platform's own error code, as text. */
  readonly code?: string | undefined;
  /** The platform's own message. */
  readonly platformMessage?: string | undefined;
  /** The platform's ID of the last request, for support cases. */
  readonly requestId?: string | undefined;
  /** How many attempts were made. */
  readonly attempts?: number | undefined;
  /** What the user can do. */
  readonly hint?: string | undefined;
}

/**
 * The base class of all errors of this package. The message says what failed, on which request, and why; properties hold
 * the same facts. No text contains a secret.
 */
export abstract class HttpError extends Error {
  /** The entry in the troubleshooting pages. */
  abstract readonly helpCode: HelpCode;
  /** What failed, without the request and the hint. */
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
   * @param summary - What failed. The request and the hint are added here, in the same form for all errors.
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

/** A hint, followed by the last failure. */
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
