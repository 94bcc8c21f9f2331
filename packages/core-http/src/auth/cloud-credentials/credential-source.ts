import type { Operation } from "../../operation/operation.ts";
import type { Redactor } from "../../redaction/redactor.ts";

/** The keys a cloud request is signed with. */
export interface CloudCredentials {
  readonly secretId: string;
  readonly secretKey: string;
  /** Goes with temporary keys only. */
  readonly token?: string;
  /** The platform's own end of them, in milliseconds since 1970 by this machine's clock; absent when there is none. */
  readonly expiresAt?: number;
}

/**
 * One way to come to credentials. A source serves all requests of a process: temporary credentials are kept, and renewed
 * before their end where that is possible.
 */
export interface CredentialSource {
  /** The way in a few words, such as `assume role`; errors name it. */
  readonly way: string;
  /** What to do when the platform refuses credentials that cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /**
   * Valid credentials. Callers at the same time share one request for them.
   *
   * @throws {@link NoCredentialsError} when this way is not set up, {@link CredentialsError} when it is and failed,
   * CancelledError and DeadlineError as every request.
   */
  credentials(operation: Operation): Promise<CloudCredentials>;
  /**
   * The platform refused temporary credentials: the next call fetches others.
   *
   * @param token - The refused ones' token; when it is not the current one any more, nothing happens.
   * @returns Whether others can be had at all.
   */
  invalidate(token: string): boolean;
  /** Registers the source's secrets, and those it fetches from now on, to be kept out of every text. */
  registerSecrets(redactor: Redactor): void;
}
