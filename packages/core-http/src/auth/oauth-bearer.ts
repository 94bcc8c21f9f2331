import type { AuthPolicy } from "../origin/auth-policy.ts";
import type { TokenSource } from "./token-source.ts";

/** Options of {@link oauthBearer}. */
export interface OauthBearerOptions {
  /** What the user calls this credential. Defaults to the source's name. */
  readonly name?: string;
  /** Headers that go with the token, such as `{ "confluent-identity-pool-id": "pool-1" }`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Bearer tokens (RFC 6750) from a source. If the platform rejects a token (401), the request is sent once
 * more with a new one.
 */
export function oauthBearer(source: TokenSource, options: OauthBearerOptions = {}): AuthPolicy {
  return {
    name: options.name ?? source.name,
    ...(source.advice === undefined ? {} : { advice: source.advice }),
    async authorize({ headers, operation }) {
      const { value } = await source.token(operation);
      headers["authorization"] = `Bearer ${value}`;
      for (const name in options.headers) headers[name.toLowerCase()] = options.headers[name] ?? "";
    },
    async rejected({ request }) {
      const token = request.headers["authorization"]?.slice("Bearer ".length);
      return source.invalidate(token) ? "retry" : "give-up";
    },
    registerSecrets: (redactor) => source.registerSecrets(redactor),
  };
}
