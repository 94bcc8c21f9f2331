import type { Operation } from "../../operation/operation.ts";
import type { Redactor } from "../../redaction/redactor.ts";

/** The keys a cloud request is signed with. */
export interface CloudCredentials {
  readonly secretId: string;
  readonly secretKey: string;
  /** Only for temporary keys. */
  readonly token?: string;
  /** When the platform lets them expire, in milliseconds since 1970 by this machine's clock. Undefined for never. */
  readonly expiresAt?: number;
}

/**
 * A source of credentials for all requests of a process. Temporary credentials are cached, and renewed before their expiry
 * if possible.
 */
export interface CredentialSource {
  /** The name of the source in messages, such as `assume role`; errors name it. */
  readonly source: string;
  /** What to do if the platform rejects credentials that cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /**
   * Returns valid credentials. Concurrent callers share one request.
   *
   * @throws {@link NoCredentialsError} if this source is not configured, {@link CredentialsError} if it failed,
   * CancelledError and DeadlineError like every request.
   */
  credentials(operation: Operation): Promise<CloudCredentials>;
  /**
   * Called when the platform rejects temporary credentials: the next call fetches new ones.
   *
   * @param token - The token of the rejected credentials. Ignored if it is no longer the current one.
   * @returns Whether new ones can be fetched.
   */
  invalidate(token: string): boolean;
  /** Registers the source's secrets, and those it fetches from now on, for redaction from every text. */
  registerSecrets(redactor: Redactor): void;
}
