import { ConfigurationError } from "../errors/configuration-error.ts";
import type { AuthPolicy } from "../origin/auth-policy.ts";

/** A token that is given and never renewed. */
export interface BearerAuthOptions {
  readonly token: string;
  /** What the user calls this credential, such as `apiToken`. */
  readonly name: string;
}

/**
 * A static bearer token (RFC 6750).
 *
 * @throws {@link ConfigurationError} when the token is empty or contains a character that a header must not contain.
 */
export function bearerAuth({ token, name }: BearerAuthOptions): AuthPolicy {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigurationError(
      `${name} is ${token === "" ? "empty" : "not a token: it contains spaces or other invalid characters"}`,
    );
  }
  const header = `Bearer ${token}`;
  return {
    name,
    identity: header,
    authorize({ headers }) {
      headers["authorization"] = header;
    },
    registerSecrets(redactor) {
      redactor.add(token);
    },
  };
}
