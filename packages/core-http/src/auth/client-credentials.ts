import { systemClock } from "../base/clock.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { processRedactor } from "../redaction/redactor.ts";
import { renewedTokens } from "./renewed-tokens.ts";
import { TokenRequest, type TokenRequestOptions } from "./token-request.ts";
import type { TokenSource } from "./token-source.ts";

/** A client of an identity provider. */
export interface ClientCredentialsOptions extends TokenRequestOptions {
  /** The identity provider's token endpoint. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sent if it is not empty. */
  readonly scope?: string | undefined;
  /** What the user calls the credential. Default `OAuth client credentials`. */
  readonly name?: string;
  /** How long before its expiry a token is renewed, in milliseconds. Defaults to 3 minutes. */
  readonly marginMs?: number;
}

/**
 * Tokens by the client credentials grant (RFC 6749, section 4.4). A token without a known expiry is
 * fetched for each request.
 *
 * @throws ConfigurationError when a part is missing or the URL is not safe.
 */
export function clientCredentials(options: ClientCredentialsOptions): TokenSource {
  const { tokenUrl, clientId, clientSecret, scope, name = "OAuth client credentials", marginMs, ...rest } = options;
  if (clientId === "" || clientSecret === "") {
    throw new ConfigurationError(`${name} are incomplete`, { hint: "Give the client's ID and its secret." });
  }
  const redactor = options.redactor ?? processRedactor;
  redactor.add(clientSecret);
  const request = new TokenRequest(tokenUrl, rest);
  return renewedTokens({
    name,
    clock: options.clock ?? systemClock,
    marginMs: marginMs ?? 3 * 60_000,
    secrets: [clientSecret],
    fetch: (operation) =>
      request.send(
        { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret, scope },
        operation,
      ),
  });
}
