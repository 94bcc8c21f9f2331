import type { Operation } from "../operation/operation.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A token and until when it may be used. */
export interface Token {
  readonly value: string;
  /** Milliseconds since 1970, with a margin before the platform's own end; infinite for one that is never renewed. */
  readonly expiresAt: number;
}

/** Where tokens come from. One source serves all requests of a process: it keeps its token and renews it in time. */
export interface TokenSource {
  /** What the user calls the credential behind the tokens. */
  readonly name: string;
  /** What to do when the platform refuses a token that cannot be renewed, as a sentence. */
  readonly advice?: string;
  /** A valid token. Callers at the same time share one request for it. */
  token(operation: Operation): Promise<Token>;
  /**
   * The platform refused a token: the next call fetches another.
   *
   * @param refused - The token's value; when it is not the current one any more, nothing happens. Default: the current.
   * @returns Whether another can be had at all.
   */
  invalidate(refused?: string): boolean;
  /** Registers the source's secrets, and each token it fetches from now on, to be kept out of every text. */
  registerSecrets(redactor: Redactor): void;
}
