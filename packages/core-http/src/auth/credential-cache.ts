import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { Coalescer } from "../operation/coalesce.ts";
import type { Operation } from "../operation/operation.ts";
import { Progress } from "../operation/progress.ts";
import type { TaskOperation } from "../operation/shared-task.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A fetched credential. */
export interface Fetched<T> {
  readonly value: T;
  /**
   * The expiry in milliseconds since 1970 by this machine's clock; infinite if it is never renewed. A credential with an
   * unknown expiry is used once.
   */
  readonly endsAt: number | undefined;
}

/** Options of a {@link CredentialCache}. */
export interface CredentialCacheOptions<T> {
  readonly clock: Clock;
  /** How long before its expiry it is renewed, in milliseconds. A shorter-lived credential is renewed after half its life. */
  readonly marginMs: number;
  /** For messages, such as `a token for OAuth client credentials`. */
  readonly what: string;
  readonly fetch: (operation: Operation) => Promise<Fetched<T>>;
  /** The secrets in it. */
  readonly secretsOf: (value: T) => readonly (string | undefined)[];
}

/** The time limit of a renewal while the current credential is valid, in milliseconds: requests wait for it. */
const renewalMs = 10_000;
/** The pause after a failed renewal while the current credential is valid, in milliseconds. */
const pauseMs = 30_000;

/**
 * Caches a credential that expires, and fetches the next one once for all callers. Renewal starts before the expiry: if it
 * fails, the current credential stays in use and the renewal is retried after a pause.
 */
export class CredentialCache<T> {
  readonly #options: CredentialCacheOptions<T>;
  readonly #coalescer: Coalescer;
  readonly #redactors = new Set<Redactor>();
  #current: { readonly value: T; readonly endsAt: number } | undefined;
  #freshUntil = 0;

  constructor(options: CredentialCacheOptions<T>) {
    this.#options = options;
    this.#coalescer = new Coalescer(options.clock);
  }

  /** The current credential, which may have expired. */
  get current(): T | undefined {
    return this.#current?.value;
  }

  /** Until when {@link get} returns the current credential, in milliseconds since 1970. */
  get freshUntil(): number {
    return this.#freshUntil;
  }

  /**
   * Returns a valid credential.
   *
   * @throws What `fetch` throws if no current one is valid; CancelledError and DeadlineError of the operation.
   */
  get(operation: Operation): Promise<T> {
    const { clock, what } = this.#options;
    if (this.#current !== undefined && clock.now() < this.#freshUntil) return Promise.resolve(this.#current.value);
    return this.#coalescer.share(
      "credential",
      operation,
      () => new Progress({ waitingFor: what }),
      (shared) => this.#renew(shared),
    );
  }

  /** Drops the current credential, because it was rejected. */
  drop(): void {
    this.#current = undefined;
  }

  /** Registers the current credential and all later ones for redaction. */
  addRedactor(redactor: Redactor): void {
    this.#redactors.add(redactor);
    if (this.#current !== undefined) redactor.add(...this.#options.secretsOf(this.#current.value));
  }

  async #renew(operation: TaskOperation): Promise<T> {
    const { clock, fetch } = this.#options;
    const held = this.#current;
    if (held === undefined || clock.now() >= held.endsAt) return this.#keep(clock.now(), await fetch(operation));
    const asked = clock.now();
    const over = new AbortController();
    const late = new AbortController();
    clock.sleep(renewalMs, over.signal, { background: true }).then(
      () => late.abort(),
      () => {},
    );
    try {
      const signal = AbortSignal.any([operation.signal, late.signal]);
      return this.#keep(asked, await fetch({ ...operation, signal }));
    } catch (error) {
      // It may have been rejected or have expired meanwhile.
      if (operation.signal.aborted || this.#current !== held || clock.now() >= held.endsAt) throw error;
      this.#freshUntil = Math.min(clock.now() + pauseMs, held.endsAt);
      return held.value;
    } finally {
      over.abort(noLongerNeeded);
    }
  }

  #keep(asked: number, { value, endsAt }: Fetched<T>): T {
    for (const redactor of this.#redactors) redactor.add(...this.#options.secretsOf(value));
    if (endsAt === undefined) {
      this.#freshUntil = asked;
      return value;
    }
    const life = endsAt - asked;
    const { marginMs } = this.#options;
    this.#current = { value, endsAt };
    this.#freshUntil = endsAt - (life <= marginMs ? life / 2 : marginMs);
    return value;
  }
}
