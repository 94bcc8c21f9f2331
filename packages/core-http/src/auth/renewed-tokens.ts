import type { Clock } from "../base/clock.ts";
import type { Operation } from "../operation/operation.ts";
import { CredentialCache } from "./credential-cache.ts";
import type { TokenSource } from "./token-source.ts";

/** A fetched token. */
export interface FetchedToken {
  readonly value: string;
  /** Its remaining lifetime in milliseconds. A token with an unknown lifetime is used once. */
  readonly lifetimeMs: number | undefined;
}

/** Options of a renewed token source. */
export interface RenewedTokensOptions {
  /** What the user calls the credential behind the tokens. */
  readonly name: string;
  /** What to do if the platform rejects a token that cannot be renewed, as a sentence. */
  readonly advice?: string | undefined;
  /** How long before its expiry a token is renewed, in milliseconds. */
  readonly marginMs: number;
  readonly clock: Clock;
  /** The secrets that the user configured for this source. */
  readonly secrets: readonly string[];
  readonly fetch: (operation: Operation) => Promise<FetchedToken>;
}

/**
 * A source that caches its token and renews it before its expiry.
 *
 * The lifetime is measured by this machine's clock from the token request on, so a difference from the server's clock does
 * no harm.
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
    invalidate(rejected) {
      if (rejected === undefined || rejected === cache.current) cache.drop();
      return true;
    },
    registerSecrets(redactor) {
      redactor.add(...secrets);
      cache.addRedactor(redactor);
    },
  };
}
