import { type Clock, systemClock } from "../../base/clock.ts";
import { NoCredentialsError } from "../../errors/credentials-error.ts";
import type { Operation } from "../../operation/operation.ts";
import type { Redactor } from "../../redaction/redactor.ts";
import { CredentialCache, type Fetched } from "../credential-cache.ts";
import { asCredentialsError } from "./as-credentials-error.ts";
import type { CloudCredentials, CredentialSource } from "./credential-source.ts";

/** How long before their expiry temporary credentials are renewed, in milliseconds. */
const marginMs = 5 * 60_000;

/** Options of {@link TemporaryCredentials}. */
export interface TemporaryCredentialsOptions {
  /** The name of the source in messages, such as `assume role`. */
  readonly source: string;
  /** What to do if they are rejected and cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** Whether it can be used again: false for a source that works once. */
  readonly renewable: boolean;
  /** Fetches credentials. Throws {@link NoCredentialsError} only if the source is not configured. */
  readonly fetch: (operation: Operation) => Promise<CloudCredentials>;
  /** The credentials that sign the requests of `fetch`. */
  readonly base?: CredentialSource | undefined;
  /** The secrets that the user configured for this source. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
  /** Default {@link systemClock}. */
  readonly clock?: Clock | undefined;
}

/**
 * A source that keeps temporary credentials until 5 minutes before they expire (or for half their lifetime if that is
 * short), and then fetches new ones once for all requests. Credentials that cannot be renewed are kept: the platform
 * rejects them when they have expired. A failed renewal does no harm while the old ones are valid.
 */
export class TemporaryCredentials implements CredentialSource {
  readonly source: string;
  readonly advice: string | undefined;
  readonly #options: TemporaryCredentialsOptions;
  readonly #cache: CredentialCache<CloudCredentials>;

  constructor(options: TemporaryCredentialsOptions) {
    this.source = options.source;
    this.advice = options.advice;
    this.#options = options;
    this.#cache = new CredentialCache({
      clock: options.clock ?? systemClock,
      marginMs,
      what: `credentials by ${this.source}`,
      fetch: (operation) => this.#fetch(operation),
      secretsOf: ({ secretKey, token }) => [secretKey, token],
    });
  }

  credentials(operation: Operation): Promise<CloudCredentials> {
    return this.#cache.get(operation);
  }

  invalidate(token: string): boolean {
    if (!this.#options.renewable) return false;
    if (this.#cache.current?.token === token) this.#cache.drop();
    return true;
  }

  registerSecrets(redactor: Redactor): void {
    this.#options.base?.registerSecrets(redactor);
    redactor.add(...(this.#options.secrets ?? []));
    this.#cache.addRedactor(redactor);
  }

  async #fetch(operation: Operation): Promise<Fetched<CloudCredentials>> {
    const { fetch, renewable } = this.#options;
    try {
      const value = await fetch(operation);
      const endsAt = renewable ? (value.expiresAt ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
      return { value, endsAt };
    } catch (error) {
      throw error instanceof NoCredentialsError ? error : asCredentialsError(this.source, error);
    }
  }
}
