import { ConfigurationError } from "../errors/configuration-error.ts";
import type { AuthPolicy } from "../origin/auth-policy.ts";

/** A key and its secret. */
export interface BasicAuthOptions {
  readonly username: string;
  readonly password: string;
  /** What the user calls this credential, such as `kafkaApiKey/kafkaApiSecret`. */
  readonly name: string;
  /** What to do if the platform rejects it, as a sentence. */
  readonly advice?: string | undefined;
}

/**
 * Basic authentication (RFC 7617) in UTF-8.
 *
 * @throws {@link ConfigurationError} when either part is empty, or the username holds a colon.
 */
export function basicAuth(options: BasicAuthOptions): AuthPolicy {
  const { username, password, name, advice } = options;
  if (username === "" || password === "") {
    throw new ConfigurationError(`${name} is incomplete`, { hint: "Give both parts of it." });
  }
  if (username.includes(":")) {
    throw new ConfigurationError(`The first part of ${name} contains a colon`, {
      hint: "Give the key and its secret separately.",
    });
  }
  const header = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return {
    name,
    ...(advice === undefined ? {} : { advice }),
    identity: header,
    authorize({ headers }) {
      headers["authorization"] = header;
    },
    registerSecrets(redactor) {
      redactor.add(password, header.slice("Basic ".length));
    },
  };
}
