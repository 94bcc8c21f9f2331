import type { Clock } from "../clock.ts";
import { Coalescer } from "../coalesce.ts";
import type { FlightOperation } from "../flight.ts";
import type { Operation } from "../operation.ts";
import { Progress } from "../progress.ts";
import type { Redactor } from "../redactor.ts";
import type { Token } from "./token-source.ts";

/** A token as it was fetched. */
export interface FetchedToken {
  readonly value: string;
  /** How long it lives from now, in milliseconds; undefined when nobody knows: it is then used once. */
  readonly lifetimeMs: number | undefined;
}

/**
 * Keeps one token until shortly before its end, and fetches the next one once for all who want it.
 *
 * The lifetime is counted from our own clock at the time the token was asked for, so a clock that differs from the
 * server's does no harm.
 */
export class TokenCache {
  readonly #clock: Clock;
  readonly #marginMs: number;
  readonly #what: string;
  readonly #fetch: (operation: Operation) => Promise<FetchedToken>;
  readonly #coalescer: Coalescer;
  readonly #redactors = new Set<Redactor>();
  #current: Token | undefined;

  /**
   * @param options - `marginMs`: a token is no longer used so long before its end, or after half its life when it lives
   * no longer than that. `what`: for messages, such as `a token of https://id.example.com/token`.
   */
  constructor(options: {
    readonly clock: Clock;
    readonly marginMs: number;
    readonly what: string;
    readonly fetch: (operation: Operation) => Promise<FetchedToken>;
  }) {
    this.#clock = options.clock;
    this.#marginMs = options.marginMs;
    this.#what = options.what;
    this.#fetch = options.fetch;
    this.#coalescer = new Coalescer(options.clock);
  }

  /** The current token, or the next one when it is about to end. */
  token(operation: Operation): Promise<Token> {
    const current = this.#current;
    if (current !== undefined && this.#clock.now() < current.expiresAt) return Promise.resolve(current);
    return this.#coalescer.share(
      "token",
      operation,
      () => new Progress({ waitingFor: this.#what }),
      (shared) => this.#renew(shared),
    );
  }

  /** Drops the current token, if it is the refused one. */
  invalidate(refused: string | undefined): void {
    if (refused === undefined || this.#current?.value === refused) this.#current = undefined;
  }

  /** Each token that is fetched from now on is registered there. */
  addRedactor(redactor: Redactor): void {
    this.#redactors.add(redactor);
    redactor.add(this.#current?.value);
  }

  async #renew(operation: FlightOperation): Promise<Token> {
    const asked = this.#clock.now();
    const { value, lifetimeMs } = await this.#fetch(operation);
    for (const redactor of this.#redactors) redactor.add(value);
    if (lifetimeMs === undefined) return { value, expiresAt: asked };
    const margin = lifetimeMs <= this.#marginMs ? lifetimeMs / 2 : this.#marginMs;
    this.#current = { value, expiresAt: asked + lifetimeMs - margin };
    return this.#current;
  }
}
