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
  /** What to do if the platform rejects a token that cannot be renewed, as a sentence. */
  readonly advice?: string;
  /** Returns a valid token. Concurrent callers share one request. */
  token(operation: Operation): Promise<Token>;
  /**
   * Called when the platform rejects a token: the next call fetches a new one.
   *
   * @param refused - The token's value; when it is not the current one any more, nothing happens. Default: the current.
   * @returns Whether a new one can be fetched.
   */
  invalidate(refused?: string): boolean;
  /** Registers the source's secrets, and each token it fetches from now on, to be kept out of every text. */
  registerSecrets(redactor: Redactor): void;
}
