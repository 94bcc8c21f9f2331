import { type Clock, noLongerNeeded } from "../base/clock.ts";
import { Coalescer } from "../operation/coalesce.ts";
import type { Operation } from "../operation/operation.ts";
import { Progress } from "../operation/progress.ts";
import type { TaskOperation } from "../operation/shared-task.ts";
import type { Redactor } from "../redaction/redactor.ts";

/** A credential as it was fetched. */
export interface Fetched<T> {
  readonly value: T;
  /**
   * Its end in milliseconds since 1970 by this machine's clock; infinite for one that is never renewed. Undefined when
   * nobody knows: it is then used once.
   */
  readonly endsAt: number | undefined;
}

/** How a {@link CredentialCache} comes to its credential. */
export interface CredentialCacheOptions<T> {
  readonly clock: Clock;
  /** It is renewed so long before its end, in milliseconds; after half its life when it lives no longer than that. */
  readonly marginMs: number;
  /** For messages, such as `a token for OAuth client credentials`. */
  readonly what: string;
  readonly fetch: (operation: Operation) => Promise<Fetched<T>>;
  /** What must not be seen of it. */
  readonly secretsOf: (value: T) => readonly (string | undefined)[];
}

/** A renewal may take so long while the credential in hand is valid, in milliseconds: requests wait for it. */
const renewalMs = 10_000;
/** After a renewal that failed while the credential in hand is valid, the next one waits so long, in milliseconds. */
const pauseMs = 30_000;

/**
 * Keeps one credential that has an end, and fetches the next one once for all who want it: some time before the end, so
 * that a renewal that fails does no harm. The one in hand serves on, and the renewal is tried again after a pause.
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

  /** The credential in hand, whether or not it is still valid. */
  get current(): T | undefined {
    return this.#current?.value;
  }

  /** Until when what {@link get} has given last is given again, in milliseconds since 1970. */
  get freshUntil(): number {
    return this.#freshUntil;
  }

  /**
   * A valid credential.
   *
   * @throws What `fetch` throws when there is no other that is valid; CancelledError and DeadlineError of the operation.
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

  /** The credential in hand was refused: it is never given again. */
  drop(): void {
    this.#current = undefined;
  }

  /** The credential in hand, and each that is fetched from now on, is registered there. */
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
      // Meanwhile it may have been refused, or have ended.
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
