import { systemClock } from "../base/clock.ts";
import { StatusError } from "../errors/status-error.ts";
import type { Operation } from "../operation/operation.ts";
import { processRedactor } from "../redaction/redactor.ts";
import { renewedTokens } from "./renewed-tokens.ts";
import { TokenRequest, type TokenRequestOptions, type TokenResponse } from "./token-request.ts";
import type { TokenSource } from "./token-source.ts";

/** An exchange of one token for another. */
export interface StsExchangeOptions extends TokenRequestOptions {
  /** The source of the tokens to exchange. */
  readonly subject: TokenSource;
  /** The platform's token endpoint. */
  readonly tokenUrl: string;
  /** Additional form fields, such as `{ identity_pool_id: "pool-1" }`. */
  readonly form?: Readonly<Record<string, string>>;
  /** The lifetime to request in the first exchange. Later ones request what the previous response returned. */
  readonly expiresInSeconds?: number | undefined;
  /** What the user calls the credential. Defaults to the subject's name. */
  readonly name?: string;
  /** How long before its expiry a token is renewed, in milliseconds. Defaults to 1 minute. */
  readonly marginMs?: number;
}

/**
 * Tokens by exchange (RFC 8693) of another source's: JSON web tokens for access tokens. If the platform rejects the
 * subject's token, a new one is fetched once.
 *
 * @throws ConfigurationError when the URL is not safe.
 */
export function stsExchange(options: StsExchangeOptions): TokenSource {
  const { subject, tokenUrl, form = {}, expiresInSeconds, name = subject.name, marginMs, ...rest } = options;
  subject.registerSecrets(options.redactor ?? processRedactor);
  const request = new TokenRequest(tokenUrl, rest);
  let askedLife = expiresInSeconds;

  const exchange = (subjectToken: string, operation: Operation): Promise<TokenResponse> =>
    request.send(
      {
        grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
        subject_token: subjectToken,
        subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
        requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
        expires_in: askedLife === undefined ? undefined : String(askedLife),
        ...form,
      },
      operation,
    );
  const tokens = renewedTokens({
    name,
    advice: subject.advice,
    clock: options.clock ?? systemClock,
    marginMs: marginMs ?? 60_000,
    secrets: [],
    fetch: async (operation) => {
      const given = await subject.token(operation);
      const answer = await exchange(given.value, operation).catch(async (error: unknown) => {
        if (!rejectsSubject(error) || !subject.invalidate(given.value)) throw error;
        return exchange((await subject.token(operation)).value, operation);
      });
      askedLife = answer.expiresInSeconds ?? askedLife;
      return answer;
    },
  });
  return {
    ...tokens,
    registerSecrets: (redactor) => {
      subject.registerSecrets(redactor);
      tokens.registerSecrets(redactor);
    },
  };
}

/** Whether the endpoint rejected the subject's token: 401, or OAuth's `invalid_grant`. */
function rejectsSubject(error: unknown): boolean {
  return error instanceof StatusError && (error.status === 401 || error.code === "invalid_grant");
}
