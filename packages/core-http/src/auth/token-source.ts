import type { Operation } from "../operation/operation.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A token and until when it may be used. */
export interface Token {
  readonly value: string;
  /** In milliseconds since 1970, with a margin before the platform lets it expire. Infinite if it is never renewed. */
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
   * @param rejected - The token's value. Ignored if it is no longer the current one. Defaults to the current one.
   * @returns Whether a new one can be fetched.
   */
  invalidate(rejected?: string): boolean;
  /** Registers the source's secrets, and each token it fetches from now on, for redaction from every text. */
  registerSecrets(redactor: Redactor): void;
}
