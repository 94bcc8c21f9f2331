import { systemClock } from "../base/clock.ts";
import { HttpClient } from "../client/client.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import { StatusError } from "../errors/status-error.ts";
import type { Operation } from "../operation/operation.ts";
import { processRedactor } from "../redaction/redactor.ts";
import { type FetchedToken, renewedTokens } from "./renewed-tokens.ts";
import type { TokenRequestOptions } from "./token-request.ts";
import type { TokenSource } from "./token-source.ts";

/** A user who signs in by name and password. */
export interface PasswordLoginOptions extends TokenRequestOptions {
  /** The URL that returns the token, by a POST with a JSON body. */
  readonly tokenUrl: string;
  readonly username: string;
  readonly password: string;
  /** Sent if it is set. */
  readonly scope?: string | undefined;
  /** The requested lifetime in seconds. The token is used until shortly before its expiry. */
  readonly expiresInSeconds: number;
  /** What the user calls the credential, such as `EXAMPLE_USERNAME and EXAMPLE_PASSWORD`. */
  readonly name: string;
  /** What to do if the login fails, as a sentence. */
  readonly hint?: string;
}

/** How long before its expiry a token is renewed, in milliseconds. */
const marginMs = 5 * 60_000;

/**
 * Tokens by user name and password, for platforms with a JSON login. The token is fetched for the first request that needs
 * it, and shared by all.
 *
 * @throws ConfigurationError when a part is missing or the URL is not safe.
 */
export function passwordLogin(options: PasswordLoginOptions): TokenSource {
  const { tokenUrl, username, password, scope, expiresInSeconds, name, hint, ...rest } = options;
  if (username === "" || password === "") {
    throw new ConfigurationError(`${name} are incomplete`, { hint: "Give the user name and the password." });
  }
  if (!URL.canParse(tokenUrl)) {
    throw new ConfigurationError("The token URL is not a URL", { hint: "Include the scheme, https://." });
  }
  const { origin, pathname } = new URL(tokenUrl);
  const redactor = options.redactor ?? processRedactor;
  redactor.add(password);
  const client = new HttpClient({
    ...rest,
    baseUrl: origin,
    headers: { accept: "application/json" },
    // Requests that wait for the token occupy slots of the origin: the token request must not wait for those.
    limits: { key: "token" },
  });

  const login = async (operation: Operation): Promise<FetchedToken> => {
    const body = { username, password, grant_type: "password", scope, expires: expiresInSeconds };
    try {
      const answer = await client.with(operation).post<{ access_token?: unknown } | null>(pathname, {
        body,
        // An unused token does no harm and appears in no listing.
        idempotent: true,
        safe: true,
      });
      const value = answer?.access_token;
      if (typeof value !== "string" || value === "") throw new CredentialsError(name, noToken, { hint });
      redactor.add(value);
      return { value, lifetimeMs: expiresInSeconds * 1000 };
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      const { method, url, status, code, platformMessage, requestId, attempts } = error;
      const facts = { method, url, status, code, platformMessage, requestId, attempts, hint };
      throw new CredentialsError(name, `the login was rejected with ${error.summary}`, facts, error);
    }
  };

  return renewedTokens({ name, clock: options.clock ?? systemClock, marginMs, secrets: [password], fetch: login });
}

const noToken = "the login response has no access_token";
