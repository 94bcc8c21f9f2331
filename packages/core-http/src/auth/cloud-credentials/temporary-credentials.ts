import { type Clock, systemClock } from "../../clock.ts";
import { Coalescer } from "../../coalesce.ts";
import { CancelledError } from "../../errors/cancelled-error.ts";
import { NoCredentialsError } from "../../errors/credentials-error.ts";
import type { FlightOperation } from "../../flight.ts";
import type { Operation } from "../../operation.ts";
import { Progress } from "../../progress.ts";
import type { Redactor } from "../../redactor.ts";
import type { CloudCredentials, CredentialSource } from "./credential-source.ts";
import { failedWay } from "./failed-way.ts";

/** Temporary credentials are renewed so long before their end, in milliseconds. */
const marginMs = 5 * 60_000;

/** After a renewal that failed while the old credentials still serve, the next one waits so long, in milliseconds. */
const pauseMs = 30_000;

/** Options of {@link TemporaryCredentials}. */
export interface TemporaryCredentialsOptions {
  /** The way in a few words, such as `assume role`. */
  readonly way: string;
  /** What to do when they are refused and cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** Whether the way can be gone again: false for what works once. */
  readonly renewable: boolean;
  /** Goes the way once. It throws {@link NoCredentialsError} only when the way is not set up. */
  readonly fetch: (operation: Operation) => Promise<CloudCredentials>;
  /** Whose keys sign the requests of `fetch`. */
  readonly base?: CredentialSource | undefined;
  /** What the user gave for the way and must not be seen. */
  readonly secrets?: readonly (string | undefined)[] | undefined;
  /** Default {@link systemClock}. */
  readonly clock?: Clock | undefined;
}

/**
 * A source that keeps temporary credentials until 5 minutes before their end (or for half their life when that is
 * short), and fetches the next once for all who want them. Credentials that cannot be had again are kept for good: when
 * they are over, the platform's own refusal says so. A renewal that fails does no harm as long as the old ones serve.
 */
export class TemporaryCredentials implements CredentialSource {
  readonly way: string;
  readonly advice: string | undefined;
  readonly #options: TemporaryCredentialsOptions;
  readonly #clock: Clock;
  readonly #coalescer: Coalescer;
  readonly #redactors = new Set<Redactor>();
  #current: CloudCredentials | undefined;
  #renewAt = 0;

  constructor(options: TemporaryCredentialsOptions) {
    this.way = options.way;
    this.advice = options.advice;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#coalescer = new Coalescer(this.#clock);
  }

  credentials(operation: Operation): Promise<CloudCredentials> {
    const current = this.#current;
    if (current !== undefined && this.#clock.now() < this.#renewAt) return Promise.resolve(current);
    return this.#coalescer.share(
      "credentials",
      operation,
      () => new Progress({ waitingFor: `credentials by ${this.way}` }),
      (shared) => this.#renew(shared),
    );
  }

  invalidate(token: string): boolean {
    if (!this.#options.renewable) return false;
    if (this.#current?.token === token) this.#current = undefined;
    return true;
  }

  registerSecrets(redactor: Redactor): void {
    this.#options.base?.registerSecrets(redactor);
    this.#redactors.add(redactor);
    redactor.add(...(this.#options.secrets ?? []), this.#current?.secretKey, this.#current?.token);
  }

  async #renew(operation: FlightOperation): Promise<CloudCredentials> {
    try {
      const fetched = await this.#options.fetch(operation);
      for (const redactor of this.#redactors) redactor.add(fetched.secretKey, fetched.token);
      this.#current = fetched;
      this.#renewAt = this.#options.renewable ? renewalTime(fetched, this.#clock.now()) : Number.POSITIVE_INFINITY;
      return fetched;
    } catch (error) {
      const old = this.#current;
      const end = old?.expiresAt ?? Number.POSITIVE_INFINITY;
      if (error instanceof CancelledError || error instanceof NoCredentialsError) throw error;
      if (old === undefined || this.#clock.now() >= end) throw failedWay(this.way, error);
      this.#renewAt = Math.min(this.#clock.now() + pauseMs, end);
      return old;
    }
  }
}

function renewalTime({ expiresAt }: CloudCredentials, now: number): number {
  if (expiresAt === undefined) return Number.POSITIVE_INFINITY;
  const life = expiresAt - now;
  return expiresAt - (life <= marginMs ? life / 2 : marginMs);
}
