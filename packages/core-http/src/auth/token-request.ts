import { HttpClient } from "../client/client.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import type { Operation } from "../operation/operation.ts";
import type { HttpClientOptions } from "../origin/client-options.ts";
import { processRedactor } from "../redaction/redactor.ts";
import type { FetchedToken } from "./renewed-tokens.ts";

/** How token requests are sent: as other requests, but without the client's credentials and headers. */
export type TokenRequestOptions = Omit<HttpClientOptions, "baseUrl" | "auth" | "headers" | "limits" | "classify">;

/** Requests a token from a token endpoint (RFC 6749, RFC 8693). */
export class TokenRequest {
  readonly #client: HttpClient;
  readonly #options: TokenRequestOptions;
  readonly #path: string;

  /** @throws ConfigurationError when the URL is invalid or not safe to send a secret to. */
  constructor(tokenUrl: string, options: TokenRequestOptions) {
    if (!URL.canParse(tokenUrl)) {
      throw new ConfigurationError("The token URL is not a URL", { hint: "Include the scheme, https://." });
    }
    const { origin, pathname, search } = new URL(tokenUrl);
    this.#path = pathname + search;
    this.#options = options;
    // Requests that wait for a token occupy slots of the origin: the token request must not wait for those.
    this.#client = new HttpClient({ ...options, baseUrl: origin, limits: { key: "token" } });
  }

  /**
   * Sends the form without empty fields.
   *
   * @throws StatusError and others if it is rejected, InvalidResponseError if the response has no token.
   */
  async send(form: Readonly<Record<string, string | undefined>>, operation: Operation): Promise<TokenResponse> {
    const fields: Record<string, string> = {};
    for (const name in form) {
      const value = form[name];
      if (value !== undefined && value !== "") fields[name] = value;
    }
    const answer = await this.#client.with(operation).request<{ access_token?: unknown; expires_in?: unknown } | null>({
      method: "POST",
      path: this.#path,
      form: fields,
      // An unused token does no harm and appears in no listing.
      idempotent: true,
      safe: true,
    });
    const value = answer.body?.access_token;
    if (typeof value !== "string" || value === "") {
      throw new InvalidResponseError("The response of the token endpoint has no access_token", {
        method: "POST",
        url: answer.url,
        status: answer.status,
        requestId: answer.requestId,
        attempts: answer.attempts,
        hint: "Check that the URL is the token endpoint of the identity provider.",
      });
    }
    (this.#options.redactor ?? processRedactor).add(value);
    const seconds = readSeconds(answer.body?.expires_in);
    return { value, expiresInSeconds: seconds, lifetimeMs: seconds === undefined ? undefined : seconds * 1000 };
  }
}

/** A token with its life as the endpoint named it. */
export interface TokenResponse extends FetchedToken {
  readonly expiresInSeconds: number | undefined;
}

/** Some endpoints send the number as a string. */
function readSeconds(value: unknown): number | undefined {
  const seconds = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof seconds === "number" && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
