import type { Clock } from "../base/clock.ts";
import type { Operation } from "../operation/operation.ts";
import { CredentialCache } from "./credential-cache.ts";
import type { TokenSource } from "./token-source.ts";

/** A token as it was fetched. */
export interface FetchedToken {
  readonly value: string;
  /** How long it lives from now, in milliseconds; undefined when nobody knows: it is then used once. */
  readonly lifetimeMs: number | undefined;
}

/** How the tokens of a source are come by. */
export interface RenewedTokensOptions {
  /** What the user calls the credential behind the tokens. */
  readonly name: string;
  /** What to do when the platform refuses a token that cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** A token is renewed so long before its end, in milliseconds. */
  readonly marginMs: number;
  readonly clock: Clock;
  /** What the user gave for the tokens and must not be seen. */
  readonly secrets: readonly string[];
  readonly fetch: (operation: Operation) => Promise<FetchedToken>;
}

/**
 * A source that keeps its token and renews it before its end.
 *
 * The lifetime is counted from our own clock at the time the token was asked for, so a clock that differs from the
 * server's does no harm.
 */
export function renewedTokens({ name, advice, secrets, fetch, ...options }: RenewedTokensOptions): TokenSource {
  const cache = new CredentialCache<string>({
    ...options,
    what: `a token for ${name}`,
    fetch: async (operation) => {
      const asked = options.clock.now();
      const { value, lifetimeMs } = await fetch(operation);
      return { value, endsAt: lifetimeMs === undefined ? undefined : asked + lifetimeMs };
    },
    secretsOf: (value) => [value],
  });
  return {
    name,
    ...(advice === undefined ? {} : { advice }),
    async token(operation) {
      const value = await cache.get(operation);
      return { value, expiresAt: cache.freshUntil };
    },
    invalidate(refused) {
      if (refused === undefined || refused === cache.current) cache.drop();
      return true;
    },
    registerSecrets(redactor) {
      redactor.add(...secrets);
      cache.addRedactor(redactor);
    },
  };
}
