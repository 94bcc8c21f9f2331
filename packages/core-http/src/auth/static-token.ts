import { ConfigurationError } from "../errors/configuration-error.ts";
import type { TokenSource } from "./token-source.ts";

/** A ready token. */
export interface StaticTokenOptions {
  readonly token: string;
  /** What the user calls it, such as `oauth.oauthExternalAccessToken`. */
  readonly name: string;
}

/**
 * A source that always returns the same token, which counts as never expiring and cannot be renewed.
 *
 * @throws {@link ConfigurationError} when the token is empty.
 */
export function staticToken({ token, name }: StaticTokenOptions): TokenSource {
  if (token === "") throw new ConfigurationError(`${name} is empty`);
  return {
    name,
    advice: `It cannot be renewed here: set ${name} to a new token.`,
    token: () => Promise.resolve({ value: token, expiresAt: Number.POSITIVE_INFINITY }),
    invalidate: () => false,
    registerSecrets: (redactor) => redactor.add(token),
  };
}
